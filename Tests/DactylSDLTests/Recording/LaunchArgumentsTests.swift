import Testing

@testable import DactylSDL

@Suite struct LaunchArgumentsTests {
  private func read(_ line: String) throws(LaunchArguments.Fault) -> LaunchArguments {
    try LaunchArguments(line.split(separator: " ").map(String.init))
  }

  private func fault(_ line: String) -> String? {
    do {
      _ = try read(line)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func otherArgumentsAreTheProgramsOwn() throws {
    let arguments = try read("--events --size 640x480 a -b --name=value")
    #expect(arguments.rest == ["--events", "--size", "640x480", "a", "-b", "--name=value"])
    #expect(arguments.record == nil && arguments.replay == nil && !arguments.isHeadless)
  }

  @Test func valuesFollowOrAreAttached() throws {
    #expect(try read("a --record f b").record == "f")
    #expect(try read("a --record=f=g b").record == "f=g")
    #expect(try read("a --record f b").rest == ["a", "b"])
    #expect(try read("a --state f b").state == "f")
    var options = ReplayOptions("f", verifies: true, speed: 2.5, from: 1, until: 9)
    let line = "--verify --speed 2.5 --from=1 --until 9"
    #expect(try read("--replay f \(line)").replay == options)
    #expect(try read("\(line) --replay=f").replay == options)
    options.product = .test
    options.output = "o"
    #expect(try read("\(line) --replay f --export test --output o").replay == options)
    #expect(try read("--replay f --shrink V4").replay?.product == .shrunk(until: "V4"))
    #expect(try read("--replay f --headless").isHeadless)
  }

  @Test func aPictureHasAFileASizeAndAFrame() throws {
    var options = PictureOptions("f")
    #expect(try read("--picture f").picture == options)
    options.size = Size(320, 240)
    options.frame = 7
    let arguments = try read("a --picture-size 320x240 --picture=f --picture-frame 7 b")
    #expect(arguments.picture == options && arguments.rest == ["a", "b"])
  }

  @Test func faultsAreNamed() {
    #expect(fault("--record") == "--record wants a value after it")
    #expect(fault("--verify") == "--verify goes with --replay FILE")
    #expect(fault("--speed 2") == "--speed goes with --replay FILE")
    #expect(fault("--replay f --speed 0") == "--speed wants a number above 0.0, not 0")
    #expect(fault("--replay f --speed fast") == "--speed wants a number above 0.0, not fast")
    #expect(fault("--replay f --until inf")?.hasSuffix("not inf") == true)
    #expect(fault("--replay f --export pdf") == "--export wants scenario, test, timeline or trace, not pdf")
    #expect(fault("--picture-size 3x4") == "--picture-size goes with --picture FILE")
    #expect(fault("--picture f --picture-frame 0")?.hasSuffix("from 1 to 1000000, not 0") == true)
    #expect(fault("--picture f --picture-size 3x")?.hasSuffix("such as 640x480, not 3x") == true)
    #expect(fault("--picture f --record g") == "--picture goes neither with --record nor with --replay")
    #expect(fault("--picture f --replay g") == "--picture goes neither with --record nor with --replay")
    for other in ["--record", "--replay", "--picture"] {
      #expect(
        fault("--state f \(other) g") == "--state goes neither with --record nor with --replay nor with --picture")
    }
    #expect(fault("--picture f --verify") == "--verify goes with --replay FILE")
    #expect(fault("--replay f --record g") == "either --record or --replay is wanted")
  }
}
