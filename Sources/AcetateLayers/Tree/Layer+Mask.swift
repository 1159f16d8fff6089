extension Layer {
    /// The layer whose alpha says what of this one shows, with all below it and its shadow; nil, the default, for everything.
    ///
    /// The mask lies in this layer's bounds space and has it as its superlayer, but is none of its sublayers; outside of what the mask shows
    /// nothing does. Setting it takes it out of where it was. Whatever may not become a sublayer is refused as there.
    public final var mask: Layer? {
        get { rare?.mask }
        set { setMask(newValue) }
    }
}
