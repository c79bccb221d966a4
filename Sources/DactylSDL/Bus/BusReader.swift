/// Reads and writes the values of libdbus's messages.
@safe struct BusReader {
  let library: BusLibrary

  /// The message with what is in it; nil for one of a kind that is not known.
  @unsafe func message(_ message: BusLibrary.Message) -> BusMessage? {
    guard let kind = unsafe BusMessage.Kind(rawValue: library.kind(message)) else { return nil }
    var read = BusMessage(kind: kind)
    unsafe read.path = text(library.path(message))
    unsafe read.interface = text(library.interface(message))
    unsafe read.member = text(kind == .fault ? library.errorName(message) : library.member(message))
    unsafe read.sender = text(library.sender(message))
    unsafe read.serial = library.serial(message)
    unsafe read.replySerial = library.replySerial(message)
    unsafe read.wantsNoReply = library.wantsNoReply(message) != 0
    unsafe withIterator { iterator in
      guard unsafe library.begin(message, iterator) != 0 else { return }
      unsafe read.arguments = values(iterator)
    }
    return read
  }

  /// Makes libdbus's message; nil when it refuses a name or runs out of memory.
  @unsafe func make(_ message: BusMessage) -> BusLibrary.Message? {
    guard let made = unsafe library.newMessage(message.kind.rawValue) else { return nil }
    var isDone = true
    func set(_ function: BusLibrary.SetText, _ text: String) {
      guard !text.isEmpty else { return }
      isDone = unsafe text.withCString { unsafe function(made, $0) } != 0 && isDone
    }
    unsafe set(library.setPath, message.path)
    unsafe set(library.setInterface, message.interface)
    unsafe set(message.kind == .fault ? library.setErrorName : library.setMember, message.member)
    unsafe set(library.setDestination, message.destination)
    if message.replySerial != 0 { isDone = unsafe library.setReplySerial(made, message.replySerial) != 0 && isDone }
    if message.wantsNoReply || message.kind != .call { unsafe library.setWantsNoReply(made, 1) }
    unsafe withIterator { iterator in
      unsafe library.beginAppending(made, iterator)
      for argument in message.arguments { isDone = unsafe append(argument, to: iterator) && isDone }
    }
    if isDone { return unsafe made }
    unsafe library.unrefMessage(made)
    return nil
  }

  // MARK: Reading

