import CSDL2
import Testing

@testable import DactylSDL

/// A picture in which only changes are redrawn, compared with a full redraw, pixel by pixel.
@MainActor @Suite struct DrawChangesTests {
  @Test(arguments: UInt64(1)...10) func aHundredRandomFramesAreThoseOfAWholeRedraw(seed: UInt64) throws {
    var world = DrawnWorld(seed: seed)
    let rig = try ChangesRig(store: world.store, size: world.outputSize)
    var drawn: Int64 = 0
    for frame in 0..<100 {
      world.edit()
      let rects = rig.draw(world.list, background: world.background, through: world.viewport)
      drawn += rects.reduce(0) { $0 + $1.area }
      let fault = try rig.fault(world.list, background: world.background, through: world.viewport)
      guard fault == nil else {
        Issue.record("seed \(seed), frame \(frame): \(fault ?? "")")
        return
      }
    }
    // The redrawn part is not simply everything.
    #expect(drawn < 100 * Int64(world.outputSize.width * world.outputSize.height) * 3 / 4)
  }

  private func card(_ number: UInt32, at corner: Point, angle: Float = 0) -> DrawItem {
    DrawItem(
      entity: Entity(index: number, generation: 1),
      transform: .rotation(angle).translated(by: Vector(corner.x, corner.y)), bounds: Rect(0, 0, 20, 30), alpha: 1,
      clip: -1, content: .shape(Shape(.rectangle(), fill: .pureRed)))
  }

  private func rig() throws -> (ChangesRig, (DrawList) -> [PixelRect]) {
    let store = TextureStore(finder: AssetFinder(appFolders: []))
    let rig = try ChangesRig(store: store, size: Size(200, 100))
    let viewport = Viewport(windowSize: Size(200, 100))
    return (rig, { rig.draw($0, background: .pureBlue, through: viewport) })
  }

  @Test func nothingIsDrawnWhereNothingChanged() throws {
    let (_, draw) = try rig()
    var list = DrawList()
    list.items = [card(1, at: Point(10, 10)), card(2, at: Point(20, 20), angle: 0.2)]

    #expect(draw(list) == [PixelRect(x: 0, y: 0, width: 200, height: 100)])
    #expect(draw(list).isEmpty)
  }

  @Test func aMovedItemIsRedrawnAtItsOldAndNewPosition() throws {
    let (_, draw) = try rig()
    var list = DrawList()
    list.items = [card(1, at: Point(10, 10)), card(2, at: Point(100, 40)), card(3, at: Point(150, 10))]
    _ = draw(list)

    list.items[1] = card(2, at: Point(103, 41))
    let near = draw(list)
    list.items[1] = card(2, at: Point(20, 60))
    let far = draw(list)

    #expect(near.count == 1 && near[0].area < 30 * 40)
    #expect(far.count == 2 && far.allSatisfy { $0.area < 30 * 40 })
  }

  @Test func anItemBroughtToTheFrontIsRedrawnAndTheOthersAreNot() throws {
    let (_, draw) = try rig()
    var list = DrawList()
    list.items = (0..<20).map { card($0, at: Point(Float($0) * 8, 40)) }
    _ = draw(list)

    list.items.append(list.items.remove(at: 3))
    let front = draw(list)
    list.items.insert(list.items.removeLast(), at: 0)
    let back = draw(list)

    #expect(front.count == 1 && front[0].area < 30 * 40)
    #expect(back == front)
  }

