import Dactyl

extension Timestamp {
  /// The moment in whole microseconds.
  var microseconds: Int { Int(nanoseconds / 1000) }
}

extension JSONMember {
  /// A list of whole numbers as one string.
  static func column(_ key: String, _ numbers: [Int]) -> JSONMember {
    var text = ""
    for number in numbers {
      if !text.isEmpty { text += " " }
      text += String(number)
    }
    return JSONMember(key: key, value: .string(text))
  }
}

extension PlaySource {
  var json: JSONValue {
    .object([
      JSONMember(key: "name", value: .string(name)), JSONMember(key: "kind", value: .string(kind.rawValue)),
    ])
  }
}

extension PlayResponder {
  var json: JSONValue {
    .object([
      JSONMember(key: "name", value: .string(name)),
      JSONMember(key: "parent", value: .number(Double(parent ?? -1))),
      JSONMember(key: "view", value: .bool(isView)),
    ])
  }
}

extension PlayRecognizer {
  var json: JSONValue {
    .object([
      JSONMember(key: "name", value: .string(name)), JSONMember(key: "kind", value: .string(kind)),
      JSONMember(key: "view", value: .number(Double(view ?? -1))),
    ])
  }
}

extension PlayScene {
  /// The moment, the order if it changed, and for each changed view one list of numbers: position, superview, traits,
  /// x, y, width and height of the bounds, the six numbers of the transform, then the points of the hit outline.
  var json: JSONValue {
    var members = [JSONMember(key: "t", value: .number(Double(time.microseconds)))]
    if let order { members.append(.column("order", order)) }
    members.append(JSONMember(key: "views", value: .list(views.map { JSONItem($0.json) })))
    return .object(members)
  }
}

extension PlayView {
  fileprivate var json: JSONValue {
    let transform = [toParent.a, toParent.b, toParent.c, toParent.d, toParent.tx, toParent.ty]
    let outline = hitOutline.flatMap { [$0.x, $0.y] }
    let lengths = [bounds.minX, bounds.minY, bounds.size.width, bounds.size.height] + transform + outline
    let whole = [responder, parent ?? -1, traits.rawValue].map(Double.init)
    return .list((whole + lengths.map(Self.rounded)).map { JSONItem(.number($0)) })
  }

  /// A number to four decimals, which is more than a picture shows.
  private static func rounded(_ value: Float) -> Double {
    let limited = min(max(value.isNaN ? 0 : Double(value), -1e9), 1e9)
    return (limited * 10_000).rounded() / 10_000
  }
}

extension WhatIf.Change {
  var json: JSONValue {
    .object([
      JSONMember(key: "title", value: .string(title)),
      JSONMember(key: "edits", value: .list(edits.map { JSONItem($0.json) })),
      JSONMember(key: "run", value: .number(Double(play))),
      .column("removed", difference.removed), .column("added", difference.added),
    ])
  }
}

extension WhatIf {
  /// The objects of the file that edits can name, each with its list.
  var targets: JSONValue {
    let lists = [
      ("recognizers", file.recognizers.map(\.id)), ("views", file.views.map(\.id)),
      ("windows", file.windows.map(\.id)), ("controllers", file.controllers.map(\.id)),
      ("steps", file.steps.indices.prefix(200).map { "steps[\($0)]" }),
    ]
    return .object(lists.map { JSONMember(key: $0.0, value: .strings($0.1)) })
  }
}
