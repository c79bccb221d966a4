extension TimelineService.Request {
  /// What the bytes of a connection are so far.
  package enum Parsed: Hashable, Sendable {
    /// More bytes are to come.
    case incomplete
    case complete(TimelineService.Request)
    /// No request that this server knows.
    case malformed
  }

  /// The most bytes of the line and the headers.
  private static let longestHead = 16_384

  /// Reads a request of HTTP/1.1, with a body of a known length or none.
  package static func parse(_ bytes: [UInt8]) -> Parsed {
    guard let end = bytes.endOfHead else { return bytes.count > longestHead ? .malformed : .incomplete }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    let first = lines[0].split(separator: " ")
    guard first.count == 3, first[2].hasPrefix("HTTP/1."), first[1].hasPrefix("/") else { return .malformed }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return .malformed }
      let name = line[..<colon].lowercased()
      // Of a header that comes twice nobody can say which one counts.
      guard headers[name] == nil else { return .malformed }
      headers[name] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    guard headers["transfer-encoding"] == nil, let length = Int(headers["content-length"] ?? "0"), length >= 0 else {
      return .malformed
    }
    let body = bytes[(end + 4)...]
    guard body.count >= length else { return .incomplete }
    let path = first[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return .complete(
      TimelineService.Request(
        method: String(first[0]), path: String(path), headers: headers, body: Array(body.prefix(length))))
  }
}

extension TimelineService.Response {
  /// The answer to bytes that are no request.
  package static let malformed = Self(status: 400, type: "text/plain", body: "No request.\n")

  /// The answer as it is sent, after which the connection is closed. Pages of other sites can neither read nor frame
  /// it.
  package var bytes: [UInt8] {
    let names = [
      200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
      415: "Unsupported Media Type",
    ]
    let head = [
      "HTTP/1.1 \(status) \(names[status] ?? "Answer")", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
      "Cross-Origin-Resource-Policy: same-origin", "Connection: close",
    ]
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }
}

extension [UInt8] {
  /// The position of the empty line that ends the head of a request, or nil.
  fileprivate var endOfHead: Int? {
    let line = Array("\r\n\r\n".utf8)
    return indices.first { self[$0...].starts(with: line) }
  }
}
