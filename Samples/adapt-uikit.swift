// Adapts files of UIKit code to DactylUIKit, and prints what it changed:
//
//     swift Samples/adapt-uikit.swift FILE.swift ...
//
// Where there is no Objective-C, `#selector` and attributes such as `@objc` do not exist, and an extension cannot
// override a method of its class; colours and fonts are values. This script makes selectors from methods, takes the
// attributes off, moves overrides from extensions into their classes, takes `convenience` from initializers of colours
// and fonts, leaves previews out, and exchanges the imports. What it cannot adapt is printed with the line.
// `--check` changes no file.
import Foundation

/// The text of a file, and the same text with comments and strings blanked.
struct SourceText {
  private(set) var text: [Character]
  private(set) var code: [Character]
  /// The line of the file that each character came from.
  private var lines: [Int] = []
  private var notes: [(line: Int, what: String)] = []

  init(_ text: String) {
    self.text = Array(text)
    code = Self.blanked(self.text)
    var line = 1
    for character in text {
      lines.append(line)
      if character.isNewline { line += 1 }
    }
  }

  /// Blanks comments and strings; lines stay where they are.
  private static func blanked(_ text: [Character]) -> [Character] {
    var (code, index) = (text, 0)
    func starts(_ word: String) -> Bool {
      index + word.count <= text.count && zip(word, text[index...]).allSatisfy { $0 == $1 }
    }
    func blank(_ count: Int) {
      for _ in 0..<count where index < text.count {
        if !text[index].isNewline { code[index] = " " }
        index += 1
      }
    }
    while index < text.count {
      if starts("//") {
        while index < text.count, !text[index].isNewline { blank(1) }
      } else if starts("/*") {
        var depth = 0
        repeat {
          if starts("/*") {
            depth += 1
            blank(2)
          } else if starts("*/") {
            depth -= 1
            blank(2)
          } else {
            blank(1)
          }
        } while depth > 0 && index < text.count
      } else if starts("\"\"\"") {
        blank(3)
        while index < text.count, !starts("\"\"\"") { blank(starts("\\") ? 2 : 1) }
        blank(3)
      } else if starts("\"") {
        blank(1)
        while index < text.count, !starts("\""), !text[index].isNewline { blank(starts("\\") ? 2 : 1) }
        blank(1)
      } else {
        index += 1
      }
    }
    return code
  }

  mutating func replace(_ range: Range<Int>, by new: String) {
    let line = lines.indices.contains(range.lowerBound) ? lines[range.lowerBound] : lines.last ?? 1
    text.replaceSubrange(range, with: Array(new))
    lines.replaceSubrange(range, with: Array(repeating: line, count: new.count))
    code = Self.blanked(text)
  }

  /// Moves a range to an index after or before it.
  mutating func move(_ range: Range<Int>, to index: Int) {
    let (moved, from) = (Array("\n") + text[range] + Array("\n"), [lines[range.lowerBound]] + lines[range])
    text.replaceSubrange(index..<index, with: moved)
    lines.replaceSubrange(index..<index, with: from + [lines[range.lowerBound]])
    let old = index <= range.lowerBound ? range.lowerBound + moved.count..<range.upperBound + moved.count : range
    text.removeSubrange(old)
    lines.removeSubrange(old)
    code = Self.blanked(text)
  }

  mutating func note(_ what: String, at index: Int) { notes.append((lines[index], what)) }
  mutating func warn(_ what: String, at index: Int) { note("not adapted: \(what)", at: index) }
  /// What was changed and what could not be, by lines.
  var report: [String] { notes.sorted { $0.line < $1.line }.map { "\($0.line): \($0.what)" } }

