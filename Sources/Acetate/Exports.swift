@_exported public import AcetateControls
@_exported public import AcetateDrawing
@_exported public import AcetateGeometry
@_exported public import AcetateLayers
@_exported public import Foundation

#if ACETATE_IMAGES
    @_exported public import AcetateImages
#endif
