import Dactyl

/// What the article WriteAGesture says of states from outside.
func cancel(_ drag: Gesture<HoldToPan>) {
  drag.state = .cancelled
}
