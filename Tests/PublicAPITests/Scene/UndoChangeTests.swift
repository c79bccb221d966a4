import Dactyl
import Testing

@Suite struct UndoChangeTests {
  @Test func everyChangeIsReportedAndOthersAreNot() {
    let undo = UndoManager()
    var seen: [String] = []
    let subscription = undo.onChange { undo in seen.append("\(undo.canUndo) \(undo.canRedo)") }
    func step() { undo.registerUndo { step() } }

    undo.undo()
    #expect(seen.isEmpty, "there is nothing to undo")
    step()
    #expect(seen == ["true false"])
    undo.undo()
    #expect(seen == ["true false", "false true"])
    undo.redo()
    #expect(seen.count == 3 && seen.last == "true false")
    undo.beginUndoGrouping()
    undo.registerUndo {}
    undo.registerUndo {}
    #expect(seen.count == 3)
    undo.endUndoGrouping()
    #expect(seen.count == 4)
    undo.removeAllActions()
    #expect(seen.count == 5 && seen.last == "false false")

    subscription.cancel()
    step()
    #expect(seen.count == 5)
  }
}
