import Testing

@testable import DactylInput

@Suite struct ListTests {
  @Test("Removing elements keeps the order of the others", arguments: [0, 1, 2, 3, 7])
  func removing(divisor: Int) {
    let list = List<Int>()
    for number in 0..<20 { list.append(number) }
    list.removeAll { divisor != 0 && $0 % divisor == 0 }

    #expect(Array(list) == (0..<20).filter { divisor == 0 || $0 % divisor != 0 })
  }

  @Test("A loop visits elements that are added meanwhile")
  func growing() {
    let list = List<Int>()
    list.append(1)
    var seen: [Int] = []
    for number in list {
      seen.append(number)
      if number < 5 { list.append(number + 1) }
    }

    #expect(seen == [1, 2, 3, 4, 5])
  }
}
