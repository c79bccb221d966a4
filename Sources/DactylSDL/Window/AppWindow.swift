import CSDL2

/// A window on the display, with the viewport of its scene.
@MainActor final class AppWindow {
  let renderer: SDLRendererHandle
  /// The name of the video driver: x11, wayland, …
  let driver: String
  /// The position of the scene in the window, as of the last `refresh()`.
  private(set) var viewport: Viewport
  /// The video subsystem, in use as long as the window.
  let video: SDLVideo
  private let handle: SDLWindowHandle

  init(options: AppOptions) throws(PlatformError) {
    viewport = try Viewport(options)
    video = try SDLVideo()
    driver = video.driver
    handle = try SDLWindowHandle(video: video, options: options)
    renderer = try SDLRendererHandle(window: handle, vsync: options.vsync)
    unsafe DisplayConnection.watch(handle.pointer)
    handle.show()
    // A window manager that puts a frame around the window moves it by the frame: it is known once the window is shown.
    if let position = options.position { handle.move(to: position) }
    refresh()
  }

  /// Reads the sizes again. Called after the window has changed.
  func refresh() {
    var width: Int32 = 0
    var height: Int32 = 0
    unsafe SDL_GetWindowSize(handle.pointer, &width, &height)
    viewport.windowSize = Size(Float(width), Float(height))
    viewport.outputSize = renderer.outputSize
  }

  /// The present location of the pointer in the window, in its points, also while another program has the mouse.
  var pointerLocation: Point {
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    unsafe SDL_GetGlobalMouseState(&x, &y)
    unsafe SDL_GetWindowPosition(handle.pointer, &left, &top)
    return Point(Float(x - left), Float(y - top))
  }

  /// Moves the pointer to a point of the scene. Called when keys have moved it there.
  func movePointer(to point: Point) {
    let place = viewport.sceneToWindow.apply(to: point)
    guard place.isFinite else { return }
    unsafe SDL_WarpMouseInWindow(handle.pointer, Int32(place.x.rounded()), Int32(place.y.rounded()))
  }

  /// The position on the desktop and the size, in points.
  var frame: PixelRect {
    var frame = PixelRect.empty
    unsafe SDL_GetWindowPosition(handle.pointer, &frame.x, &frame.y)
    unsafe SDL_GetWindowSize(handle.pointer, &frame.width, &frame.height)
    return frame
  }

  /// SDL's id of the window.
  var id: UInt32 { unsafe SDL_GetWindowID(handle.pointer) }

  /// Whether the window has the keyboard.
  var hasKeyboard: Bool {
    unsafe SDL_GetWindowFlags(handle.pointer) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
  }

  /// Whether any part of the window is visible, as far as the window system reports it.
  var isVisible: Bool {
    let hidden = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return unsafe SDL_GetWindowFlags(handle.pointer) & hidden == 0
  }

  /// The number of scene points in a millimetre of the display, or nil when the display does not report it.
  var pointsPerMillimeter: Float? {
    var dotsPerInch: Float = 0
    let display = unsafe SDL_GetWindowDisplayIndex(handle.pointer)
    guard display >= 0, unsafe SDL_GetDisplayDPI(display, &dotsPerInch, nil, nil) == 0 else { return nil }
    return viewport.pointsPerMillimeter(dotsPerInch: dotsPerInch)
  }

  /// Brings the window to the front, with the keyboard where the window system allows it.
  func raise() {
    unsafe SDL_RestoreWindow(handle.pointer)
    unsafe SDL_RaiseWindow(handle.pointer)
  }

  /// The time for which the display shows a frame, in nanoseconds; a sixtieth of a second when it does not report that.
  var frameInterval: Int64 {
    var mode = unsafe SDL_DisplayMode()
    let display = unsafe SDL_GetWindowDisplayIndex(handle.pointer)
    guard display >= 0, unsafe SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return 1_000_000_000 / 60 }
    let rate = unsafe mode.refresh_rate
    return 1_000_000_000 / Int64(rate >= 20 && rate <= 500 ? rate : 60)
  }
}
