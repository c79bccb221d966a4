import DactylControls

extension AccessibleObject {
  /// The text of a field; empty for other objects.
  var editedText: AccessibleText { AccessibleText(element) }

  /// Answers what a field contains, and where its caret is. Offsets count code points.
  func answerText(_ member: String, _ arguments: BusArguments) throws(BusFault) -> [BusValue]? {
    let text = editedText
    switch member {
    case "GetText": return [.string(text.text(try arguments.integer(0), try arguments.integer(1)))]
    case "GetCharacterAtOffset":
      let offset = try arguments.integer(0)
      return [.int32(text.scalars.indices.contains(offset) ? Int32(text.scalars[offset].value) : 0)]
    case "GetStringAtOffset":
      return described(text.range(of: try granularity(arguments), at: try arguments.integer(0)), text)
    case "GetTextAtOffset":
      return described(text.range(of: try boundary(arguments), at: try arguments.integer(0)), text)
    case "GetTextBeforeOffset":
      let unit = try boundary(arguments)
      let around = text.range(of: unit, at: try arguments.integer(0))
      return described(around.lowerBound > 0 ? text.range(of: unit, at: around.lowerBound - 1) : 0..<0, text)
    case "GetTextAfterOffset":
      let unit = try boundary(arguments)
      let around = text.range(of: unit, at: try arguments.integer(0))
      return described(text.range(of: unit, at: around.upperBound), text)
    case "SetCaretOffset":
      let place = text.characters(try arguments.integer(0), try arguments.integer(0)).lowerBound
      return [.bool(perform(.setSelection(place..<place)))]
    case "GetNSelections": return [.int(text.selection.isEmpty ? 0 : 1)]
    case "GetSelection":
      let range = try arguments.integer(0) == 0 ? text.selection : 0..<0
      return [.int(range.lowerBound), .int(range.upperBound)]
    case "AddSelection": return [.bool(select(try arguments.integer(0), try arguments.integer(1), in: text))]
    case "SetSelection":
      guard try arguments.integer(0) == 0 else { return [.bool(false)] }
      return [.bool(select(try arguments.integer(1), try arguments.integer(2), in: text))]
    case "RemoveSelection": return [.bool(select(text.selection.upperBound, text.selection.upperBound, in: text))]
    case "GetAttributeValue": return [.string("")]
    case "GetAttributes", "GetAttributeRun": return [.dictionary([]), .int(0), .int(text.count)]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.dictionary([])]
    // The engine tells the place of a field, and not of each letter in it.
    case "GetCharacterExtents": return area(try arguments.integer(1)).values
    case "GetRangeExtents": return area(try arguments.integer(2)).values
    case "GetOffsetAtPoint": return [.int(-1)]
    case "GetBoundedRanges": return [.array(of: "(iisv)", [])]
    case "ScrollSubstringTo", "ScrollSubstringToPoint": return [.bool(perform(.scrollToVisible))]
    default: return nil
    }
  }

  /// Answers edits of a field. They go through the field, with its limits and its undo.
  func answerEditing(_ member: String, _ arguments: BusArguments) throws(BusFault) -> [BusValue]? {
    let text = editedText
    // A part of what is secret can't be kept, since only dots are known of it.
    guard !text.isSecret || member == "SetTextContents" else { return [.bool(false)] }
    switch member {
    case "SetTextContents": return [.bool(perform(.setText(try arguments.text(0))))]
    case "InsertText":
      let place = min(max(try arguments.integer(0), 0), text.count)
      let inserted = try arguments.text(1).unicodeScalars.prefix(max(try arguments.integer(2), 0))
      return [.bool(perform(.setText(text.text(0, place) + String(inserted) + text.text(place, -1))))]
    case "DeleteText":
      let (start, end) = (try arguments.integer(0), try arguments.integer(1))
      guard start >= 0, end > start else { return [.bool(false)] }
      return [.bool(perform(.setText(text.text(0, start) + text.text(end, -1))))]
    case "CopyText":
      window?.scene.clipboard.string = text.text(try arguments.integer(0), try arguments.integer(1))
      return []
    case "CutText":
      window?.scene.clipboard.string = text.text(try arguments.integer(0), try arguments.integer(1))
      return try answerEditing("DeleteText", arguments)
    case "PasteText":
      let pasted = window?.scene.clipboard.string ?? ""
      let length = pasted.unicodeScalars.count
      return try answerEditing(
        "InsertText", BusArguments(values: [.int(try arguments.integer(0)), .string(pasted), .int(length)]))
    default: return nil
    }
  }

  private func select(_ start: Int, _ end: Int, in text: AccessibleText) -> Bool {
    perform(.setSelection(text.characters(start, end)))
  }

  private func described(_ range: Range<Int>, _ text: AccessibleText) -> [BusValue] {
    [.string(text.text(range.lowerBound, range.upperBound)), .int(range.lowerBound), .int(range.upperBound)]
  }

  private func granularity(_ arguments: BusArguments) throws(BusFault) -> AccessibleText.Unit {
    switch try arguments.integer(1) {
    case 0: .character
    case 1: .word
    case 2: .sentence
    default: .line
    }
  }

  private func boundary(_ arguments: BusArguments) throws(BusFault) -> AccessibleText.Unit {
    switch try arguments.integer(1) {
    case 0: .character
    case 1, 2: .word
    case 3, 4: .sentence
    default: .line
    }
  }
}
