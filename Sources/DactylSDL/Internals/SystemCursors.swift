import CSDL2
import Dactyl

/// The pointers of the system and those made of pictures: made when they are first shown, and freed with this object.
@safe final class SystemCursors {
  private let video: SDLVideo
  private var cursors: [Source: OpaquePointer]
  private var source: Source?
  private(set) var shown: CursorShape?

  /// What a cursor is made of. A picture that has changed makes another one.
  private struct Source: Hashable {
    var shape: CursorShape
    var table: ObjectIdentifier?
    var version = 0
  }

  /// The number of cursors that are kept at most; beyond that all are made again, as for pictures that change for ever.
  private static let mostCursors = 64

  init(video: SDLVideo) {
    self.video = video
    unsafe cursors = unsafe [:]
  }

  deinit {
    guard unsafe !isDisplayLost else { return }
    freeAll()
  }

  private func freeAll() {
    unsafe cursors.values.forEach { unsafe SDL_FreeCursor($0) }
    unsafe cursors.removeAll()
  }

  /// Shows a shape, if it is not shown already. Where the system or the table of pictures does not have it, the
  /// previous pointer stays.
  func show(_ shape: CursorShape, of pictures: PictureTable? = nil) {
    let source = source(of: shape, pictures)
    guard self.source != source else { return }
    // Until a game sets another shape, the system chooses the pointer.
    if shown == nil && shape == .arrow { return }
    let wasHidden = shown == .hidden
    (self.source, shown) = (source, shape)
    guard shape != .hidden else {
      _ = SDL_ShowCursor(SDL_DISABLE)
      return
    }
    if let cursor = unsafe cursor(of: source, pictures) { unsafe SDL_SetCursor(cursor) }
    if wasHidden { _ = SDL_ShowCursor(SDL_ENABLE) }
  }

  private func source(of shape: CursorShape, _ pictures: PictureTable?) -> Source {
    guard case .picture(let texture, _) = shape, let pictures else { return Source(shape: shape) }
    return Source(
      shape: shape, table: ObjectIdentifier(pictures), version: pictures.version(of: texture.id) ?? 0)
  }

  private func cursor(of source: Source, _ pictures: PictureTable?) -> OpaquePointer? {
    if let known = unsafe cursors[source] { return unsafe known }
    let made: OpaquePointer?
    if case .picture(let texture, let hotSpot) = source.shape {
      guard let picture = pictures?.picture(texture.id) else { return nil }
      unsafe made = picture.cursor(pointingAt: hotSpot)
    } else {
      unsafe made = source.shape.sdlCursor.flatMap { unsafe SDL_CreateSystemCursor($0) }
    }
    guard let made = unsafe made else { return nil }
    if unsafe cursors.count >= Self.mostCursors { freeAll() }
    unsafe cursors[source] = made
    return unsafe made
  }
}

extension CursorShape {
  /// The system's cursor; nil for a hidden pointer and for pictures.
  var sdlCursor: SDL_SystemCursor? {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .iBeam: SDL_SYSTEM_CURSOR_IBEAM
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .resizeLeftRight: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeUpDown: SDL_SYSTEM_CURSOR_SIZENS
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    case .wait: SDL_SYSTEM_CURSOR_WAIT
    case .hidden, .picture: nil
    }
  }
}

extension Picture {
  /// Makes a cursor of the picture; nil where the system can't.
  @unsafe
  fileprivate func cursor(pointingAt hotSpot: Point) -> OpaquePointer? {
    func pixel(_ place: Float, in count: Int) -> Int32 { Int32(min(max(place, 0), Float(count - 1))) }
    guard width > 0, height > 0, !hotSpot.x.isNaN, !hotSpot.y.isNaN else { return nil }
    var copy = pixels
    return unsafe copy.withUnsafeMutableBytes { bytes in
      let surface = unsafe SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4), SDL_PIXELFORMAT_ABGR8888.rawValue)
      guard let surface = unsafe surface else { return nil }
      defer { unsafe SDL_FreeSurface(surface) }
      return unsafe SDL_CreateColorCursor(surface, pixel(hotSpot.x, in: width), pixel(hotSpot.y, in: height))
    }
  }
}
