/// How the elements are offered to somebody with one or two switches: a key, a button of a controller, or whatever acts
/// as one (AX27, AX28).
public struct Scanning: Hashable, Sendable {
  /// The switch that uses what is offered.
  public var select = PressType.key(.space)
  /// The switch that goes on to the next; nil for one switch alone: then it goes on by itself.
  public var next: PressType?
  /// The seconds for which each is offered, with one switch.
  public var interval = 1.2
  /// Whether groups of elements are offered first, and then what is in the one that was chosen.
  public var scansGroups = true
  /// How often everything is offered, with one switch, until it stops. The switch starts it again then.
  public var rounds = 3
  /// Whether what is offered is spoken, too.
  public var speaks = false

  /// Makes settings: the space bar alone, 1.2 seconds for each.
  public init() {}

  /// The interval, which has no end where none can be had.
  var time: Double { interval.isFinite ? max(0.1, interval) : 1.2 }
}
