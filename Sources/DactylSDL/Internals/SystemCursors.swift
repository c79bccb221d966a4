import CSDL2

/// The system's pointer shapes, made when they are first shown and freed with this object.
@safe final class SystemCursors {
  private let video: SDLVideo
  private var cursors: [OpaquePointer?]
  private(set) var shown: CursorShape?

  init(video: SDLVideo) {
    self.video = video
    unsafe cursors = unsafe [OpaquePointer?](repeating: nil, count: CursorShape.allCases.count)
  }

  deinit {
    guard unsafe !isDisplayLost else { return }
    for index in unsafe cursors.indices { if let cursor = unsafe cursors[index] { unsafe SDL_FreeCursor(cursor) } }
  }

  /// Shows a shape, if it is not shown already. Where the system does not have it, the previous pointer stays.
  func show(_ shape: CursorShape) {
    guard shown != shape else { return }
    // Until a game sets another shape, the system chooses the pointer.
    if shown == nil && shape == .arrow { return }
    shown = shape
    let index = Int(shape.rawValue)
    if unsafe cursors[index] == nil { unsafe cursors[index] = SDL_CreateSystemCursor(shape.sdlCursor) }
    if let cursor = unsafe cursors[index] { unsafe SDL_SetCursor(cursor) }
  }
}

extension CursorShape {
  var sdlCursor: SDL_SystemCursor {
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
    }
  }
}
