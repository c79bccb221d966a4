import DactylInspector
import Foundation
import Testing

@testable import DactylSDL

/// Files and folders without Foundation, compared with it.
@Suite struct FilesTests {
  @Test func bytesComeBackAsTheyWereWritten() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = folder.path + "/file"

    try Files.write([1, 2, 3], to: path)
    try Files.write(bytes, to: path)
    #expect(try Files.bytes(of: path) == bytes)
    try Files.write([], to: path)
    #expect(try Files.bytes(of: path) == [])
  }

  @Test func aFailureHasTheSystemsMessage() throws {
    let folder = try TemporaryFolder()

    let missing = #expect(throws: Files.Failure.self) { try Files.bytes(of: folder.path + "/none") }
    #expect(missing?.reason == "No such file or directory")
    let noFile = #expect(throws: Files.Failure.self) { try Files.bytes(of: folder.path) }
    #expect(noFile?.reason == "Is a directory")
    let noFolder = #expect(throws: Files.Failure.self) { try Files.write([1], to: folder.path + "/none/file") }
    #expect(noFolder?.reason == "No such file or directory")
    let existing = #expect(throws: Files.Failure.self) { try Files.write([1], to: folder.path) }
    #expect(existing?.reason == "Is a directory")
  }

  #if os(Linux)
    @Test func aFullDiskIsAFailure() throws {
      #expect(throws: Files.Failure.self) { try Files.write([1, 2, 3], to: "/dev/full") }
      #expect(throws: Files.Failure.self) { try Files.write(.init(repeating: 0, count: 1 << 20), to: "/dev/full") }
    }
  #endif

  @Test func filesFoldersAndLinksAreDistinguished() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([1], as: "b/file")
    let link = folder.path + "/a"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/b")

    #expect(Files.isFile(file) && !Files.isFolder(file))
    #expect(Files.isFolder(link) && !Files.isFile(link))
    #expect(!Files.isFile(folder.path + "/none") && !Files.isFolder(folder.path + "/none"))
    #expect(Files.names(in: folder.path) == ["a", "b"])
    #expect(Files.names(in: link) == ["file"])
    #expect(Files.names(in: file) == [] && Files.names(in: folder.path + "/none") == [])
    #expect(Files.resolvedPath(link) == Files.resolvedPath(folder.path + "/b"))
    #expect(Files.resolvedPath("/no/such/thing") == "/no/such/thing")
  }

  @Test func filesAtAnyDepthAreFound() throws {
    let folder = try TemporaryFolder()
    for path in ["b/c/file", "b/file", "a", "c/d/e/f"] { try folder.write([], as: path) }
    // A link to the folder around it must not be followed round and round.
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/b/up", withDestinationPath: folder.path)

    #expect(Files.paths(below: folder.path) == ["a", "b/c/file", "b/file", "c/d/e/f"])
    #expect(Files.paths(below: folder.path + "/a") == [])
  }

  @Test(arguments: ["/", "/a/b", "/a//b/", "/a/./b/../c", "/../a", "a", "./a/", "..", "."])
  func aFullPathIsAsFoundationHasIt(path: String) {
    #expect(Files.fullPath(path) == URL(fileURLWithPath: path).standardizedFileURL.path)
  }

  @Test(arguments: ["", " ", "\r\n", "a", " a b \t", "\n\ta\r\n", "a\u{a0}"])
  func trimmedTextIsAsFoundationHasIt(text: String) {
    #expect(text.trimmed == text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
