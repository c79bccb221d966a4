import Dactyl
import DactylTesting
import TestSupport
import Testing

/// A game's values, of every kind that a scene retains, whose deinitializers change the scene.
@Suite struct MeddlingValueTests {
  @Test(
    "Every kind of value may edit everything when it is released with its view", arguments: MeddlingWorld.Kind.allCases)
  func withItsView(kind: MeddlingWorld.Kind) {
    for operation in MeddlingWorld.Operation.allCases {
      let world = MeddlingWorld(seed: 1)
      let parent = world.scene.addView(frame: Rect(0, 0, 100, 100))
      let child = world.scene.addView(frame: Rect(0, 0, 50, 50), to: parent)
      let sibling = world.scene.addView(frame: Rect(0, 0, 100, 100))
      for view in [parent, child, sibling] {
        world.views.append(view)
        for other in MeddlingWorld.Kind.allCases where other != kind { world.give(other, to: view) {} }
      }
      var isSaid = false
      for view in [parent, child] {
        world.give(kind, to: view) {
          isSaid = true
          world.perform(operation, on: child, sibling)
          world.perform(operation, on: sibling, parent)
        }
      }

      parent.destroy()
      world.endControllers()
      world.rest()

      #expect(isSaid && !child.isAlive)
      #expect(world.problems == [], "\(kind), \(operation)")
    }
  }

  @Test("A value may edit everything when it is removed or replaced", arguments: MeddlingWorld.Kind.allCases)
  func byItself(kind: MeddlingWorld.Kind) {
    for operation in MeddlingWorld.Operation.allCases {
      for isReplaced in [false, true] {
        let world = MeddlingWorld(seed: 1)
        let view = world.scene.addView(frame: Rect(0, 0, 100, 100))
        let sibling = world.scene.addView(frame: Rect(0, 0, 100, 100))
        world.views += [view, sibling]
        var isSaid = false
        world.give(kind, to: view) {
          isSaid = true
          world.perform(operation, on: view, sibling)
        }

        if isReplaced { world.give(kind, to: view) {} }
        world.remove(kind, from: view)
        world.endControllers()
        world.rest()

        #expect(isSaid)
        #expect(world.problems == [], "\(kind), \(operation), \(isReplaced)")
      }
    }
  }

  @Test("Random scenes whose values edit them when released stay consistent", arguments: Seeds.each(60))
  func randomPlay(seed: UInt64) {
    let world = MeddlingWorld(seed: seed)
    for step in 0..<Seeds.steps(100) {
      world.step()
      guard world.problems == [] else {
        Issue.record("DACTYL_SEED=\(seed), step \(step): \(world.problems)")
        return
      }
    }
    world.finish()
    #expect(world.problems == [] && world.held == 0, "DACTYL_SEED=\(seed)")
  }
}
