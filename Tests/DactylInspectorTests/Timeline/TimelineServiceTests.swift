import Testing

@testable import DactylInspector

/// The answers to a browser, and the requests that are refused.
@Suite struct TimelineServiceTests {
  private typealias Request = TimelineService.Request

  private func service() throws -> TimelineService {
    let name = "arbitration/single-waits-for-double"
    return try TimelineService(bytes: try TimelineFiles.bytes(name), file: name, port: 8123)
  }

  private func post(_ body: String, _ headers: [String: String] = [:]) -> Request {
    let own = ["host": "127.0.0.1:8123", "content-type": "application/json"]
    return Request(method: "POST", path: "/play", headers: own.merging(headers) { $1 }, body: Array(body.utf8))
  }

  @Test("The page can ask for other changes")
  func page() throws {
    let answer = try service().respond(to: Request(method: "GET", path: "/", headers: ["host": "localhost:8123"]))
    #expect(answer.status == 200 && answer.body.contains("\"serves\": true"))
  }

  @Test("Other edits are played, and both runs come back")
  func edits() throws {
    let body = "{\"edits\": [{\"target\": \"card\", \"property\": \"hidden\", \"value\": true}]}"
    let answer = try service().respond(to: post(body))
    let object = try TimelineFiles.object(answer.body)
    #expect(answer.status == 200 && (object["runs"] as? [Any])?.count == 2)
    #expect((object["changes"] as? [Any])?.count == 1)
  }

  @Test("Edits that the file does not allow are answered with what is wrong")
  func faults() throws {
    let service = try service()
    for body in [
      "", "{}", "{\"edits\": [{\"target\": \"nobody\", \"property\": \"hidden\", \"value\": true}]}",
      "{\"edits\": [{\"target\": \"card\", \"property\": \"hidden\", \"value\": 7}]}", "{\"edits\": 1}",
    ] {
      let answer = service.respond(to: post(body))
      #expect(answer.status == 400 && answer.body.contains("\"error\""), "\(body)")
    }
  }

  @Test("Other hosts, origins and kinds of content are refused")
  func strangers() throws {
    let service = try service()
    #expect(service.respond(to: Request(method: "GET", path: "/", headers: [:])).status == 403)
    #expect(
      service.respond(to: Request(method: "GET", path: "/", headers: ["host": "evil.example:8123"])).status == 403)
    #expect(service.respond(to: post("{}", ["origin": "http://evil.example"])).status == 403)
    #expect(service.respond(to: post("{}", ["content-type": "text/plain"])).status == 415)
    #expect(service.respond(to: Request(method: "PUT", path: "/", headers: ["host": "localhost:8123"])).status == 405)
    #expect(service.respond(to: Request(method: "GET", path: "/x", headers: ["host": "localhost:8123"])).status == 404)
  }

  @Test("Requests are read when all their bytes are there")
  func parsing() {
    let text = "POST /play?x HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count { #expect(Request.parse(Array(bytes[..<count])) == .incomplete) }
    let headers = ["host": "a", "content-length": "2"]
    #expect(
      Request.parse(bytes)
        == .complete(Request(method: "POST", path: "/play", headers: headers, body: Array("{}".utf8))))
    for bad in [
      "GET\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ] {
      #expect(Request.parse(Array(bad.utf8)) == .malformed, "\(bad)")
    }
  }
}
