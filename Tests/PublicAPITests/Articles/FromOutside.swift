import Dactyl

/// The code of the article WriteAGesture on states from outside.
func cancel(_ drag: Gesture<HoldToPan>) {
  drag.state = .cancelled
}
