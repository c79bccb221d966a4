import CAllocationCount
import Dactyl
import Testing

/// Adding and removing views allocates nothing, once there is room for them: run in release builds.
@Suite struct SteadyEditTests {
  @Test(arguments: [3, 300])
  func viewsThatComeAndGoAllocateNothing(siblings: Int) {
    let scene = Scene()
    let parent = scene.addView(frame: Rect(0, 0, 1000, 1000))
    for number in 0..<siblings { parent.addSubview(scene.makeView(frame: Rect(Float(number) * 3, 20, 10, 10))) }
    func edit(_ number: Int) {
      let view = scene.makeView(frame: Rect(Float(number % 900), 50, 20, 20))
      parent.addSubview(view)
      view.addSubview(scene.makeView(frame: Rect(0, 0, 5, 5)))
      _ = parent.hitTest(Point(500, 500))
      view.destroy()
    }
    for number in 0..<400 { edit(number) }

    let before = dactyl_allocation_count()
    for number in 0..<200 { edit(number) }
    let allocations = dactyl_allocation_count() - before

    #expect(parent.subviewCount == siblings)
    #if !DEBUG
      #expect(allocations == 0, "\(allocations) allocations for 200 views")
    #endif
  }
}
