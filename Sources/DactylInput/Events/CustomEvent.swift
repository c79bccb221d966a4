/// Input of a game's own, of whatever type it sends. It goes the same way as all other input: hit-tested or from the
/// first responder, past the gates of recognizers, and up the chain until one handles it.
///
/// An event that is over at once is sent as a whole, with `Scene.send(_:at:)`. What goes on for a while, such as a dial
/// that turns, begins, changes and ends (`Scene.begin(_:at:)`): recognizers and responders find its phase in
/// `GestureContext.inputPhase` and `Event.phase`, every began is followed by one ended or cancelled, and a gesture that
/// takes it cancels it.
public protocol CustomEvent {}
