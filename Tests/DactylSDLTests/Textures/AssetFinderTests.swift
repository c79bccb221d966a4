import Foundation
import Testing

@testable import DactylSDL

@Suite struct AssetFinderTests {
  @Test func theFirstFolderThatHasTheFileWins() throws {
    let first = try TemporaryFolder()
    let second = try TemporaryFolder()
    let path = try second.write([1], as: "a.bmp")
    let finder = AssetFinder(folders: [first.path, second.path])

    #expect(try finder.path(of: "a.bmp") == path)
    let earlier = try first.write([1], as: "a.bmp")
    #expect(try finder.path(of: "a.bmp") == earlier)
  }

  @Test func aFolderOfThatNameIsNoFile() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], as: "cards/a.bmp")

    #expect(throws: AssetError.self) { try AssetFinder(folders: [folder.path]).path(of: "cards") }
    #expect(try AssetFinder(folders: [folder.path]).path(of: "cards/a.bmp") == folder.path + "/cards/a.bmp")
  }

  @Test func anAbsoluteNameIsUsedUnchanged() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([1], as: "a.bmp")

    #expect(try AssetFinder(folders: []).path(of: path) == path)
  }

  @Test func theAppsFoldersComeFirstAndTheWorkingDirectoryLast() {
    let folders = AssetFinder(appFolders: ["Pictures", "/usr/share/x"]).folders

    #expect(folders.prefix(2) == ["Pictures", "/usr/share/x"])
    #expect(folders.last == ".")
    #expect(Set(folders).count == folders.count)
  }

  @Test func anErrorNamesEachFolderOnce() throws {
    let folder = try TemporaryFolder()
    let here = FileManager.default.currentDirectoryPath
    let finder = AssetFinder(
      appFolders: [folder.path, folder.path + "/", folder.path + "/.", here, "Pictures", here + "/Pictures"],
      programFolder: here)

    let error = #expect(throws: AssetError.self) { try finder.path(of: "no such picture.bmp") }

    #expect(error?.searched.prefix(3) == [folder.path, here, here + "/Pictures"])
    #expect(Set(error?.searched ?? []).count == error?.searched.count)
  }

  @Test func bundlesBesideTheExecutableAreSearchedWithTheirFolders() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([1], as: "Game_Assets.resources/Images/a.bmp")
    let finder = AssetFinder(appFolders: [], programFolder: folder.path)

    #expect(try finder.path(of: "a.bmp") == path)
    #expect(try finder.path(of: "Images/a.bmp") == path)
  }
}
