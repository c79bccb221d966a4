import Dactyl

/// The view of the arena, in the middle of its screen: a grid, the flying objects, and sparks.
package final class ArenaField {
  package let view: View
  private let scene: Scene
  private let size: Size
  private let ships: [ShipView]
  private let shots: [ShapePool]
  private let enemies: [ShapePool]
  private let sparks: View

  init(for arena: Arena, in root: View, of scene: Scene) {
    self.scene = scene
    size = arena.size
    let field = scene.addView(frame: Rect(origin: .zero, size: arena.size), to: root)
    field.isUserInteractionEnabled = false
    field.clipsToBounds = true
    field.name = "arena"
    view = field
    Self.paint(field, in: scene)
    sparks = scene.addView(frame: field.bounds, to: field)
    enemies = Enemy.Kind.allCases.map { ShapePool(in: field, of: scene, ArenaShapes.enemy($0)) }
    shots = (0..<2).map { ShapePool(in: field, of: scene, ArenaShapes.shot(TwinStickStyle.ship($0))) }
    ships = (0..<2).map { ShipView($0, in: field, of: scene) }
    fit(root.bounds.size)
    show(arena)
  }

  private static func paint(_ field: View, in scene: Scene) {
    let size = field.bounds.size
    field[Shape.self] = Shape(.rectangle(cornerRadius: 10), fill: TwinStickStyle.ground)
    let across = max(Int(size.width / 60), 1)
    let down = max(Int(size.height / 60), 1)
    for line in 1..<max(across, 2) {
      let part = scene.addView(frame: Rect(Float(line) * size.width / Float(across), 0, 1, size.height), to: field)
      part[Shape.self] = Shape(.rectangle(), fill: TwinStickStyle.grid)
    }
    for line in 1..<max(down, 2) {
      let part = scene.addView(frame: Rect(0, Float(line) * size.height / Float(down), size.width, 1), to: field)
      part[Shape.self] = Shape(.rectangle(), fill: TwinStickStyle.grid)
    }
    let edge = scene.addView(frame: field.bounds, to: field)
    edge[Shape.self] = Shape(
      .rectangle(cornerRadius: 10), stroke: TwinStickStyle.cyan.opacity(0.45), lineWidth: 3)
  }

  /// Centres the view in a window, as large as it fits.
  func fit(_ room: Size) {
    let scale = min(room.width / size.width, room.height / size.height)
    view.transform = .scale(max(scale, 0.01))
    view.center = Point(room.width / 2, room.height / 2)
  }

  /// Moves all views to the present positions in the arena.
  func show(_ arena: Arena) {
    for (player, ship) in ships.enumerated() {
      if player < arena.ships.count {
        ship.show(arena.ships[player])
      } else if !ship.view.isHidden {
        ship.view.isHidden = true
      }
    }
    for shot in arena.shots { shots[shot.player].show(at: shot.location) }
    for enemy in arena.enemies { enemies[Self.pool(enemy.kind)].show(at: enemy.location, turned: enemy.angle) }
    for pool in shots { pool.finish() }
    for pool in enemies { pool.finish() }
  }

  private static func pool(_ kind: Enemy.Kind) -> Int {
    switch kind {
    case .drifter: 0
    case .chaser: 1
    case .hulk: 2
    }
  }

  /// Shows the burst of an object.
  func burst(at location: Point, _ color: Color, radius: Float) {
    let ring = scene.addView(frame: Rect(center: location, size: Size(radius * 2, radius * 2)), to: sparks)
    ring[Shape.self] = Shape(.ellipse, fill: color.opacity(0.15), stroke: color, lineWidth: 2)
    end(ring, at: location, scale: 2.6, after: 0.35)
    for spark in 0..<8 {
      let angle = Float(spark) * .pi / 4 + location.x * 0.1
      let offset = Transform.rotation(angle).apply(to: Vector(radius * (2 + 1.5 * Float(spark % 3)), 0))
      let dot = scene.addView(frame: Rect(center: location, size: Size(5, 5)), to: sparks)
      dot[Shape.self] = Shape(.ellipse, fill: color)
      end(dot, at: location + offset, scale: 0.4, after: 0.5)
    }
  }

  private func end(_ view: View, at location: Point, scale: Float, after seconds: Double) {
    view.animate(duration: seconds, easing: .easeOut) {
      $0.alpha = 0
      $0.center = location
      $0.transform = .scale(scale)
    } completion: { [view] _ in
      if view.isAlive { view.destroy() }
    }
  }
}
