/// Input of a game's own, of any type. It is processed like all other input: hit-tested or sent from the first
/// responder, passed through the gates of recognizers, and sent up the chain until a responder handles it.
///
/// An event without phases is sent as a whole, with `Scene.send(_:at:)`. Input that goes on, such as that of a dial
/// that turns, begins, changes and ends (`Scene.begin(_:at:)`): recognizers and responders read its phase from
/// `GestureContext.inputPhase` and `Event.phase`, every began is followed by an ended or cancelled, and a gesture that
/// claims it cancels it.
public protocol CustomEvent {}
