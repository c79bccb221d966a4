/// The rules of behaviour by which decisions are made. Each case is the rule's id.
public enum Rule: UInt8, Sendable, CaseIterable {
  /// No rule: a plain fact.
  case none

  // Hit-testing.

  /// A view that is hidden, disabled or transparent is not hit, nor is anything in it.
  case H1
  /// Transparent is an alpha below 0.01.
  case H2
  /// Where a point is not inside a view, none of its subviews is asked.
  case H4
  /// A view is hit itself when none of its subviews is.
  case H7
  /// A view whose transform has no inverse is not hit.
  case H9
  /// Whatever view a custom hit test answers is the hit view.
  case H11
  /// A view that is being animated is not hit, unless its animation allows that.
  case H13
  /// Labels and images let touches through, unless something listens on them.
  case H14

  // Touches.

  /// A touch belongs to the view that it hit, wherever the finger goes.
  case T7
  /// A view without multiple touch gets one touch at a time; others that hit it are withheld for their whole life.
  case T9
  /// A view with exclusive touch and the other views of its window do not get touches at the same time.
  case T14
  /// A responder that does not handle an event passes it to the next.
  case T19
  /// The application's deactivation, or the end of a window or device, cancels the touches that are down.
  case T22
  /// A view that leaves its window has its touches cancelled once.
  case T23
  /// While interaction is ignored, touches and presses are dropped; those that are down are cancelled.
  case T26
  /// A touch that was dropped is not seen until its finger has lifted.
  case T27
  /// A finger that lands again without having lifted has moved.
  case T35

  // Windows.

  /// A window in which nothing is hit lets the touch through to the next below.
  case W4
  /// Hiding a window cancels its touches.
  case W11

  // Gestures.

  /// From which state a recognizer may go to which.
  case G2
  /// Any other change of state is refused, with a diagnostic.
  case G6
  /// In what order a recognizer is asked whether it receives a touch.
  case G11
  /// A recognizer never sees a touch that it refused; others do.
  case G12
  /// A recognizer receives only the types of touches and presses that it allows.
  case G13
  /// The first touch's type excludes other types until the recognizer is reset, unless it takes them together.
  case G14
  /// A disabled recognizer receives no touches; those that began before it was enabled are not for it.
  case G15
  /// A recognizer that is done takes no new touches until it is reset.
  case G16
  /// A touch that a recognizer ignores is neither cancelled nor delayed on its behalf.
  case G21
  /// Taking a recognizer off its view ends it as disabling it does.
  case G22
  /// The delegate says whether a recognizer may begin; if not, it fails.
  case G25
  /// So do the views whose touches it would cancel.
  case G26
  /// A widget refuses a recognizer on a view around it, as a control does a single tap.
  case G27
  /// A recognizer waits while one that has to fail first is still possible.
  case G28
  /// When that one fails it goes on, and when that one recognizes it fails.
  case G29
  /// Recognizers that wait for each other fail together.
  case G34
  /// What cancels the touches cancels a recognizer that has begun, and one that is possible fails.
  case G35
  /// A recognizer that recognizes makes others on its touches fail, unless either of the two allows both.
  case G37
  /// One that is already recognizing makes those fail that come later.
  case G38
  /// Of two that would recognize at once, the first in order wins: inner views come before outer ones.
  case G42
  /// A recognizer that recognizes cancels its touches in their views, once.
  case G47
  /// Touches that were withheld from the view until then are dropped, unless they are not to be cancelled.
  case G48
  /// A touch that joins a recognizer which has begun is not delivered to its view.
  case G50
  /// A recognizer that delays touches keeps all of them from the view while it is possible.
  case G52
  /// The end of a touch is kept from the view while a recognizer is possible that delays it.
  case G53
  /// A recognizer that is done is reset before the next sequence of touches.
  case G60
  /// Disabling a recognizer that has begun cancels it; one that is possible fails.
  case G67

  // Delivery.

  /// A view hears of the cancel right before the first action of the recognizer that took its touches.
  case D7
  /// A view gets one call for all touches of a phase.
  case D8
  /// A deadline counts as an event without touches.
  case D10

  // Other kinds of input, and the responder chain.

  /// A target, once found, does not change while the input lasts.
  case D3
  /// A press stays with who was first responder as it went down.
  case P5
  /// Presses are cancelled when input is interrupted, and when their responder leaves its window.
  case P7
  /// Steps of a wheel go to what is under the pointer, those of a touchpad to where its scrolling began.
  case S5
  /// Two fingers on a touchpad pinch and turn what is under the pointer.
  case PI7
  /// A pointer with no button pressed hovers over the views under it.
  case HO1
  /// A shake goes to the first responder.
  case M1
  /// After a shake that nobody handled the game is asked whether to undo.
  case M3
  /// Remote control goes to the first responder, once somebody asked for it.
  case X2
  /// An action is sent to its target.
  case R22
  /// Key commands are looked for from the first responder up.
  case R29
  /// A key goes to commands that want to come first, then to text, then to the other commands.
  case R32

  /// The rule's id, as the rules are cited everywhere.
  public var id: String { self == .S5 ? "S-5" : String(describing: self) }
}
