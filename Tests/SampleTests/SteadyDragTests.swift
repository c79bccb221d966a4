import CAllocationCount
import Dactyl
import Testing

/// A drag allocates nothing after its beginning, whatever it passes: run in release builds, since debug builds
/// allocate for plain loops.
@Suite struct SteadyDragTests {
  @Test func aDragOverTargetsInAListAllocatesNothing() {
    let scene = Scene(size: Size(600, 600))
    let list = scene.addView(frame: Rect(0, 0, 600, 500)).makeScrollView(contentSize: ScrollSize(600, 500)).view
    for number in 0..<100 {
      let target = scene.addView(frame: Rect(Float(number % 10) * 60, Float(number / 10) * 50, 50, 40), to: list)
      target.onDrop(of: Int.self, proposing: number % 3 == 0 ? .copy : .move) { _ in }
    }
    let card = scene.addView(frame: Rect(0, 550, 40, 40))
    card[Shape.self] = Shape(.ellipse, fill: .white)
    card.makeDraggable(1, lift: .touchDown)
    func frame(_ number: Int, _ phase: TouchSamplePhase, _ location: Point) {
      let moment = Timestamp(milliseconds: Int64(number * 16))
      scene.send(InputEvent(at: moment, .touch(TouchSample(finger: FingerID(1), phase: phase, location: location))))
      scene.frame(at: moment)
    }
    func location(_ number: Int) -> Point { Point(Float(number * 37 % 600), Float(number * 23 % 500)) }
    frame(0, .began, Point(20, 570))
    // It has been over every target by then, each of which is asked once.
    for number in 1...3000 { frame(number, .moved, location(number)) }

    let before = dactyl_allocation_count()
    for number in 3001..<3400 { frame(number, .moved, location(number)) }
    let allocations = dactyl_allocation_count() - before

    #expect(scene.dragSessions.count == 1)
    #if !DEBUG
      #expect(allocations == 0, "\(allocations) allocations")
    #endif
  }
}
