import CAllocationCount
import Dactyl
import DactylControls
import SampleScenes
import Testing

/// Frames like the ones before allocate nothing: run in release builds, since debug builds allocate for plain loops.
@Suite struct SteadyFrameTests {
  @Test func aFrameWithFourDraggingFingersAllocatesNothing() {
    let scene = Scene()
    for index in 0..<1000 {
      let view = scene.addView(frame: Rect(Float(index % 40) * 20, Float(index / 40) * 24, 18, 22))
      view[Sprite.self] = Sprite(Texture(id: 1, size: Size(18, 22)))
      view.addGestureRecognizer(TapGestureRecognizer())
      view.addGestureRecognizer(PanGestureRecognizer()) { pan in
        pan.view?.center += pan.translation
        pan.translation = .zero
      }
    }

    expectNoAllocations(in: scene, dragging: (0..<4).map { Point(105 + 160 * Float($0), 205) })
  }

  @Test func framesWithListenersOfAllKindsAllocateNothing() {
    let scene = Scene()
    var calls = 0
    let view = scene.addView(frame: Rect(0, 0, 200, 200))
    view.addGestureRecognizer(PanGestureRecognizer()).addAction { _ in calls += 1 }
    for _ in 0..<3 {
      scene.onUpdate { _ in calls += 1 }
      scene.addSystem("late", at: .beforeDraw) { _ in calls += 1 }
      scene.onFixedUpdate(every: 0.004) { _ in calls += 1 }
      scene.onEvent { _ in calls += 1 }
      scene.onClose { calls += 1 }
      scene.onMotionData { _ in calls += 1 }
    }
    func frame(_ number: Int) {
      let time = Timestamp(milliseconds: Int64(number) * 16)
      let phase: TouchSamplePhase = number == 0 ? .began : .moved
      let sample = TouchSample(finger: FingerID(1), phase: phase, location: Point(20 + Float(number % 90), 20))
      scene.send(InputEvent(at: time, .touch(sample)))
      scene.send(InputEvent(at: time, .motionData(MotionSample(acceleration: SIMD3(0, Float(number), 0)))))
      scene.send(InputEvent(at: time, .window(.closeRequested)))
      scene.frame(at: time)
    }
    for number in 0..<200 { frame(number) }

    let before = (dactyl_allocation_count(), calls)
    for number in 200..<400 { frame(number) }
    let allocations = dactyl_allocation_count() - before.0

    #expect(calls - before.1 > 200 * 30)
    #if !DEBUG
      #expect(allocations == 0, "\(allocations) allocations in 200 frames")
    #endif
  }

  @Test func theCardTableAllocatesNothingWhileFourFingersDragCards() throws {
    let scene = Scene(size: Size(1024, 720))
    scene.assets = BlankAssets()
    let table = try CardTableScene(in: scene)

    expectNoAllocations(
      in: scene, dragging: table.summary.filter { !$0.cards.isEmpty }.prefix(4).map(\.location))
    withExtendedLifetime(table) {}
  }

  @Test func thePhotoTableAllocatesNothingWhileFourFingersMovePhotos() throws {
    let scene = Scene(size: Size(1024, 720))
    scene.assets = BlankAssets()
    let table = try PhotoTableScene(in: scene)

    expectNoAllocations(in: scene, dragging: table.order.suffix(4).map { table.summary[$0].location })
    withExtendedLifetime(table) {}
  }

  @Test func theBagsAllocateNothingWhileFourFingersDragStacks() throws {
    let scene = Scene(size: Size(1024, 720))
    scene.assets = BlankAssets()
    let bags = try BagScene(in: scene)

    expectNoAllocations(in: scene, dragging: [3, 5, 15, 16].compactMap { bags.location(of: $0) })
    #expect(scene.dragSessions.count == 4)
    withExtendedLifetime(bags) {}
  }

  @Test func theArenaAllocatesNothingBetweenTwoHitsWhileSticksAreMoved() {
    let scene = Scene(size: Size(1024, 720))
    let game = TwinStickScene(in: scene)
    func press(_ isDown: Bool) { scene.send(.key(KeySample(.return, isDown: isDown))) }
    press(true)
    scene.frame(at: Timestamp(milliseconds: 16))
    press(false)
    func frame(_ number: Int) {
      let time = Timestamp(milliseconds: Int64(number) * 16)
      let turn = Transform.rotation(Float(number) * 0.05)
      for (axis, direction) in [(ControllerAxis.leftStick, Vector(0.5, 0)), (.rightStick, Vector(-1, 0))] {
        scene.send(InputEvent(at: time, .axis(AxisSample(axis, turn.apply(to: direction), device: DeviceID(41)))))
      }
      scene.frame(at: time)
    }
    var score = -1
    var (allocations, steady) = (UInt64(0), 0)
    for number in 2..<600 {
      let (before, entities) = (dactyl_allocation_count(), scene.entityCount)
      frame(number)
      let ship = game.match?.arena.ships.first
      // Pools and tables grow in the first seconds; a hit makes sparks, which end half a second later.
      let isSteady = ship?.score == score && scene.entityCount == entities
      if number > 300, isSteady, game.match?.arena.shots.isEmpty == false {
        steady += 1
        allocations += dactyl_allocation_count() - before
      }
      score = ship?.score ?? -1
    }
    #expect(steady > 200)
    #if !DEBUG
      // The same number is added and removed in the same frame now and then.
      #expect(allocations < 20, "\(allocations) allocations in \(steady) frames")
    #endif
    withExtendedLifetime(game) {}
  }

