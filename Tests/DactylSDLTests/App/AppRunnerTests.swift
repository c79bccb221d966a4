import Foundation
import Testing

@testable import DactylSDL

@MainActor @Suite struct AppRunnerTests {
  @Test func framesFollowEachOtherAtASixtiethOfASecond() throws {
    let app = try HeadlessApp(options: AppOptions(size: Size(40, 30)))

    for _ in 0..<60 { app.runFrame() }

    #expect(app.frameCount == 60)
    #expect(abs(app.now.seconds - 1) < 1e-6)
    #expect(app.scene.size == Size(40, 30))
  }

  @Test func aLetterboxedSceneHasItsLogicalSize() throws {
    let app = try HeadlessApp(options: AppOptions(size: Size(40, 30), logicalSize: Size(320, 200)))

    #expect(app.scene.size == Size(320, 200))
  }

  @Test func aScaledSceneIsDrawnAsManyTimesLarger() throws {
    var options = AppOptions(size: Size(40, 30), background: .black)
    options.contentScale = .fixed(2)
    let app = try HeadlessApp(options: options)
    app.scene.addView(frame: Rect(5, 5, 10, 5))[Shape.self] = Shape(.rectangle(), fill: .white)

    app.runFrame()

    let picture = try app.picture()
    #expect(app.scene.size == Size(20, 15))
    #expect((picture.width, picture.height) == (40, 30))
    #expect((0..<40).filter { picture.color($0, 12) == .white } == Array(10..<30))
    #expect((0..<30).filter { picture.color(12, $0) == .white } == Array(10..<20))
  }

  @Test func aScaleThatNoWindowCanHaveEndsTheStart() {
    var options = AppOptions()
    options.contentScale = .fixed(0)

    #expect(throws: PlatformError.self) { try HeadlessApp(options: options) }
  }

  @Test func aRunSavesThePicturesOfItsFrames() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/second.png"
    let options = AppOptions(size: Size(16, 16), background: .pureRed)
    let runner = AppRunner(options: options, frames: 3, isHeadless: true, pictures: [2: path, 9: folder.path + "/no"])

    let code = try runner.run { _ in }

    #expect(code == 0)
    #expect(FileManager.default.contents(atPath: path).map { Array($0.prefix(4)) } == [0x89, 0x50, 0x4E, 0x47])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/no"))
  }

  @Test func aRunEndsWithTheScenesExitCode() throws {
    let runner = AppRunner(options: AppOptions(size: Size(16, 16)), isHeadless: true)

    #expect(try runner.run { $0.quit(7) } == 7)
  }

  @Test func errorsOfTheLaunchAreRethrown() {
    let runner = AppRunner(options: AppOptions(size: Size(16, 16)), isHeadless: true)

    #expect(throws: AssetError.self) {
      _ = try runner.run { scene in _ = try scene.assets?.texture(named: "no such picture.bmp") }
    }
  }

  @Test(arguments: [Size(0, 10), Size(10, .nan), Size(1e9, 10)])
  func aPictureOfNoSizeThrows(size: Size) {
    #expect(throws: PlatformError.self) { _ = try HeadlessApp(options: AppOptions(size: size)) }
  }
}
