import CSDL2

/// A library that is loaded at run time, if it is installed. It stays loaded until the program ends, so that functions
/// taken from it cannot outlive it.
@safe struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads the first of these that exists; nil when none does.
  init?(names: [String]) {
    for name in names {
      if let handle = unsafe SDL_LoadObject(name) {
        unsafe self.handle = unsafe handle
        return
      }
    }
    return nil
  }

  /// The address of a function, to be cast to its C type.
  @unsafe func function(_ name: String) -> UnsafeMutableRawPointer? {
    unsafe SDL_LoadFunction(handle, name)
  }
}
