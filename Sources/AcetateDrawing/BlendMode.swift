/// How what is drawn meets what is there already.
///
/// S is the source, D the destination, both premultiplied in 0…1; Sa and Da are their alphas. Blend modes follow the W3C's Compositing and
/// Blending (level 1), the rest are the operators of Porter and Duff (1984); results lie within 2/255 of those formulas.
///
/// Coverage (the anti-aliased edge of a shape, a clip, a mask) decides how much of a pixel is touched at all: where it is zero, nothing
/// changes, in every mode. Alpha belongs to the source.
public enum BlendMode: Sendable, Hashable, CaseIterable {
    /// S + D·(1 − Sa): the source lies over the destination.
    case normal

    // Blend modes: S·(1 − Da) + D·(1 − Sa) + Sa·Da·B, where B mixes the straight colours s and d.

    /// B = s·d.
    case multiply
    /// B = s + d − s·d.
    case screen
    /// `hardLight` with source and destination in exchanged roles.
    case overlay
    /// B = min(s, d).
    case darken
    /// B = max(s, d).
    case lighten
    /// B = d / (1 − s), 1 at most.
    case colorDodge
    /// B = 1 − (1 − d) / s, 0 at least.
    case colorBurn
    /// Multiplies where s is at most one half, screens elsewhere, as by a diffuse light.
    case softLight
    /// Multiplies where s is at most one half, screens elsewhere.
    case hardLight
    /// B = |s − d|.
    case difference
    /// B = s + d − 2·s·d.
    case exclusion
    /// The hue of the source, with the saturation and luminosity of the destination.
    case hue
    /// The saturation of the source, with the hue and luminosity of the destination.
    case saturation
    /// The hue and saturation of the source, with the luminosity of the destination.
    case color
    /// The luminosity of the source, with the hue and saturation of the destination.
    case luminosity

    // Porter and Duff.

    /// 0: takes away what is there.
    case clear
    /// S: replaces what is there.
    case copy
    /// D: leaves what is there.
    case destination
    /// S·Da.
    case sourceIn
    /// S·(1 − Da).
    case sourceOut
    /// S·Da + D·(1 − Sa).
    case sourceAtop
    /// S·(1 − Da) + D: the source lies under the destination.
    case destinationOver
    /// D·Sa.
    case destinationIn
    /// D·(1 − Sa).
    case destinationOut
    /// S·(1 − Da) + D·Sa.
    case destinationAtop
    /// S·(1 − Da) + D·(1 − Sa).
    case xor
    /// S + D, 1 at most.
    case plusLighter
    /// Adds what both lack of white: max(0, a − ((Da − D) + (Sa − S))), where a = min(1, Sa + Da) is the new alpha.
    case plusDarker
}

extension BlendMode {
    /// Whether coverage may be multiplied into the source: a clear source leaves the destination as it is, and half a source takes it half of
    /// the way. It does where colours are mixed, too; see there.
    var takesCoverageInSource: Bool {
        switch self {
        case .normal, .destination, .sourceAtop, .destinationOver, .destinationOut, .xor, .plusLighter, .plusDarker: true
        default: false
        }
    }

    /// Whether the mode mixes straight colours: it divides by the source's alpha, and of a faint source of 8 bits little is left. Half a source
    /// takes the destination half of the way, so that alpha may count as coverage.
    var mixesColors: Bool {
        switch self {
        case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight: true
        case .difference, .exclusion, .hue, .saturation, .color, .luminosity: true
        default: false
        }
    }
}
