import TestSupport
import Testing

@testable import DactylScene

@Suite struct SparseColumnTests {
  @Test func removingMovesTheLastIntoTheSlot() {
    let column = SparseColumn<String>()
    for index: UInt32 in [7, 3, 9, 1] { column[index] = "v\(index)" }

    column.remove(3)

    #expect(column.owners.list == [7, 1, 9] && column.values.list == ["v7", "v1", "v9"])
    #expect(column[3] == nil && column[7] == "v7" && column[1] == "v1" && column[9] == "v9")
    #expect(column.slot(of: 1) == 1)
  }

  @Test func removingTheLastOrNothing() {
    let column = SparseColumn<Int>()
    column[4] = 4
    column[5] = 5

    column.remove(5)
    column.remove(5)
    column[1000] = nil

    #expect(column.owners.list == [4] && column.count == 1 && column[5] == nil)
    column[4] = nil
    #expect(column.count == 0)
    column[4] = 44
    #expect(column[4] == 44 && column.slot(of: 4) == 0)
  }

  @Test func settingAgainKeepsTheSlot() {
    let column = SparseColumn<Int>()
    column[1] = 1
    column[2] = 2

    column[1] = 11

    #expect(column.owners.list == [1, 2] && column.values.list == [11, 2])
  }

  @Test(arguments: UInt64(1)...6)
  func randomEditsAgreeWithADictionary(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let column = SparseColumn<Int>()
    var model: [UInt32: Int] = [:]
    for step in 0..<3000 {
      let index = UInt32(random.int(0..<60))
      if random.oneIn(2) {
        column[index] = step
        model[index] = step
      } else {
        column.remove(index)
        model[index] = nil
      }
      guard column.count == model.count, column.values.count == model.count else {
        Issue.record("seed \(seed), step \(step): \(column.count) values, \(model.count) wanted")
        return
      }
      for index in UInt32(0)..<60 where column[index] != model[index] {
        Issue.record("seed \(seed), step \(step): \(index) has another value")
        return
      }
    }
    for (slot, owner) in column.owners.list.enumerated() { #expect(column.slot(of: owner) == slot) }
  }
}
