import CSDL2

extension SDL_Rect {
  init(_ rect: PixelRect) { self.init(x: rect.x, y: rect.y, w: rect.width, h: rect.height) }
}
