import DactylTesting
import TestStage
import Testing

@testable import DactylActions
@testable import DactylInput
@testable import DactylScrolling

@Suite struct FrameTests {
  @Test("An event that is sent before a frame is handled in that frame: response is in the same frame")
  func sameFrame() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    card[Shape.self] = Shape(.ellipse, fill: .black)
    card.addGestureRecognizer(PanGestureRecognizer()) { pan in
      card.center += pan.translation
      pan.translation = .zero
    }
    stage.queue(1, .began, 50, 50, at: 1)
    stage.queue(1, .moved, 80, 50, at: 15)

    stage.frame(at: 16)

    let drawn = stage.scene.drawList.items.first?.transform.apply(to: Point(0, 0))
    #expect(drawn == Point(30, 0))
  }

  @Test("An event of a later moment waits for the frame that reaches it")
  func laterEvents() {
    let stage = Stage()
    stage.card()
    stage.queue(1, .began, 10, 10, at: 20)

    stage.frame(at: 19)
    #expect(stage.lines == [])
    stage.frame(at: 20)
    #expect(stage.lines == ["card touchesBegan 1"])
  }

  @Test("The report counts events, batches, hit-tests, actions, deliveries and what is drawn")
  func counters() {
    let stage = Stage()
    let card = stage.card()
    card[Shape.self] = Shape(.ellipse, fill: .black)
    stage.add(TapGestureRecognizer(), to: card, as: "tap")
    stage.queue(1, .began, 10, 10, at: 1)
    stage.queue(1, .moved, 11, 10, at: 2)
    stage.queue(1, .moved, 12, 10, at: 3)
    stage.queue(1, .ended, 12, 10, at: 4)
    stage.scene.send(InputEvent(at: Timestamp(milliseconds: 5), .text("a")))

    let report = stage.scene.frame(at: Timestamp(milliseconds: 16))

    #expect(report.timestamp == Timestamp(milliseconds: 16))
    #expect(report.events == 5)
    #expect(report.batches == 4)
    #expect(report.hitTests == 1)
    #expect(report.actions == 1)
    #expect(report.deliveries == 3)
    #expect(report.drawn == 1)
  }

  @Test("A frame without changes reports that there is nothing new to present")
  func idle() {
    let stage = Stage()
    let card = stage.card()
    card[Shape.self] = Shape(.ellipse, fill: .white)

    #expect(stage.scene.frame(at: .zero).hasChanged)
    #expect(!stage.scene.frame(at: .zero).hasChanged)
    #expect(!stage.scene.needsFrame)
    card.center.x += 1
    #expect(stage.scene.needsFrame)
    #expect(stage.scene.frame(at: .zero).hasChanged)
  }

  @Test("A frame equal to its predecessor reports nothing new to present, whatever was set meanwhile")
  func sameToSee() {
    let stage = Stage()
    let card = stage.card()
    card[Shape.self] = Shape(.ellipse, fill: .white)
    let bare = stage.scene.addView(frame: Rect(0, 0, 20, 20))
    #expect(stage.scene.frame(at: .zero).hasChanged)

    let edits: [() -> Void] = [
      { card.center = card.center },
      { card[Shape.self] = Shape(.ellipse, fill: .white) },
      { bare.center.x += 10 },
      { bare.bringToFront() },
      { stage.scene.addView(frame: Rect(0, 0, 5, 5)) },
      { bare.destroy() },
      { stage.scene.background = stage.scene.background },
    ]
    for edit in edits {
      edit()
      #expect(stage.scene.needsFrame)
      #expect(!stage.scene.frame(at: .zero).hasChanged)
    }
    stage.scene.background = .white
    #expect(stage.scene.frame(at: .zero).hasChanged)
    card.isHidden = true
    #expect(stage.scene.frame(at: .zero).hasChanged)
  }

  @Test("With a clock each stage is timed; without one none is")
  func times() {
    let stage = Stage()
    #expect(stage.scene.frame(at: .zero).nanoseconds == 0)
    var ticks: UInt64 = 0
    stage.scene.clock = {
      ticks += 5
      return ticks
    }

    stage.card()
    let report = stage.scene.frame(at: .zero)

    #expect(report.nanoseconds(in: .draw) == 5)
    #expect(report.nanoseconds(in: .transforms) == 5)
    #expect(report.nanoseconds == FrameStage.allCases.reduce(0) { $0 + report.nanoseconds(in: $1) })
  }

  @Test("While nothing visible changes, the draw list is not rebuilt")
  func nothingNewToDraw() {
    let stage = Stage()
    let card = stage.card()
    card[Sprite.self] = Sprite(Texture(id: 1, size: Size(10, 10)))
    stage.frame(at: 0)
    let drawn = stage.scene.drawList.items.count
    var ticks: UInt64 = 0
    stage.scene.clock = {
      ticks += 5
      return ticks
    }

    let still = stage.scene.frame(at: .zero)
    stage.scene.query(Sprite.self).forEach { _, sprite in sprite.tint = .black }
    let changed = stage.scene.frame(at: .zero)

    #expect(still.nanoseconds(in: .draw) == 0 && !still.hasChanged)
    #expect(still.drawn == drawn && drawn == 1)
    #expect(changed.nanoseconds(in: .draw) == 5 && changed.hasChanged)
    guard case .sprite(let sprite) = stage.scene.drawList.items.first?.content else { return #expect(Bool(false)) }
    #expect(sprite.tint == .black)
  }

  @Test("Latency is counted from an event to the presentation of its frame")
  func latency() {
    let stage = Stage()
    stage.queue(1, .began, 10, 10, at: 4)
    stage.queue(1, .ended, 10, 10, at: 10)
    stage.frame(at: 16)
    #expect(stage.scene.latency.total == 0)

    stage.scene.didPresent(at: Timestamp(milliseconds: 20))
    stage.scene.didPresent(at: Timestamp(milliseconds: 90))

    #expect(stage.scene.latency.total == 2)
    #expect(stage.scene.latency.worst == 0.016)
    #expect(stage.scene.latency.milliseconds(at: 0.5) == 11)
    #expect(stage.scene.latency.milliseconds(at: 1) == 17)
  }

  @Test("Events of unchanged frames are not counted; those of an earlier frame that waits are")
  func latencyOfNothing() {
    let stage = Stage()
    let card = stage.card()
    card[Shape.self] = Shape(.ellipse, fill: .white)
    stage.queue(1, .began, 10, 10, at: 4)
    stage.frame(at: 16)
    stage.queue(1, .ended, 10, 10, at: 20)
    stage.frame(at: 32)

    stage.scene.didPresent(at: Timestamp(milliseconds: 40))

    #expect(stage.scene.latency.total == 1)
    #expect(stage.scene.latency.worst == 0.036)
  }

  @Test("The histogram counts values beyond its classes, and negative ones")
  func latencyExtremes() {
    var histogram = LatencyHistogram()
    #expect(histogram.milliseconds(at: 1) == 0)
    for seconds in [-1, 0, 1e9, .infinity, .nan] { histogram.add(seconds) }

    #expect(histogram.counts.first == 3)
    #expect(histogram.counts.last == 2)
    #expect(histogram.milliseconds(at: .nan) > 0)
    #expect(histogram.milliseconds(at: 0.99) == 64)
  }
}
