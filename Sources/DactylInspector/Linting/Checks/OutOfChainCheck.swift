import Dactyl

/// Finds responders for keys, shakes and remote control that the way up the chain does not pass (R11, R29).
enum OutOfChainCheck: LintCheck {
  static let name = "out-of-chain"
  private static var sentUpTheChain: ResponderEvents {
    var events: ResponderEvents = [.remoteControl, .keyCommands]
    events.formUnion(.presses)
    events.formUnion(.motion)
    return events
  }

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    let (scene, responders) = (survey.scene, survey.responders)
    let start = scene.startOfChain
    var chain = Set(scene.responderChain(from: start))
    if let item = scene.focusedItem { chain.formUnion(scene.responderChain(from: item.entity)) }
    var never: [LintFinding] = []
    var beside: [Entity] = []
    for member in responders.members {
      var events = scene.ownHandledEvents(of: member.entity)
      events.formIntersection(sentUpTheChain)
      guard !events.isEmpty, !chain.contains(member.entity) else { continue }
      let item = survey.items[member.place]
      // Without a first responder the chain starts at the window's root controller, or the window.
      let isRoot = item.parent < 0 || survey.items[item.parent].parent < 0 && member.entity != item.view.entity
      if isRoot || responders.startCount(in: member.place..<item.end) > 0 {
        beside.append(member.entity)
      } else {
        let name = survey.name(member.entity)
        never.append(
          LintFinding(
            self, .warning, "R11", [member.entity], [],
            "\(name) handles \(events.words) and never gets any: neither it nor anything in it can be first responder or "
              + "focused", "Let it become first responder (FirstResponding), or set canBecomeFocused."))
      }
    }
    // Without a focused item or first responder nothing was chosen to get keys.
    guard !beside.isEmpty, let from = scene.focusedItem?.entity ?? scene.firstResponder else { return never }
    return never + [
      LintFinding(
        self, .note, "R11", beside + [from], [],
        "keys start at \(survey.name(from)) now, and the way up from there does not pass \(survey.names(beside))",
        "Move the focus, or make another one first responder, for them to get keys.")
    ]
  }
}

extension ResponderEvents {
  /// The kinds of input in words.
  fileprivate var words: String {
    var words: [String] = []
    if !isDisjoint(with: .presses) { words.append("presses") }
    if !isDisjoint(with: .motion) { words.append("shakes") }
    if contains(.remoteControl) { words.append("remote control") }
    if contains(.keyCommands) { words.append("key commands") }
    return words.joined(separator: " and ")
  }
}
