/// Reduces a list to what still shows something: first the elements, as many at a time as possible, then the elements
/// themselves.
///
/// The elements are what stands or falls together: steps of a play, or groups of events, as the whole touch of a
/// finger.
package struct Shrinker {
  /// The number of candidates that may still be tried.
  package private(set) var attempts: Int

  /// Makes a shrinker that tries a number of candidates.
  package init(attempts: Int) { self.attempts = attempts }

  /// The fewest elements found that still show it: none of them can be left out, unless the attempts ran out.
  ///
  /// - Parameter shows: Whether a candidate shows what the whole list shows.
  package mutating func fewest<Element>(of elements: [Element], while shows: ([Element]) -> Bool) -> [Element] {
    var elements = elements
    var size = max(1, elements.count / 2)
    while attempts > 0 && !elements.isEmpty {
      var start = 0
      var isShorter = false
      while start < elements.count && attempts > 0 {
        var candidate = elements
        candidate.removeSubrange(start..<min(start + size, elements.count))
        attempts -= 1
        if shows(candidate) {
          elements = candidate
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1 && !isShorter { break }
      size = max(1, size / 2)
    }
    return elements
  }

  /// The elements, each replaced by the first of its simpler forms with which the list still shows it.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - forms: The forms of an element that are simpler, the simplest first.
  ///   - shows: Whether a candidate shows what the whole list shows.
  package mutating func simplest<Element>(
    of elements: [Element], by forms: (Element) -> [Element], while shows: ([Element]) -> Bool
  ) -> [Element] {
    var elements = elements
    for index in elements.indices {
      for form in forms(elements[index]) where attempts > 0 {
        var candidate = elements
        candidate[index] = form
        attempts -= 1
        guard shows(candidate) else { continue }
        elements = candidate
        break
      }
    }
    return elements
  }
}
