import CSDL2

/// The textures of a renderer, made from pictures when they are first drawn, and updated after changes.
///
/// The renderer destroys them all when it is destroyed.
@MainActor @safe final class UploadedTextures {
  private let renderer: SDLRendererHandle
  private let pictures: PictureTable
  private var textures: [OpaquePointer?] = unsafe []
  private var versions: [Int] = []

  init(renderer: SDLRendererHandle, pictures: PictureTable) {
    self.renderer = renderer
    self.pictures = pictures
  }

  /// The texture with a number; nil when there is no such picture, or the renderer does not accept it.
  @unsafe func texture(_ id: Int32) -> OpaquePointer? {
    let index = Int(id)
    guard pictures.pictures.indices.contains(index) else { return nil }
    while unsafe textures.count <= index {
      unsafe textures.append(nil)
      versions.append(0)
    }
    if versions[index] != pictures.versions[index] { upload(index) }
    return unsafe textures[index]
  }

  /// Destroys all textures; each is made again when it is next drawn.
  func removeAll() {
    // By index: swift-format breaks the mark that a loop over unsafe values needs.
    for index in versions.indices {
      if let texture = unsafe textures[index] { unsafe SDL_DestroyTexture(texture) }
    }
    unsafe textures.removeAll()
    versions.removeAll()
  }

  private func upload(_ index: Int) {
    let picture = pictures.pictures[index]
    // Also when it fails: trying again in every frame would not help.
    versions[index] = pictures.versions[index]
    // A picture may have been replaced by one of another size.
    if let texture = unsafe textures[index] {
      var (width, height): (Int32, Int32) = (0, 0)
      unsafe SDL_QueryTexture(texture, nil, nil, &width, &height)
      if Int(width) != picture.width || Int(height) != picture.height {
        unsafe SDL_DestroyTexture(texture)
        unsafe textures[index] = nil
      }
    }
    if unsafe textures[index] == nil {
      let texture = unsafe SDL_CreateTexture(
        renderer.pointer, SDL_PIXELFORMAT_RGBA32.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
        Int32(truncatingIfNeeded: picture.width), Int32(truncatingIfNeeded: picture.height))
      guard let texture = unsafe texture else { return }
      unsafe SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
      unsafe textures[index] = unsafe texture
    }
    guard let texture = unsafe textures[index] else { return }
    unsafe SDL_UpdateTexture(texture, nil, picture.pixels, Int32(truncatingIfNeeded: picture.width * 4))
  }
}