  private func text(_ text: UnsafePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "" }
    return unsafe String(cString: text)
  }

  @unsafe private func values(_ iterator: BusLibrary.Iterator) -> [BusValue] {
    var values: [BusValue] = []
    while unsafe library.type(iterator) != 0 {
      if let value = unsafe value(iterator) { values.append(value) }
      if unsafe library.next(iterator) == 0 { break }
    }
    return values
  }

  /// The value at a place; nil for the types that nothing here is asked with.
  @unsafe private func value(_ iterator: BusLibrary.Iterator) -> BusValue? {
    let type = unsafe library.type(iterator)
    switch UInt8(truncatingIfNeeded: type) {
    case UInt8(ascii: "y"): return unsafe .byte(basic(iterator))
    case UInt8(ascii: "b"): return unsafe .bool((basic(iterator) as UInt32) != 0)
    case UInt8(ascii: "n"): return unsafe .int16(basic(iterator))
    case UInt8(ascii: "q"): return unsafe .uint32(UInt32(basic(iterator) as UInt16))
    case UInt8(ascii: "i"): return unsafe .int32(basic(iterator))
    case UInt8(ascii: "u"): return unsafe .uint32(basic(iterator))
    case UInt8(ascii: "x"): return unsafe .int64(basic(iterator))
    case UInt8(ascii: "t"): return unsafe .uint64(basic(iterator))
    case UInt8(ascii: "d"): return unsafe .double(basic(iterator))
    case UInt8(ascii: "s"), UInt8(ascii: "g"): return unsafe .string(string(iterator))
    case UInt8(ascii: "o"): return unsafe .path(string(iterator))
    case UInt8(ascii: "v"): return unsafe contents(iterator).first.map { .variant($0) }
    case UInt8(ascii: "r"): return unsafe .structure(contents(iterator))
    case UInt8(ascii: "e"):
      let parts = unsafe contents(iterator)
      return parts.count == 2 ? .entry(parts[0], parts[1]) : nil
    case UInt8(ascii: "a"):
      let signature = unsafe library.signature(iterator)
      defer { unsafe library.free(signature) }
      return unsafe .array(of: String(text(signature).dropFirst()), contents(iterator))
    default: return nil
    }
  }

  @unsafe private func contents(_ iterator: BusLibrary.Iterator) -> [BusValue] {
    unsafe withIterator { inner in
      unsafe library.enter(iterator, inner)
      return unsafe values(inner)
    }
  }

  @unsafe private func basic<Value: BitwiseCopyable & ExpressibleByIntegerLiteral>(_ iterator: BusLibrary.Iterator)
    -> Value
  {
    var value: Value = 0
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe library.read(iterator, start)
    }
    return value
  }

  @unsafe private func string(_ iterator: BusLibrary.Iterator) -> String {
    var start: UnsafePointer<CChar>?
    unsafe withUnsafeMutableBytes(of: &start) { bytes in
      guard let place = bytes.baseAddress else { return }
      unsafe library.read(iterator, place)
    }
    return unsafe text(start)
  }

  // MARK: Writing

  @unsafe private func append(_ value: BusValue, to iterator: BusLibrary.Iterator) -> Bool {
    switch value {
    case .byte(let value): unsafe append(value, "y", to: iterator)
    case .bool(let value): unsafe append(value ? 1 as UInt32 : 0, "b", to: iterator)
    case .int16(let value): unsafe append(value, "n", to: iterator)
    case .int32(let value): unsafe append(value, "i", to: iterator)
    case .uint32(let value): unsafe append(value, "u", to: iterator)
    case .int64(let value): unsafe append(value, "x", to: iterator)
    case .uint64(let value): unsafe append(value, "t", to: iterator)
    case .double(let value): unsafe append(value, "d", to: iterator)
    case .string(let text): unsafe append(text, "s", to: iterator)
    case .path(let path): unsafe append(path, "o", to: iterator)
    case .variant(let value): unsafe append([value], "v", value.signature, to: iterator)
    case .array(let element, let values): unsafe append(values, "a", element, to: iterator)
    case .structure(let fields): unsafe append(fields, "r", nil, to: iterator)
    case .entry(let key, let value): unsafe append([key, value], "e", nil, to: iterator)
    }
  }

  @unsafe private func append<Value: BitwiseCopyable>(
    _ value: Value, _ type: Unicode.Scalar, to iterator: BusLibrary.Iterator
  ) -> Bool {
    unsafe withUnsafeBytes(of: value) { bytes in
      guard let start = bytes.baseAddress else { return false }
      return unsafe library.append(iterator, CInt(type.value), start) != 0
    }
  }

  @unsafe private func append(_ text: String, _ type: Unicode.Scalar, to iterator: BusLibrary.Iterator) -> Bool {
    unsafe text.withCString { start in
      // A path that is none would end the connection.
      guard unsafe type != "o" || library.isPath(start, nil) != 0 else { return false }
      return unsafe withUnsafeBytes(of: start) { bytes in
        guard let place = bytes.baseAddress else { return false }
        return unsafe library.append(iterator, CInt(type.value), place) != 0
      }
    }
  }

  @unsafe private func append(
    _ values: [BusValue], _ type: Unicode.Scalar, _ contents: String?, to iterator: BusLibrary.Iterator
  ) -> Bool {
    unsafe withIterator { inner in
      let isOpen =
        if let contents {
          unsafe contents.withCString { unsafe library.openContainer(iterator, CInt(type.value), $0, inner) } != 0
        } else {
          unsafe library.openContainer(iterator, CInt(type.value), nil, inner) != 0
        }
      guard isOpen else { return false }
      var isDone = true
      for value in values { isDone = unsafe append(value, to: inner) && isDone }
      return unsafe library.closeContainer(iterator, inner) != 0 && isDone
    }
  }

  @unsafe private func withIterator<Result>(_ body: (BusLibrary.Iterator) -> Result) -> Result {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: BusLibrary.iteratorSize, alignment: 16)
    defer { unsafe memory.deallocate() }
    return unsafe body(memory)
  }
}
