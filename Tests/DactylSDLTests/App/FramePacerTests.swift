import Testing

@testable import DactylSDL

@Suite struct FramePacerTests {
  private func at(_ nanoseconds: Int64) -> Timestamp { Timestamp(nanoseconds: nanoseconds) }

  @Test func anIdleSceneWaitsForAnEvent() {
    let pacer = FramePacer(interval: 100, waitsForDisplay: false)

    #expect(pacer.nextFrame(isNeeded: false, deadline: nil) == nil)
  }

  @Test func aMovingSceneHasAFrameAnInterval() {
    var pacer = FramePacer(interval: 100, waitsForDisplay: false)
    pacer.frameBegan(at: at(1000))

    #expect(pacer.nextFrame(isNeeded: true, deadline: nil) == at(1100))
  }

  @Test func wakingLateDoesNotAddUp() {
    var pacer = FramePacer(interval: 100, waitsForDisplay: false)
    pacer.frameBegan(at: at(1000))
    pacer.frameBegan(at: at(1130))

    #expect(pacer.nextFrame(isNeeded: true, deadline: nil) == at(1200))
  }

  @Test func afterALongSleepThePaceRestarts() {
    var pacer = FramePacer(interval: 100, waitsForDisplay: false)
    pacer.frameBegan(at: at(1000))
    pacer.frameBegan(at: at(5030))

    #expect(pacer.nextFrame(isNeeded: true, deadline: nil) == at(5130))
  }

  @Test func aDeadlineIsKeptButNotFasterThanFrames() {
    var pacer = FramePacer(interval: 100, waitsForDisplay: false)
    pacer.frameBegan(at: at(1000))

    #expect(pacer.nextFrame(isNeeded: false, deadline: at(1700)) == at(1700))
    #expect(pacer.nextFrame(isNeeded: false, deadline: at(1010)) == at(1100))
    #expect(pacer.nextFrame(isNeeded: true, deadline: at(1700)) == at(1100))
  }

  @Test func aDisplayThatSetsThePaceHasSlack() {
    var pacer = FramePacer(interval: 100, waitsForDisplay: true)
    pacer.frameBegan(at: at(1000))
    pacer.frameBegan(at: at(1080))

    #expect(pacer.nextFrame(isNeeded: true, deadline: nil) == at(1155))
  }

  @Test func aFrameThatPresentsNothingIsFollowedByOneAnIntervalLater() {
    var pacer = FramePacer(interval: 100, waitsForDisplay: true)
    pacer.frameBegan(at: at(1000))
    pacer.framePresentedNothing()

    #expect(pacer.nextFrame(isNeeded: true, deadline: nil) == at(1100))
    #expect(pacer.nextFrame(isNeeded: false, deadline: nil) == nil)
  }
}
