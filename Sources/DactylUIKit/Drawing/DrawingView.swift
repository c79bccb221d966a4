/// A view that may draw its content.
protocol DrawingView: AnyObject {
  var engine: View { get }
  var bounds: CGRect { get }
  /// Where contexts are kept while it draws.
  var drawingState: DrawingState { get }
  func draw(_ rect: CGRect)
}
