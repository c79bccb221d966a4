import CSDL2

/// A key as screen readers know it: by the numbers and names of X11.
struct KeyStroke {
  var isDown: Bool
  /// The number of the symbol.
  var symbol: Int32
  /// The number of the key on the keyboard.
  var code: Int32
  /// Shift, Lock, Control, Alt and Super, as X11 has them.
  var modifiers: Int32
  var milliseconds: UInt32
  /// The character that it types, or the name of the symbol.
  var text: String
  var isText: Bool

  init(_ event: SDL_KeyboardEvent) {
    let usage = Int(event.keysym.scancode.rawValue)
    let mask = UInt32(event.keysym.mod)
    isDown = event.state == SDL_PRESSED
    milliseconds = event.timestamp
    // X11 counts keys from 8.
    code = Self.codes.indices.contains(usage) && Self.codes[usage] != 240 ? Int32(Self.codes[usage]) + 8 : 0
    modifiers = 0
    let bits = [
      (KMOD_SHIFT, 1), (KMOD_CAPS, 2), (KMOD_CTRL, 4), (KMOD_ALT, 8), (KMOD_NUM, 16), (KMOD_GUI, 64),
    ]
    for (flag, bit) in bits where mask & flag.rawValue != 0 { modifiers |= Int32(bit) }
    let hasShift = mask & KMOD_SHIFT.rawValue != 0
    if usage == 43, hasShift {
      (symbol, text, isText) = (0xFE20, "ISO_Left_Tab", false)
    } else if let (number, name) = Self.symbols[usage] {
      (symbol, text, isText) = (number, name, false)
    } else if event.keysym.sym > 0, event.keysym.sym < 0x11_0000, let scalar = Unicode.Scalar(UInt32(event.keysym.sym))
    {
      let isUpper = hasShift != (mask & KMOD_CAPS.rawValue != 0)
      text = isUpper ? String(scalar).uppercased() : String(scalar)
      let value = text.unicodeScalars.first?.value ?? scalar.value
      symbol = Int32(value < 0x100 ? value : 0x0100_0000 | value)
      isText = true
    } else {
      (symbol, text, isText) = (0, "", false)
    }
  }

  /// The stroke as AT-SPI2 has it.
  var value: BusValue {
    .structure([
      .uint32(isDown ? 0 : 1), .int32(symbol), .int32(code), .int32(modifiers),
      .int32(Int32(truncatingIfNeeded: milliseconds)), .string(text), .bool(isText),
    ])
  }

  /// The symbols of keys that type no character, by their usages (USB HID usage tables, page 7).
  private static let symbols: [Int: (Int32, String)] = {
    var symbols: [Int: (Int32, String)] = [
      40: (0xFF0D, "Return"), 41: (0xFF1B, "Escape"), 42: (0xFF08, "BackSpace"), 43: (0xFF09, "Tab"),
      57: (0xFFE5, "Caps_Lock"), 73: (0xFF63, "Insert"), 74: (0xFF50, "Home"),
      75: (0xFF55, "Page_Up"), 76: (0xFFFF, "Delete"), 77: (0xFF57, "End"), 78: (0xFF56, "Page_Down"),
      79: (0xFF53, "Right"), 80: (0xFF51, "Left"), 81: (0xFF54, "Down"), 82: (0xFF52, "Up"),
      83: (0xFF7F, "Num_Lock"), 84: (0xFFAF, "KP_Divide"), 85: (0xFFAA, "KP_Multiply"),
      86: (0xFFAD, "KP_Subtract"), 87: (0xFFAB, "KP_Add"), 88: (0xFF8D, "KP_Enter"), 89: (0xFF9C, "KP_End"),
      90: (0xFF99, "KP_Down"), 91: (0xFF9B, "KP_Page_Down"), 92: (0xFF96, "KP_Left"), 93: (0xFF9D, "KP_Begin"),
      94: (0xFF98, "KP_Right"), 95: (0xFF95, "KP_Home"), 96: (0xFF97, "KP_Up"), 97: (0xFF9A, "KP_Page_Up"),
      98: (0xFF9E, "KP_Insert"), 99: (0xFF9F, "KP_Delete"), 101: (0xFF67, "Menu"), 224: (0xFFE3, "Control_L"),
      225: (0xFFE1, "Shift_L"), 226: (0xFFE9, "Alt_L"), 227: (0xFFEB, "Super_L"), 228: (0xFFE4, "Control_R"),
      229: (0xFFE2, "Shift_R"), 230: (0xFFEA, "Alt_R"), 231: (0xFFEC, "Super_R"),
    ]
    for number in 1...12 { symbols[57 + number] = (Int32(0xFFBD + number), "F\(number)") }
    return symbols
  }()

  /// The keys of Linux by their usages, as its own driver for such keyboards has them; 240 for none.
  private static let codes: [UInt8] = {
    let typing: [UInt8] = [
      240, 240, 240, 240, 30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17,
      45, 21, 44, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53, 58,
      59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108, 103, 69,
      98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83, 86, 127,
    ]
    let modifiers: [UInt8] = [29, 42, 56, 125, 97, 54, 100, 126]
    return typing + [UInt8](repeating: 240, count: 224 - typing.count) + modifiers
  }()
}
