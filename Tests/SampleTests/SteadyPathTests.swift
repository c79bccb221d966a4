import CAllocationCount
import Dactyl
import Testing

/// Velocities and resampled moves allocate nothing once they are under way: run in release builds, since debug builds
/// allocate for plain loops.
@Suite struct SteadyPathTests {
  @Test func anEstimateAllocatesOnceHoweverOftenItIsUsedAndRestarted() {
    var estimate = VelocityEstimate()
    var sum = Vector.zero
    func use(_ number: Int64) {
      let moment = Timestamp(milliseconds: number * 8)
      estimate.add(Vector(Float(number), 0), at: moment)
      sum += estimate.velocity(at: moment, window: 0.1)
      if number % 10 == 0 { estimate.restart(at: .zero, moment) }
    }
    let fresh = dactyl_allocation_count()
    for number in 0..<50 { use(Int64(number)) }
    let first = dactyl_allocation_count() - fresh

    let before = dactyl_allocation_count()
    for number in 50..<500 { use(Int64(number)) }
    let allocations = dactyl_allocation_count() - before

    #expect(sum.dx > 0)
    #if !DEBUG
      #expect(first == 1)
      #expect(allocations == 0, "\(allocations) allocations")
    #endif
  }

  @Test func aSnapshotThatIsFilledAgainAllocatesNothing() {
    let scene = Scene(size: Size(400, 400))
    let card = scene.addView(frame: Rect(0, 0, 100, 100))
    card.addGestureRecognizer(TapGestureRecognizer()) { _ in }
    card.addGestureRecognizer(LongPressGestureRecognizer()) { _ in }
    scene.addButton("Deal", frame: Rect(200, 0, 100, 40)) { _ in }
    scene.addListView(frame: Rect(0, 200, 200, 200), rows: { 100 }) { _, _, _ in }
    scene.send(InputEvent(at: .zero, .touch(TouchSample(finger: FingerID(1), phase: .began, location: Point(9, 9)))))
    scene.frame(at: .zero)
    let snapshot = scene.snapshot()
    func fill(_ number: Int64) {
      card.frame.origin.x = Float(number)
      scene.frame(at: Timestamp(milliseconds: number))
      scene.takeSnapshot(snapshot)
    }
    for number in 1..<10 { fill(Int64(number)) }

    let before = dactyl_allocation_count()
    for number in 10..<40 { fill(Int64(number)) }
    let allocations = dactyl_allocation_count() - before

    #if !DEBUG
      #expect(allocations == 0, "\(allocations) allocations")
    #endif
  }

  @Test func aDragAllocatesNothingAfterTheFirst() {
    let scene = Scene(size: Size(400, 400))
    let view = scene.addView(frame: Rect(0, 0, 400, 400))
    var begun = 0
    view.addGestureRecognizer(PanGestureRecognizer()) { pan in if pan.state == .began { begun += 1 } }
    func drag(_ number: Int64) {
      for step in 0..<10 {
        let time = Timestamp(milliseconds: number * 1000 + Int64(step) * 16)
        let phase: TouchSamplePhase = step == 0 ? .began : step == 9 ? .ended : .moved
        let sample = TouchSample(finger: FingerID(1), phase: phase, location: Point(50 + 8 * Float(step), 50))
        scene.send(InputEvent(at: time, .touch(sample)))
        scene.frame(at: time)
      }
      scene.frame(at: Timestamp(milliseconds: number * 1000 + 900))
    }
    for number in 0..<3 { drag(Int64(number)) }
    let before = dactyl_allocation_count()
    for number in 3..<10 { drag(Int64(number)) }
    let allocations = dactyl_allocation_count() - before

    #expect(begun == 10)
    #if !DEBUG
      #expect(allocations == 0, "\(allocations) allocations")
    #endif
  }

  @Test(arguments: [3, 300])
  func tapsAndKeysThatAreLoggedAllocateNothing(siblings: Int) {
    let scene = Scene(size: Size(400, 400))
    let panel = scene.addView(frame: Rect(0, 0, 400, 400))
    let card = scene.addView(frame: Rect(0, 0, 100, 100), to: panel)
    for number in 0..<siblings { scene.addView(frame: Rect(200, Float(number), 20, 20), to: panel) }
    var taps = 0
    card.addGestureRecognizer(TapGestureRecognizer()) { _ in taps += 1 }
    panel.addGestureRecognizer(PanGestureRecognizer()) { _ in }
    let jump = InputAction<Bool>("jump")
    scene.inputActions.push(InputContext("play") { $0.bind(jump, to: .key(.space)) })
    scene.decisions.turnOn(capacity: 512)
    func play(_ number: Int) {
      for (step, isDown) in [true, false].enumerated() {
        let time = Timestamp(milliseconds: Int64(number * 1000 + step * 50))
        let sample = TouchSample(finger: FingerID(1), phase: isDown ? .began : .ended, location: Point(50, 50))
        scene.send(InputEvent(at: time, .touch(sample)))
        scene.send(InputEvent(at: time, .key(KeySample(.space, isDown: isDown))))
        scene.frame(at: time)
      }
    }
    for number in 0..<20 { play(number) }
    let before = dactyl_allocation_count()
    for number in 20..<40 { play(number) }
    let allocations = dactyl_allocation_count() - before

    #expect(taps == 40 && scene.decisions.decisions.contains { $0.kind == .bindAction })
    #if !DEBUG
      #expect(allocations == 0, "\(allocations) allocations")
    #endif
  }

  @Test func resampledFramesWithPansThatAskForTheirVelocityAllocateNothing() {
    let scene = Scene(size: Size(1000, 1000))
    scene.inputSettings.resampling = Resampling()
    var sum = Vector.zero
    for index in 0..<4 {
      let view = scene.addView(frame: Rect(Float(index) * 100, 0, 90, 90))
      view.addGestureRecognizer(PanGestureRecognizer()) { pan in
        sum += pan.velocity(in: nil)
        pan.translation = .zero
      }
    }
    func frame(_ number: Int, _ phase: TouchSamplePhase) {
      for half in 0..<2 {
        for finger in 0..<4 {
          let location = Point(Float(finger) * 100 + 45 + Float(number % 40), 40 + Float(half))
          let sample = TouchSample(finger: FingerID(Int64(finger)), phase: phase, location: location)
          scene.send(InputEvent(at: Timestamp(milliseconds: Int64(number * 16 + half * 8 + 3)), .touch(sample)))
        }
      }
      scene.frame(at: Timestamp(milliseconds: Int64(number * 16 + 16)))
    }
    frame(0, .began)
    for number in 1..<200 { frame(number, .moved) }

    let before = dactyl_allocation_count()
    for number in 200..<400 { frame(number, .moved) }
    let allocations = dactyl_allocation_count() - before

    #expect(scene.activeGestures.count == 4 && sum != .zero)
    #if !DEBUG
      #expect(allocations == 0, "\(allocations) allocations in 200 frames")
    #endif
  }
}
