import Dactyl

/// A finger that landed on content which moved: its scroll view took it, and nothing inside heard of it (V8, V18).
struct CaughtVerdict {
  let stage: ScenarioStage
  let document: ScenarioDocument

  /// The obstacle of a touch, given the decisions about it, for a view inside the scroll view; nil when it was not
  /// caught.
  func obstacle(_ story: [Decision], before subject: View, _ landing: Int) -> Obstacle? {
    guard let caught = story.first(where: { $0.kind == .catchTouch }), stage.scene.isAlive(caught.other),
      case let list = stage.scene.view(caught.other), list != subject, subject.path.contains(list),
      let name = stage.name(of: caught.other)
    else { return nil }
    return Obstacle(caught, .caughtScrolling, name, cures(name, landing))
  }

  /// Changes after which the content rests as the finger lands: of the steps of the game that moved it, then of the
  /// finger that let it go, and then of the one that landed.
  private func cures(_ list: String, _ landing: Int) -> [[ScenarioEdit]] {
    var cures: [[ScenarioEdit]] = []
    let led = document.steps.indices.prefix(landing).reversed().filter {
      document.steps[$0]["set_offset"] == .string(list)
    }
    for index in led {
      guard let origin = document.origins[index] else { continue }
      cures += [[.removeStep(origin)], [.set(.step(origin), ["animated"], .bool(false))]]
    }
    let start = document.time(of: landing)
    for index in document.steps.indices.prefix(landing).reversed()
    where document.steps[index]["touch"] == .string("ended") {
      guard let origin = document.origins[index] else { continue }
      let next = document.time(of: index + 1)
      for rest in [150.0, 120, 200] where document.time(of: index) + rest <= next {
        cures.append([.set(.step(origin), ["at"], .number(document.time(of: index) + rest))])
      }
    }
    cures.append([.set(.object(list), ["scroll", "deceleration"], .string("fast"))])
    // The finger that landed, later: with all its steps.
    let finger = document.steps[landing]["finger"]
    let own = document.steps.indices.filter {
      $0 >= landing && document.steps[$0]["finger"] == finger && document.steps[$0]["touch"] != nil
    }
    for delay in [600.0, 1500, 3000, 5000] {
      cures.append(own.compactMap { document.moving($0, by: delay) })
    }
    return cures.filter { !$0.isEmpty && start >= 0 }
  }
}
