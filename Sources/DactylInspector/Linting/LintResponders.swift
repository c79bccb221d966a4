import Dactyl

/// The views and controllers of the windows with responders, and where chains can start.
struct LintResponders {
  /// An entity of the chain.
  struct Member {
    let entity: Entity
    /// The place of the view that it is, or controls.
    let place: Int
    /// The callbacks of its responder, that of a widget included.
    let events: ResponderEvents
  }
  /// All with a responder, in the order of the survey, a controller after its view.
  private(set) var members: [Member] = []
  /// The number of places before each that can be first responder or focused, or whose controller can.
  private var starts: [Int] = [0]

  init(_ survey: LintSurvey) {
    let scene = survey.scene
    for (place, item) in survey.items.enumerated() {
      let view = item.view.entity
      let controller = scene.controller(ofRoot: view)
      var canStart = scene.isFocusableWidget(view.index) == true || item.view.canBecomeFocused == true
      for entity in [view, controller] where entity != .none {
        canStart = canStart || scene.canBecomeFirstResponder(entity)
        let events = scene.handledEvents(of: entity)
        if !events.isEmpty { members.append(Member(entity: entity, place: place, events: events)) }
      }
      starts.append(starts[starts.count - 1] + (canStart ? 1 : 0))
    }
  }

  /// The number of views in some places at which a chain can start.
  func startCount(in range: Range<Int>) -> Int { starts[range.upperBound] - starts[range.lowerBound] }
}
