import Dactyl
import FuzzWorlds
import TestSupport
import Testing

@testable import DactylInspector

/// A file that is cut off or corrupt is read up to that place, and never ends the program.
@Suite struct RecordingFaultTests {
  private static let whole = Recording.made(of: SampleEvents.all, hash: 1)

  @Test func aFileThatIsCutAnywhereIsReadUpToThere() throws {
    let bytes = Self.whole.bytes
    var most = 0
    for length in bytes.indices {
      let cut = Array(bytes[..<length])
      guard let recording = try? Recording(bytes: cut, file: "t") else {
        #expect(most == 0, "the head of \(length) bytes can be read, but that of more cannot")
        continue
      }
      #expect(recording.fault?.offset.map { $0 <= length } == true, "\(length) bytes")
      #expect(Self.whole.frames.starts(with: recording.frames), "\(length) bytes")
      #expect(recording.frames.count >= most)
      most = recording.frames.count
    }
    // Of several blocks, those before the cut are all there.
    #expect(most > 50 && most < Self.whole.frames.count)
  }

  @Test func aFlippedBitIsFoundWhereverItIs() throws {
    let bytes = Self.whole.bytes
    for index in bytes.indices {
      var faulty = bytes
      faulty[index] ^= 1 << UInt8(index % 8)
      guard let recording = try? Recording(bytes: faulty, file: "t") else { continue }
      #expect(recording.fault != nil, "byte \(index)")
      #expect(Self.whole.frames.starts(with: recording.frames), "byte \(index)")
    }
  }

  @Test func mutatedRecordingsAreReadOrRefused() {
    var mutation = RecordingMutation(seed: 1)
    var faults = 0
    for _ in 0..<4000 {
      let bytes = mutation.next(of: Self.whole.bytes)
      if (try? Recording(bytes: bytes, file: "t"))?.fault != nil { faults += 1 }
    }
    #expect(faults > 1000)
  }

  @Test func errorsSayWhatWhereAndWhatWasWanted() {
    func error(_ bytes: [UInt8]) -> String {
      do {
        return try Recording(bytes: bytes, file: "a.dactyl").fault?.description ?? "none"
      } catch {
        return error.description
      }
    }
    let bytes = Self.whole.bytes
    #expect(error([]) == "a.dactyl: byte 0: 8 bytes of a recording's first bytes wanted, 0 left")
    #expect(
      error(Array("not a recording".utf8)) == "a.dactyl: byte 0: a recording wanted, which begins with other bytes")
    var later = bytes
    later[8] = 3
    #expect(error(later) == "a.dactyl: byte 8: version 2 wanted, 3 found")
    #expect(error(bytes + [1, 2, 3]) == "none")
    #expect(error(bytes.dropLast()).hasPrefix("a.dactyl: byte "))
    #expect(error(bytes.dropLast()).hasSuffix(" left"))
    let missing = #expect(throws: RecordingError.self) { try Recording(contentsOf: "/no/such/file") }
    #expect(
      "\(missing.map(\.description) ?? "")"
        == "/no/such/file: a file that can be read wanted: No such file or directory")
  }
}