  @Test func aLargeStretchedPictureIsDrawnFromACopyWhileSomethingMovesOverIt() throws {
    let store = TextureStore(finder: AssetFinder(appFolders: []))
    var picture = Picture(width: 9, height: 7, filledWith: (0, 0, 0, 0))
    for index in picture.pixels.indices { picture.pixels[index] = UInt8(truncatingIfNeeded: index * 37 % 251) }
    let texture = Texture(id: store.pictures.add(picture), size: Size(9, 7))
    let rig = try ChangesRig(store: store, size: Size(200, 100))
    let viewport = Viewport(windowSize: Size(200, 100))
    var list = DrawList()
    list.add(.sprite(Sprite(texture)), in: Rect(-10.5, -3, 300.25, 120), alpha: 0.75)
    list.items.append(card(1, at: Point(20, 20), angle: 0.3))
    list.add(.sprite(Sprite(texture)), in: Rect(30.25, 10, 100, 80.5))

    for frame in 0..<8 {
      list.items[1].transform.tx += 3
      let rects = rig.draw(list, background: .pureBlue, through: viewport)
      #expect(try rig.fault(list, background: .pureBlue, through: viewport) == nil)
      if frame > 0 { #expect(rects.count == 1 && rects[0].area < 2500) }
    }
    #expect(rig.copies == 2)

    // While everything changes nothing is drawn from copies, and old ones are released.
    for frame in 0..<200 {
      list.items[0].bounds.size.width += frame % 2 == 0 ? 1 : -1
      list.items.swapAt(1, 2)
      _ = rig.draw(list, background: .pureBlue, through: viewport)
      #expect(try rig.fault(list, background: .pureBlue, through: viewport) == nil)
    }
    #expect(rig.copies == 0)
  }

  @Test func framesThatDifferAllOverAreNotComparedForAWhile() throws {
    let (rig, draw) = try rig()
    let all = [PixelRect(x: 0, y: 0, width: 200, height: 100)]
    var list = DrawList()
    func move(_ distance: Float) {
      list.items = (0..<60).map { card($0, at: Point(Float($0 % 20) * 9 + distance, Float($0 / 20) * 33)) }
    }
    var compared = 0
    for frame in 0..<100 {
      move(Float(frame % 2))
      #expect(draw(list) == all)
      if rig.hasCompared { compared += 1 }
    }
    #expect(compared < 20)

    // When the picture has come to rest, frames are compared again soon, and nothing is drawn.
    var isQuiet = false
    for _ in 0..<40 where !isQuiet { isQuiet = draw(list).isEmpty }
    #expect(isQuiet)
    list.items[3].transform.tx += 1
    #expect(draw(list).count == 1)
    list.items[3].transform.tx += 1
    #expect(draw(list) != all)
  }

  @Test func anotherBackgroundOrViewportIsDrawnAsAWhole() throws {
    let store = TextureStore(finder: AssetFinder(appFolders: []))
    let rig = try ChangesRig(store: store, size: Size(200, 100))
    let all = [PixelRect(x: 0, y: 0, width: 200, height: 100)]
    let viewport = Viewport(windowSize: Size(200, 100))
    let other = Viewport(windowSize: Size(200, 100), logicalSize: Size(50, 50))
    var list = DrawList()
    list.items = [card(1, at: Point(10, 10))]

    #expect(rig.draw(list, background: .pureBlue, through: viewport) == all)
    #expect(rig.draw(list, background: .pureRed, through: viewport) == all)
    #expect(rig.draw(list, background: .pureRed, through: other) == all)
    #expect(rig.draw(list, background: .pureRed, through: other).isEmpty)
  }
}

/// A kept picture, and a renderer that redraws whole ones.
@MainActor private final class ChangesRig {
  private let handle: SDLRendererHandle
  private let changes: Renderer
  private let whole: Renderer
  private var kept: Picture

  init(store: TextureStore, size: Size) throws {
    let (width, height) = (Int(size.width), Int(size.height))
    handle = try SDLRendererHandle(width: width, height: height)
    changes = Renderer(handle, store: store)
    whole = Renderer(try SDLRendererHandle(width: width, height: height), store: store)
    kept = Picture(width: width, height: height, filledWith: (9, 9, 9, 9))
  }

  /// The number of copies of stretched pictures.
  var copies: Int { changes.stretched.count }

  /// Whether the last frame was compared.
  var hasCompared: Bool { !changes.changes.pieces.isEmpty }

  /// Draws the changes, and returns their area.
  func draw(_ list: DrawList, background: Color, through viewport: Viewport) -> [PixelRect] {
    var rects: [PixelRect] = []
    changes.drawChanges(list, background: background, through: viewport, isAll: false) { rect in
      rects.append(rect)
      var area = SDL_Rect(rect)
      let start = (Int(rect.y) * kept.width + Int(rect.x)) * 4
      let (format, pitch) = (SDL_PIXELFORMAT_RGBA32.rawValue, Int32(kept.width * 4))
      unsafe kept.pixels.withUnsafeMutableBytes { pixels in
        _ = unsafe SDL_RenderReadPixels(
          handle.pointer, &area, format, pixels.baseAddress.map { unsafe $0 + start }, pitch)
      }
    }
    return rects
  }

  /// The first pixel in which the kept picture differs from a whole one.
  func fault(_ list: DrawList, background: Color, through viewport: Viewport) throws -> String? {
    whole.draw(list, background: background, through: viewport)
    let wanted = try whole.picture()
    guard wanted.pixels != kept.pixels else { return nil }
    for y in 0..<kept.height {
      for x in 0..<kept.width where kept.color(x, y) != wanted.color(x, y) {
        return "at \(x), \(y) \(String(describing: kept.color(x, y))), not \(String(describing: wanted.color(x, y)))"
      }
    }
    return nil
  }
}

/// A draw list that is edited at random, with items of all kinds.
@MainActor private struct DrawnWorld {
  let store = TextureStore(finder: AssetFinder(appFolders: []))
  private(set) var list = DrawList()
  private(set) var background = Color.pureBlue
  private(set) var viewport: Viewport
  let outputSize: Size
  private var random: SplitMix
  private var textures: [Texture] = []
  private var next: UInt32 = 0

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    let scale: Float = seed % 3 == 0 ? 1.5 : 1
    outputSize = Size(210 * scale, 150 * scale)
    let logical: Size? = seed % 2 == 0 ? nil : Size(180, 160)
    viewport = Viewport(windowSize: Size(210, 150), outputSize: outputSize, logicalSize: logical)
    for size in [4, 17, 32] {
      var picture = Picture(width: size, height: size, filledWith: (0, 0, 0, 0))
      for index in picture.pixels.indices { picture.pixels[index] = UInt8(truncatingIfNeeded: random.next()) }
      textures.append(Texture(id: store.pictures.add(picture), size: Size(Float(size), Float(size))))
    }
    list.clips = [
      DrawClip(transform: .identity, bounds: Rect(20, 20, 90, 70), parent: -1),
      DrawClip(transform: .rotation(0.3), bounds: Rect(30, 10, 80, 60), parent: 0),
      DrawClip(transform: .rotation(-0.4).translated(by: Vector(60, 60)), bounds: Rect(0, 0, 90, 70), parent: -1),
    ]
    for _ in 0..<24 { add() }
    // At the back and in front of all, large ones that are stretched, and mostly stay.
    for (location, corner) in [(0, Point(-3.5, -2)), (12, Point(20.25, 14.5)), (24, Point(0, 0)), (25, Point(70, 40))] {
      next += 1
      list.items.insert(
        DrawItem(
          entity: Entity(index: next, generation: 1), transform: .translation(corner.x, corner.y),
          bounds: Rect(0, 0, 130.5, 90), alpha: location % 2 == 0 ? 1 : 0.5, clip: location == 25 ? 0 : -1,
          content: .sprite(Sprite(textures[location % 3], tint: location == 24 ? Color(1, 0.5, 1, 0.5) : .white))),
        at: min(location, list.items.count))
    }
  }

