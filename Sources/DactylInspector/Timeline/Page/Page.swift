/// A timeline as one page that needs no network: its style, script and data are in it.
struct Page {
  /// The data, as `PageData` makes it.
  var data: JSONValue
  /// The name of what was played.
  var title: String

  /// The page as HTML.
  var text: String {
    let parts = [
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n",
      "<meta name=\"viewport\" content=\"width=device-width\">\n<link rel=\"icon\" href=\"data:,\">\n",
      "<title>\(title.escapedForHTML) – Dactyl timeline</title>\n",
      "<style>\n\(PageParts.style)\n\(PageParts.styleOfPanels)\n</style>\n</head>\n",
      PageParts.markup,
      "<script id=\"data\" type=\"application/json\">\n\(data.singleLine.escapedForScript)\n</script>\n",
      "<script>\n'use strict';\n\(Self.scripts.joined(separator: "\n"))\n</script>\n</body>\n</html>\n",
    ]
    return parts.joined()
  }

  /// The parts of the script, in the order in which they run.
  private static var scripts: [String] {
    [
      PageParts.scriptOfData, PageParts.scriptOfLanes, PageParts.scriptOfState, PageParts.scriptOfDrawing,
      PageParts.scriptOfMarks, PageParts.scriptOfScenes, PageParts.scriptOfDetails, PageParts.scriptOfLists,
      PageParts.scriptOfChanges, PageParts.scriptOfControls,
    ]
  }
}

extension String {
  fileprivate var escapedForHTML: String { replacing(["&": "&amp;", "<": "&lt;", ">": "&gt;"]) }

  /// JSON in which no text can end the script element around it.
  fileprivate var escapedForScript: String { replacing(["<": "\\u003c"]) }

  /// The text with some ASCII characters replaced.
  private func replacing(_ texts: [Unicode.Scalar: String]) -> String {
    guard utf8.contains(where: { byte in texts.keys.contains { UInt8(ascii: $0) == byte } }) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if let text = texts[Unicode.Scalar(byte)] { bytes += Array(text.utf8) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
