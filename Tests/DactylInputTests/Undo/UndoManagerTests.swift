import Dactyl
import TestSupport
import Testing

/// A number whose changes can be undone.
private final class Counter {
  var value = 0
  let manager = UndoManager()

  func set(_ new: Int, of target: Entity = .none, _ name: String = "") {
    let old = value
    value = new
    manager.registerUndo(of: target, name) { [unowned self] in set(old, of: target) }
  }
}

@Suite struct UndoManagerTests {
  @Test func undoAndRedoGoBackAndForth() {
    let counter = Counter()
    for value in 1...3 { counter.set(value) }

    let back = (0..<4).map { _ in (counter.manager.undo(), counter.value) }
    let forth = (0..<4).map { _ in (counter.manager.redo(), counter.value) }

    #expect(back.map(\.0) == [true, true, true, false] && back.map(\.1) == [2, 1, 0, 0])
    #expect(forth.map(\.0) == [true, true, true, false] && forth.map(\.1) == [1, 2, 3, 3])
  }

  @Test func aNewChangeClearsTheRedoStack() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.manager.undo()
    #expect(counter.manager.canRedo)

    counter.set(5)

    #expect(!counter.manager.canRedo)
    counter.manager.undo()
    #expect(counter.value == 1)
  }

  @Test func nestedGroupsAreUndoneAsOneLastFirst() {
    let manager = UndoManager()
    var order: [Int] = []
    manager.beginUndoGrouping()
    manager.registerUndo { order.append(1) }
    manager.beginUndoGrouping()
    manager.registerUndo { order.append(2) }
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    #expect(!manager.undo(), "a group is open")
    manager.registerUndo { order.append(3) }
    manager.endUndoGrouping()

    #expect(manager.undo())

    #expect(order == [3, 2, 1])
    #expect(!manager.canUndo && !manager.canRedo, "nothing was registered on the way back")
  }

  @Test func aGroupThatIsUndoneIsRedoneAsOne() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    for value in 1...3 { counter.set(value, "Count") }
    counter.manager.endUndoGrouping()

    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(counter.manager.redoActionName == "Count")
    counter.manager.redo()
    #expect(counter.value == 3)
    #expect(counter.manager.undoActionName == "Count")
    counter.manager.undo()
    #expect(counter.value == 0)
  }

  @Test func emptyGroupsAreDroppedAndUnpairedEndsDoNothing() {
    let counter = Counter()
    counter.set(1)
    counter.manager.undo()

    counter.manager.beginUndoGrouping()
    counter.manager.endUndoGrouping()
    counter.manager.endUndoGrouping()

    #expect(counter.manager.groupingLevel == 0)
    #expect(!counter.manager.canUndo)
    #expect(counter.manager.canRedo, "an empty group is nothing new")
  }

  @Test func levelsOfUndoLimitTheStack() {
    let counter = Counter()
    counter.manager.levelsOfUndo = 2
    for value in 1...5 { counter.set(value) }

    while counter.manager.undo() {}
    #expect(counter.value == 3)

    while counter.manager.redo() {}
    counter.manager.levelsOfUndo = 1
    while counter.manager.undo() {}
    #expect(counter.value == 4)
  }

  @Test func nothingIsRegisteredWhileDisabled() {
    let counter = Counter()
    counter.manager.disableUndoRegistration()
    counter.manager.disableUndoRegistration()
    counter.manager.enableUndoRegistration()
    counter.set(1)
    #expect(!counter.manager.canUndo && !counter.manager.isUndoRegistrationEnabled)

    counter.manager.enableUndoRegistration()
    counter.set(2)
    counter.manager.undo()

    #expect(counter.value == 1)
  }

  @Test func actionsOfATargetAreRemoved() {
    let scene = Scene()
    let (one, two) = (scene.makeEntity(), scene.makeEntity())
    let counter = Counter()
    counter.set(1, of: one)
    counter.set(2, of: two)
    counter.set(3, of: one)

    counter.manager.removeAllActions(of: one)

    #expect(counter.manager.undo())
    #expect(counter.value == 1)
    #expect(!counter.manager.undo())
    counter.manager.removeAllActions()
    #expect(!counter.manager.canRedo)
  }

  @Test func undoInTheMiddleOfUndoIsRefused() {
    let manager = UndoManager()
    var answers: [Bool] = []
    manager.registerUndo {}
    manager.registerUndo { answers = [manager.undo(), manager.redo(), manager.isUndoing, manager.isRedoing] }

    manager.undo()

    #expect(answers == [false, false, true, false])
    #expect(manager.canUndo)
  }

  /// Compared with a plain list of values, for any operations in any order.
  @Test(arguments: 0..<20) func randomWalksAgreeWithAListOfValues(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let counter = Counter()
    var (values, index) = ([0], 0)
    for step in 1...300 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        counter.set(step)
        values = Array(values[...index]) + [step]
        index += 1
      case 2:
        let count = Int.random(in: 1...3, using: &random)
        counter.manager.beginUndoGrouping()
        for part in 1...count { counter.set(step * 1000 + part) }
        counter.manager.endUndoGrouping()
        values = Array(values[...index]) + [step * 1000 + count]
        index += 1
      case 3:
        #expect(counter.manager.undo() == (index > 0))
        index = max(0, index - 1)
      default:
        #expect(counter.manager.redo() == (index + 1 < values.count))
        index = min(values.count - 1, index + 1)
      }
      #expect(counter.value == values[index])
      #expect(counter.manager.canUndo == (index > 0) && counter.manager.canRedo == (index + 1 < values.count))
    }
  }
}
