import Dactyl
import DactylInspector
import Testing

@testable import DactylSDL

// On the main thread: loading the library of SDL2_image is not thread-safe.
@MainActor @Suite struct SpriteSheetFileTests {
  private func file(_ text: String) throws -> SpriteSheetFile {
    try SpriteSheetFile(Array(text.utf8), file: "hero.json")
  }

  @Test("A hash of frames, as TexturePacker writes it")
  func hash() throws {
    let file = try file(
      """
      {"frames": {
        "b.png": {"frame": {"x": 2, "y": 3, "w": 16, "h": 24}, "rotated": false, "trimmed": true},
        "a.png": {"frame": {"x": 20, "y": 3, "w": 16, "h": 24}}},
       "meta": {"app": "x", "image": "hero.png", "scale": "1"}}
      """)
    #expect(file.image == "hero.png" && file.frames.map(\.name) == ["b.png", "a.png"])
    #expect(file.frames[0].frame == SpriteFrame(Rect(2, 3, 16, 24)))
  }

  @Test("A list of frames with durations and tags, as Aseprite writes it")
  func list() throws {
    func frame(_ x: Int) -> String {
      "{\"filename\": \"\(x)\", \"frame\": {\"x\": \(x), \"y\": 0, \"w\": 8, \"h\": 8}, \"duration\": 250}"
    }
    let file = try file(
      """
      {"frames": [\((0..<4).map(frame).joined(separator: ","))],
       "meta": {"image": "hero.png", "frameTags": [
         {"name": "walk", "from": 0, "to": 2, "direction": "forward"},
         {"name": "back", "from": 1, "to": 2, "direction": "reverse"},
         {"name": "sway", "from": 0, "to": 3, "direction": "pingpong"}]}}
      """)
    func places(_ name: String) -> [Float]? { file.animations[name]?.map(\.cell.origin.x) }
    #expect(file.frames[0].frame.duration == 0.25)
    #expect(places("walk") == [0, 1, 2] && places("back") == [2, 1] && places("sway") == [0, 1, 2, 3, 2, 1])
  }

  @Test(
    "What is wrong is said with its place",
    arguments: [
      ("{", "line 1"), ("[]", "an object wanted"), ("{\"meta\": {}}", "meta.image"),
      ("{\"meta\": {\"image\": \"a.png\"}}", "frames: the frames wanted"),
      ("{\"meta\": {\"image\": \"a.png\"}, \"frames\": {\"a\": {\"frame\": {\"x\": -1}}}}", "frames.a.frame.x"),
      ("{\"meta\": {\"image\": \"a.png\"}, \"frames\": {\"a\": {\"rotated\": true}}}", "turned by a quarter"),
      ("{\"meta\": {\"image\": \"a.png\"}, \"frames\": [{}]}", "frames[0].filename"),
      (
        "{\"meta\": {\"image\": \"a.png\", \"frameTags\": [{\"name\": \"w\", \"from\": 0, \"to\": 1}]}, \"frames\": []}",
        "meta.frameTags[0].to"
      ),
    ])
  func faults(text: String, wanted: String) throws {
    let error = #expect(throws: ScenarioError.self) { try file(text) }
    #expect(error?.description.contains(wanted) == true, "\(String(describing: error))")
  }

  @Test("The picture lies beside the file, and both are read once")
  func store() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Array(
        """
        {"frames": {"a": {"frame": {"x": 0, "y": 0, "w": 1, "h": 1}}}, "meta": {"image": "hero.bmp"}}
        """.utf8), as: "sheets/hero.json")
    let store = TextureStore(finder: AssetFinder(folders: [folder.path]))
    let error = #expect(throws: AssetError.self) { try store.spriteSheet(named: "sheets/hero.json") }
    #expect(error?.name == "sheets/hero.bmp")
    try folder.write(bmp(width: 1, height: 1, pixels: [1, 2, 3, 4]), as: "sheets/hero.bmp")
    let sheet = try store.spriteSheet(named: "sheets/hero.json")
    #expect(sheet.texture.size == Size(1, 1) && sheet["a"] == Rect(0, 0, 1, 1))
    #expect(try store.spriteSheet(named: "sheets/hero.json") == sheet)
    let missing = #expect(throws: AssetError.self) { try store.spriteSheet(named: "none.json") }
    #expect(missing?.reason == "there is no such file")
  }
}