  private mutating func number(_ low: Float, _ high: Float) -> Float {
    low + (high - low) * Float(random.next() >> 40) / Float(1 << 24)
  }

  private mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(max(count, 1))) }

  mutating func edit() {
    for _ in 0..<below(4) {
      guard !list.items.isEmpty else { return add() }
      let location = below(list.items.count)
      switch below(24) {
      case 0: add()
      case 1: list.items.remove(at: location)
      case 2: list.items.append(list.items.remove(at: location))
      case 3: list.items.insert(list.items.remove(at: location), at: below(list.items.count))
      case 4: list.items[location].alpha = number(0, 1)
      case 5: list.items[location].content = content()
      case 6: list.items[location].clip = Int32(below(4)) - 1
      case 7: list.items[location].bounds.size = Size(number(0, 50), number(0, 50))
      case 8: list.clips[below(3)].bounds.origin.x += number(-2, 2)
      case 9: if below(3) == 0 { background = Color(number(0, 1), 0, 1, number(0, 2)) }
      case 10: if below(6) == 0 { viewport.logicalSize = below(2) == 0 ? nil : Size(number(80, 300), 160) }
      case 11...14: list.items[location].transform = transform()
      default:
        list.items[location].transform.tx += number(-6, 6)
        list.items[location].transform.ty += Float(below(7)) - 3
      }
    }
  }

  private mutating func add() {
    next += 1
    let content = content()
    list.items.append(
      DrawItem(
        entity: Entity(index: next, generation: 1), transform: transform(),
        bounds: Rect(0, 0, Float(below(40)) + 1, number(1, 40)), alpha: below(2) == 0 ? 1 : number(0, 1),
        clip: Int32(below(6)) - 3, content: content))
    if case .sprite(let sprite) = content, below(2) == 0 {
      list.items[list.items.count - 1].bounds.size = sprite.texture.size
    }
  }

  /// Upright on whole pixels or anywhere, mirrored, turned, nearly upright, or stretched.
  private mutating func transform() -> Transform {
    let location = Vector(Float(below(200)), Float(below(140)))
    switch below(8) {
    case 0, 1: return .translation(location.dx, location.dy)
    case 2: return .translation(location.dx + number(0, 1), location.dy + number(0, 1))
    case 3: return .scale(-1, 1).translated(by: location)
    case 4: return .rotation(number(-1, 1) * 1e-3).translated(by: location)
    case 5: return .rotation(.pi / 2).translated(by: location)
    case 6: return .scale(number(0.2, 3), number(0.2, 3)).translated(by: location)
    default: return .rotation(number(-3, 3)).translated(by: location)
    }
  }

  private mutating func content() -> DrawItem.Content {
    let color = Color(number(0, 1), number(0, 1), number(0, 1), below(2) == 0 ? 1 : number(0, 1))
    switch below(8) {
    case 0: return .shape(Shape(.rectangle(), fill: color))
    case 1: return .shape(Shape(.rectangle(cornerRadius: 6), fill: color, stroke: .black, lineWidth: 2))
    case 2: return .shape(Shape(.ellipse, fill: color))
    case 3: return .shape(Shape(.line(from: Point(0, 0), to: Point(30, 12)), stroke: color, lineWidth: 3))
    case 4: return .label(Label("Text \(below(9))", size: Float(8 + below(12)), color: color))
    default:
      var sprite = Sprite(
        textures[below(textures.count)], tint: below(2) == 0 ? .white : color, isFlipped: below(4) == 0)
      if below(4) == 0 { sprite.slices = EdgeInsets(1) }
      if below(4) == 0 { sprite.cell = Rect(1, 1, 3, 2) }
      return .sprite(sprite)
    }
  }
}

/// Pseudorandom numbers.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
