import Dactyl
import Testing

struct TextSizeTests {
  @Test func aSceneMeasuresTextForAWidth() {
    let scene = Scene(size: Size(400, 300))
    scene.font = .pixel
    let label = Label("the quick brown fox", size: 10, lineBreakMode: .byWordWrapping)

    #expect(abs(scene.size(of: label).width - 114) < 1e-4)
    #expect(scene.size(of: label).height == 10)
    #expect(abs(scene.size(of: label, fitting: Size(60, .infinity)).width - 54) < 1e-4)
    #expect(scene.size(of: label, fitting: Size(60, .infinity)).height == 20)
  }

  @Test func aViewMeasuresItsLabel() {
    let scene = Scene(size: Size(400, 300))
    scene.font = .pixel
    let view = scene.addView(frame: Rect(0, 0, 60, 5))

    #expect(view.size(fitting: Size(20, 20)) == Size(60, 5))
    view[Label.self] = Label("the quick brown fox", size: 10, lineBreakMode: .byWordWrapping)
    let size = view.size(fitting: Size(view.bounds.size.width, .infinity))
    #expect(abs(size.width - 54) < 1e-4 && size.height == 20)
    view.frame.size = size
    #expect(view.size(fitting: view.bounds.size) == size, "what fits stays as it is")
    view.destroy()
    #expect(view.size(fitting: Size(20, 20)) == .zero)
  }
}
