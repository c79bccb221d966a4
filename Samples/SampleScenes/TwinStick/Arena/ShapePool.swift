import Dactyl

/// A pool of equal views, as many as were ever needed at once; the unused ones are hidden.
final class ShapePool {
  private let field: View
  private let scene: Scene
  private let build: (View, Scene) -> Void
  private var views: [View] = []
  private var shown = 0

  init(in field: View, of scene: Scene, _ build: @escaping (View, Scene) -> Void) {
    (self.field, self.scene, self.build) = (field, scene, build)
  }

  /// Shows the next view of the pool at a position.
  func show(at location: Point, turned angle: Float = 0) {
    if shown == views.count {
      let view = scene.addView(frame: .zero, to: field)
      view.isUserInteractionEnabled = false
      build(view, scene)
      views.append(view)
    }
    let view = views[shown]
    if view.isHidden { view.isHidden = false }
    view.center = location
    if angle != 0 { view.transform = .rotation(angle) }
    shown += 1
  }

  /// Hides the views that were not shown since the last call.
  func finish() {
    for view in views[shown...] where !view.isHidden { view.isHidden = true }
    shown = 0
  }
}

/// The shapes of the flying objects.
enum ArenaShapes {
  /// Adds a glow of circles to the middle of a view.
  static func glow(_ color: Color, radius: Float, in view: View, of scene: Scene) {
    for (share, alpha) in [(2.4, 0.05), (1.8, 0.07), (1.35, 0.1)] as [(Float, Float)] {
      add(
        Shape(.ellipse, fill: color.opacity(alpha)), Size(radius * 2 * share, radius * 2 * share), in: view, of: scene)
    }
  }

  @discardableResult
  static func add(_ shape: Shape, _ size: Size, at offset: Vector = .zero, in view: View, of scene: Scene) -> View {
    let part = scene.addView(frame: Rect(center: view.bounds.center + offset, size: size), to: view)
    part[Shape.self] = shape
    return part
  }

  static func shot(_ color: Color) -> (View, Scene) -> Void {
    { view, scene in
      glow(color, radius: 5, in: view, of: scene)
      add(Shape(.ellipse, fill: Color(1, 1, 0.9)), Size(7, 7), in: view, of: scene)
    }
  }

  static func enemy(_ kind: Enemy.Kind) -> (View, Scene) -> Void {
    { view, scene in
      let color = TwinStickStyle.enemy(kind)
      let radius: Float = kind == .hulk ? 26 : kind == .chaser ? 13 : 14
      glow(color, radius: radius, in: view, of: scene)
      let side = radius * 1.6
      switch kind {
      case .drifter:
        add(
          Shape(.rectangle(cornerRadius: 3), fill: color.opacity(0.25), stroke: color, lineWidth: 2.5),
          Size(side, side), in: view, of: scene)
        add(Shape(.ellipse, fill: color), Size(6, 6), in: view, of: scene)
      case .chaser:
        add(
          Shape(.ellipse, fill: color.opacity(0.25), stroke: color, lineWidth: 2.5), Size(side, side), in: view,
          of: scene)
        add(Shape(.rectangle(), fill: color), Size(side * 1.3, 3), in: view, of: scene)
        add(Shape(.rectangle(), fill: color), Size(3, side * 1.3), in: view, of: scene)
      case .hulk:
        for turn in [0, 1] as [Float] {
          add(
            Shape(.rectangle(cornerRadius: 5), fill: color.opacity(0.16), stroke: color, lineWidth: 3),
            Size(side, side), in: view, of: scene
          ).transform = .rotation(turn * .pi / 4)
        }
      }
    }
  }
}
