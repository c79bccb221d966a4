import Testing

@testable import DactylInspector

/// The trace of a play, held against the trace event format.
@Suite struct TraceTests {
  private func events(_ name: String) throws -> [[String: Any]] {
    var nanoseconds: UInt64 = 0
    let text = try TimelineCommand.trace(bytes: try TimelineFiles.bytes(name), file: name) {
      nanoseconds += 1500
      return nanoseconds
    }
    return try #require(try TimelineFiles.object(text)["traceEvents"] as? [[String: Any]])
  }

  @Test("Every event has its phase, process, thread and time")
  func schema() throws {
    for name in ["arbitration/single-waits-for-double", "gestures/pan-changed-each-move"] {
      for event in try events(name) {
        let phase = try #require(event["ph"] as? String)
        #expect(["M", "B", "E", "X", "s", "f"].contains(phase))
        #expect(event["pid"] as? Int == 1 && event["tid"] is Int && event["name"] is String)
        #expect((event["ts"] as? Double).map { $0 >= 0 } == true)
        #expect((event["dur"] as? Double).map { $0 >= 0 } == (phase == "X" ? true : nil))
        #expect((event["id"] is Int) == (phase == "s" || phase == "f"))
      }
    }
  }

  @Test("What begins on a thread ends on it, and every thread has a name")
  func nesting() throws {
    let events = try events("gestures/pan-changed-each-move")
    var depths: [Int: Int] = [:]
    let named = Set(events.filter { $0["name"] as? String == "thread_name" }.compactMap { $0["tid"] as? Int })
    for event in events where event["ph"] as? String != "M" {
      let thread = try #require(event["tid"] as? Int)
      #expect(named.contains(thread))
      if event["ph"] as? String == "B" { depths[thread, default: 0] += 1 }
      if event["ph"] as? String == "E" { depths[thread, default: 0] -= 1 }
      #expect(depths[thread] ?? 0 >= 0)
    }
    #expect(depths.values.allSatisfy { $0 == 0 } && !depths.isEmpty)
  }

  @Test("Each arrow goes from a sample to an action, forwards in time")
  func arrows() throws {
    let events = try events("gestures/pan-changed-each-move")
    let (starts, ends) = (events.filter { $0["ph"] as? String == "s" }, events.filter { $0["ph"] as? String == "f" })
    #expect(!starts.isEmpty && starts.count == ends.count)
    for start in starts {
      let end = try #require(ends.first { $0["id"] as? Int == start["id"] as? Int })
      #expect(try #require(start["ts"] as? Double) <= #require(end["ts"] as? Double))
      for (flow, wanted) in [(start, nil), (end, "action")] as [([String: Any], String?)] {
        let around = events.contains { slice in
          guard slice["ph"] as? String == "X", slice["tid"] as? Int == flow["tid"] as? Int,
            wanted == nil || slice["name"] as? String == wanted, let from = slice["ts"] as? Double,
            let length = slice["dur"] as? Double, let time = flow["ts"] as? Double
          else { return false }
          return (from...from + length).contains(time)
        }
        #expect(around, "\(flow)")
      }
    }
  }

  @Test("Frames have the stages that took time")
  func stages() throws {
    let frames = try events("gestures/pan-changed-each-move").filter {
      $0["tid"] as? Int == 1 && $0["ph"] as? String == "X"
    }
    #expect(
      frames.contains { $0["name"] as? String == "gestures" } && frames.contains { $0["name"] as? String == "arena" })
  }
}