  @Test("With focus following, and with every focusable item hidden", arguments: [false, true])
  func whatMovesBesideTheFocusAllocatesNothing(isLost: Bool) {
    let scene = Scene(size: Size(800, 600))
    let menu = scene.addView(frame: Rect(0, 0, 400, 600))
    for index in 0..<500 {
      let frame = Rect(Float(index % 20) * 20, Float(index / 20) * 24, 18, 22)
      scene.addButton("\(index)", frame: frame, to: menu)
    }
    let sprite = scene.addView(frame: Rect(500, 300, 40, 40))
    sprite[Sprite.self] = Sprite(Texture(id: 1, size: Size(40, 40)))
    scene.moveFocus(.next)
    menu.isHidden = isLost
    func frame(_ number: Int) {
      sprite.center = Point(600 + Float(number % 100), 300)
      menu.frame.origin.y = Float(number % 10)
      scene.frame(at: Timestamp(milliseconds: Int64(number) * 16))
    }
    for number in 1..<200 { frame(number) }
    #expect((scene.focusedItem == nil) == isLost)
    let before = dactyl_allocation_count()
    for number in 200..<400 { frame(number) }
    #if !DEBUG
      #expect(dactyl_allocation_count() - before < 20)
    #endif
  }

  @Test func listsAllocateNothingWhileFourFingersScrollThem() {
    let scene = Scene(size: Size(800, 600))
    var offsets = 0.0
    for index in 0..<4 {
      let list = scene.addView(frame: Rect(Float(index) * 200, 0, 200, 600))
        .makeScrollView(contentSize: ScrollSize(200, 50_000))
      list.view.clipsToBounds = true
      list.contentOffset.y = 1000
      list.delegate.didScroll = { offsets += $0.contentOffset.y }
      for row in 0..<1000 {
        let view = scene.addView(frame: Rect(0, Float(row) * 50, 200, 48), to: list.view)
        view[Sprite.self] = Sprite(Texture(id: 1, size: Size(200, 48)))
        view.addGestureRecognizer(TapGestureRecognizer())
      }
    }

    expectNoAllocations(in: scene, dragging: (0..<4).map { Point(50 + 200 * Float($0), 300) })
    #expect(offsets > 0)
  }

  @Test func listViewsAllocateNothingWhileFourFingersScrollThemOverMeasuredRows() {
    let scene = Scene(size: Size(800, 600))
    for index in 0..<4 {
      let list = scene.addListView(frame: Rect(Float(index) * 200, 0, 200, 600), rows: { 1_000_000 }) {
        _, row, path in
        row[Sprite.self] = Sprite(Texture(id: 1, size: Size(200, Float(20 + path.row % 9))))
      }
      list.rowHeight = index % 2 == 0 ? .fixed(12) : .delegate(estimated: 15)
      list.dataSource.heightOfRow = { Float(10 + $1.row % 9) }
      list.dataSource.heightOfHeader = { _, _ in 20 }
      list.scrollView.contentOffset.y = 3_000_000
    }

    expectNoAllocations(in: scene, dragging: (0..<4).map { Point(50 + 200 * Float($0), 300) })
  }

  @Test func theInboxAllocatesNothingWhileAFingerScrollsIt() throws {
    let scene = Scene(size: Size(1180, 740))
    scene.assets = BlankAssets()
    let inbox = try InboxScene(in: scene)
    let list = inbox.list
    scene.frame(at: .zero)
    // Far from the top, where no pull refreshes.
    list.scrollView.contentOffset.y = 30_000

    expectNoAllocations(in: scene, dragging: [list.view.convert(list.view.bounds.center, to: nil)], fingers: 1)
    #expect(abs(list.scrollView.contentOffset.y - 30_000) < 500 && list.visiblePaths.count > 5)
    withExtendedLifetime(inbox) {}
  }

  /// Drags a finger from each location about for 400 frames, and counts allocations in the second half of them.
  private func expectNoAllocations(in scene: Scene, dragging locations: [Point], fingers: Int = 4) {
    func frame(_ number: Int, _ phase: TouchSamplePhase) {
      let time = Timestamp(milliseconds: Int64(number) * 16)
      for (finger, location) in locations.enumerated() {
        let location = location + Vector(Float(number % 40), Float(number % 25))
        let sample = TouchSample(finger: FingerID(Int64(finger)), phase: phase, location: location)
        scene.send(InputEvent(at: time, .touch(sample)))
      }
      scene.frame(at: time)
    }
    frame(0, .began)
    for number in 1..<200 { frame(number, .moved) }

    let before = dactyl_allocation_count()
    for number in 200..<400 { frame(number, .moved) }
    let allocations = dactyl_allocation_count() - before

    #expect(scene.activeGestures.filter { $0.state == .changed }.count == locations.count && locations.count == fingers)
    #if !DEBUG
      #expect(allocations == 0, "\(allocations) allocations in 200 frames")
    #endif
  }
}
