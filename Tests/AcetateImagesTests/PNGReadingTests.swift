import AcetateDrawing
import Testing