  /// The matches of a pattern in the code, the last one first, so that changes move none that come after.
  func matches(_ pattern: String) -> [(range: Range<Int>, groups: [Range<Int>?])] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines]) else { return [] }
    let string = String(code)
    var places: [Int] = []
    // Places of UTF-16 units among characters.
    for (number, character) in code.enumerated() { for _ in character.utf16 { places.append(number) } }
    places.append(code.count)
    func range(_ found: NSRange) -> Range<Int>? {
      found.location == NSNotFound ? nil : places[found.location]..<places[found.location + found.length]
    }
    return expression.matches(in: string, range: NSRange(location: 0, length: string.utf16.count)).reversed()
      .compactMap { match in
        range(match.range).map { ($0, (1..<match.numberOfRanges).map { range(match.range(at: $0)) }) }
      }
  }

  /// The index after the bracket that closes the one at an index.
  func end(ofBracketAt start: Int) -> Int? {
    let pairs: [Character: Character] = ["(": ")", "{": "}", "[": "]"]
    guard let close = pairs[code[start]] else { return nil }
    var depth = 0
    for index in start..<code.count {
      if code[index] == code[start] { depth += 1 }
      if code[index] == close { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// The types and extensions of the file: their kind, name, and the range between their braces.
  var types: [(kind: String, name: String, body: Range<Int>)] {
    matches(#"\b(class|struct|enum|extension|actor|protocol)\s+([A-Z][\w.]*)[^{}\n;]*(?:\n[^{}\n;]*)?\{"#).compactMap {
      guard let kind = $0.groups[0], let name = $0.groups[1], let end = end(ofBracketAt: $0.range.upperBound - 1) else {
        return nil
      }
      return (String(code[kind]), String(code[name]), $0.range.upperBound..<end - 1)
    }
  }

  /// The name of the innermost type around an index.
  func type(around index: Int) -> String? {
    types.filter { $0.body.contains(index) && $0.kind != "protocol" }.min { $0.body.count < $1.body.count }?.name
  }
}

extension SourceText {
  mutating func adaptImports() {
    // DactylUIKit has what code wants of Foundation, too, and timers and queues that go by the frames of the scene.
    let modules = [
      "UIKit", "CoreGraphics", "QuartzCore", "CoreImage", "ObjectiveC", "UIKit.UIGestureRecognizerSubclass",
      "Foundation", "Dispatch", "Darwin",
    ]
    for found in matches(#"canImport\(UIKit\)"#) { replace(found.range, by: "canImport(DactylUIKit)") }
    var isImported = false
    for found in matches(#"^[ \t]*(?:@\w+\s+)?import\s+(?:class\s+|struct\s+)?([\w.]+)[ \t]*$"#) {
      guard let name = found.groups[0].map({ String(code[$0]) }) else { continue }
      if name == "DactylUIKit" { isImported = true }
      guard modules.contains(name) else { continue }
      note("import \(name) is import DactylUIKit", at: found.range.lowerBound)
      replace(found.range, by: "import DactylUIKit")
    }
    // One of them is enough.
    let lines = matches(#"^[ \t]*import DactylUIKit[ \t]*\n?"#)
    for found in lines.dropLast() { replace(found.range, by: "") }
    if lines.isEmpty, !isImported { replace(0..<0, by: "import DactylUIKit\n") }
  }

  mutating func adaptAttributes() {
    let names =
      "objcMembers|objc|IBAction|IBOutlet|IBInspectable|IBDesignable|IBSegueAction|UIApplicationMain|NSCopying"
    for found in matches(#"@optional\b|\boptional\s+func"#) {
      warn("a protocol has no optional methods: give it a default in an extension", at: found.range.lowerBound)
    }
    for found in matches("^[ \\t]*@(\(names))\\b(\\([\\w:]*\\))?[ \\t]*\\n") {
      note("without @\(found.groups[0].map { String(code[$0]) } ?? "")", at: found.range.lowerBound)
      replace(found.range, by: "")
    }
    for found in matches("@(\(names))\\b(\\([\\w:]*\\))?[ \\t]*") {
      note("without @\(found.groups[0].map { String(code[$0]) } ?? "")", at: found.range.lowerBound)
      replace(found.range, by: "")
    }
    let words =
      "public|open|internal|private|fileprivate|final|override|required|convenience|static|lazy|weak|class|struct|enum"
      + "|protocol|extension|func|var|let|init"
    for found in matches("@MainActor\\b\\s*(?=@|(?:\(words))\\b)") {
      note("without @MainActor: classes here are of no actor", at: found.range.lowerBound)
      replace(found.range, by: "")
    }
    for found in matches(#"\bdynamic[ \t]+(?=(override|func|var|open|public|private|internal|fileprivate|class)\b)"#) {
      note("without dynamic", at: found.range.lowerBound)
      replace(found.range, by: "")
    }
  }

  mutating func adaptSelectors() {
    for found in matches(#"#selector\s*\("#) {
      let open = found.range.upperBound - 1
      guard let end = end(ofBracketAt: open) else { continue }
      let whole = found.range.lowerBound..<end
      var method = String(text[open + 1..<end - 1]).filter { !$0.isWhitespace }
      guard !method.hasPrefix("getter:"), !method.hasPrefix("setter:") else {
        warn("a selector of a property", at: found.range.lowerBound)
        continue
      }
      for prefix in ["self.", "Self."] where method.hasPrefix(prefix) { method.removeFirst(prefix.count) }
      let bare = method.split(separator: ".").last.map(String.init) ?? method
      if ["cut(_:)", "copy(_:)", "paste(_:)", "delete(_:)", "select(_:)", "selectAll(_:)"].contains(bare) {
        note("#selector(\(bare)) by its name", at: found.range.lowerBound)
        replace(whole, by: "Selector(\"\(bare.dropLast(4)):\")")
        continue
      }
      if method.first?.isUppercase != true {
        let parts = method.prefix { $0 != "(" }.split(separator: ".")
        let owner = parts.count == 2 ? declaredType(of: String(parts[0]), before: found.range.lowerBound) : nil
        guard let type = parts.count == 1 ? type(around: found.range.lowerBound) : owner else {
          warn("#selector(\(method)): the type of the target is not known", at: found.range.lowerBound)
          continue
        }
        method = "\(type).\(bare)"
      }
      note("#selector(\(bare)) from the method", at: found.range.lowerBound)
      replace(whole, by: "Selector(\"\(method)\", \(method))")
    }
  }

  /// The type that a parameter or variable was declared with before an index, or whose initializer gave its value.
  private func declaredType(of name: String, before index: Int) -> String? {
    let declared = #"\b\#(NSRegularExpression.escapedPattern(for: name))\s*(?::|=(?=\s*[A-Z]\w*\())\s*([A-Z]\w*)"#
    let last = matches(declared).first { $0.range.upperBound <= index }
    return last.flatMap { $0.groups[0] }.map { String(code[$0]) }
  }

  /// Leaves the previews of an editor out.
  mutating func adaptPreviews() {
    for found in matches(#"#Preview\b[^{}]*\{"#) {
      guard let end = end(ofBracketAt: found.range.upperBound - 1) else { continue }
      note("without #Preview", at: found.range.lowerBound)
      replace(found.range.lowerBound..<end, by: "")
    }
  }

  /// Takes `convenience` from the initializers in extensions of UIKit's classes that are values here.
  mutating func adaptValues() {
    let values = ["UIColor", "UIFont", "CGColor", "UITraitCollection"]
    let types = types
    for found in matches(#"\bconvenience\s+(?=([a-z]+\s+)*init\b)"#) {
      let inner = types.filter { $0.body.contains(found.range.lowerBound) }.min { $0.body.count < $1.body.count }
      guard let inner, inner.kind == "extension", values.contains(inner.name) else { continue }
      note("without convenience: \(inner.name) is a value", at: found.range.lowerBound)
      replace(found.range, by: "")
    }
  }

  /// Moves overrides from extensions to the end of their classes.
  mutating func adaptExtensions() {
    while let (name, member) = nextOverride() {
      guard let body = types.first(where: { $0.kind == "class" && $0.name == name })?.body else {
        warn("an override in an extension of \(name), whose class is in another file", at: member.lowerBound)
        return
      }
      note("an override in an extension of \(name) is in the class", at: member.lowerBound)
      move(member, to: body.upperBound)
    }
  }

  /// The first override in an extension of a class of the file: the name, and the range of its lines.
  private func nextOverride() -> (String, Range<Int>)? {
    let types = types
    for type in types where type.kind == "extension" {
      for found in matches(
        #"(?:^|(?<=[{;]))[ \t]*((public|open|internal|private|fileprivate|final|class|static)[ \t]+)*override\b"#)
      where type.body.contains(found.range.lowerBound) {
        // Of a class in the extension it is in its place.
        let inner = types.contains { $0.kind == "class" && $0.body.contains(found.range.lowerBound) }
        if inner { continue }
        var index = found.range.upperBound
        while index < code.count, code[index] != "{" {
          index += code[index] == "(" ? (end(ofBracketAt: index) ?? index + 1) - index : 1
        }
        guard index < code.count, let end = end(ofBracketAt: index) else { continue }
        return (type.name, found.range.lowerBound..<end)
      }
    }
    return nil
  }
}

var files = Array(CommandLine.arguments.dropFirst())
let isCheck = files.first == "--check"
if isCheck { files.removeFirst() }
if files.isEmpty {
  print("usage: swift Samples/adapt-uikit.swift [--check] FILE.swift ...")
  exit(2)
}
var hasFailed = false
for path in files {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    print("\(path): cannot be read: a file of Swift code was wanted")
    hasFailed = true
    continue
  }
  var source = SourceText(text)
  source.adaptSelectors()
  source.adaptExtensions()
  source.adaptValues()
  source.adaptPreviews()
  source.adaptAttributes()
  source.adaptImports()
  for line in source.report { print("\(path):\(line)") }
  if source.report.isEmpty { print("\(path): nothing to adapt") }
  guard !isCheck, String(source.text) != text else { continue }
  do {
    try String(source.text).write(toFile: path, atomically: true, encoding: .utf8)
  } catch {
    print("\(path): cannot be written: \(error.localizedDescription)")
    hasFailed = true
  }
}
exit(hasFailed ? 1 : 0)
