import Dactyl

/// Answers the requests of a browser that shows the timeline of a scenario: the page, and plays with other changes.
///
/// It does not touch the network. A server passes it requests that came over the loopback address; it refuses those
/// that name another host, since a page of another site could have sent them.
package struct TimelineService {
  /// A request.
  package struct Request: Hashable, Sendable {
    /// The method, such as `GET`.
    package var method: String
    /// The path, without a query.
    package var path: String
    /// The headers, by their names in lower case.
    package var headers: [String: String]
    package var body: [UInt8]

    package init(method: String, path: String, headers: [String: String], body: [UInt8] = []) {
      self.method = method
      self.path = path
      self.headers = headers
      self.body = body
    }
  }

  /// An answer.
  package struct Response: Hashable, Sendable {
    /// The number of the outcome, such as 200.
    package var status: Int
    /// The type of the body.
    package var type: String
    package var body: String
  }

  private let whatIf: WhatIf
  private let page: String
  private let hosts: [String]

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - bytes: The text of a scenario file.
  ///   - file: The file's name.
  ///   - port: The port on which the server listens.
  package init(bytes: [UInt8], file: String, port: Int) throws(ScenarioError) {
    var whatIf = try WhatIf(ScenarioPlays(bytes: bytes, file: file))
    whatIf.tryUsualChanges()
    self.whatIf = whatIf
    page = Page(data: PageData.data(of: whatIf, serves: true), title: whatIf.plays[0].name).text
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// Answers a request.
  package func respond(to request: Request) -> Response {
    guard let host = request.headers["host"], hosts.contains(host) else {
      return Response(status: 403, type: "text/plain", body: "Another host was asked for.\n")
    }
    if let origin = request.headers["origin"], !hosts.contains(where: { origin == "http://\($0)" }) {
      return Response(status: 403, type: "text/plain", body: "Pages of other sites may not ask.\n")
    }
    switch (request.method, request.path) {
    case ("GET", "/"): return Response(status: 200, type: "text/html; charset=utf-8", body: page)
    case ("POST", "/play"):
      guard request.headers["content-type"] == "application/json" else {
        return Response(status: 415, type: "text/plain", body: "JSON is wanted.\n")
      }
      return play(request.body)
    case (_, "/"), (_, "/play"): return Response(status: 405, type: "text/plain", body: "GET / or POST /play.\n")
    default: return Response(status: 404, type: "text/plain", body: "GET / or POST /play.\n")
    }
  }

  /// Plays the scenario with the edits of a request: `{"edits": […]}`, as files of questions have them.
  private func play(_ body: [UInt8]) -> Response {
    do throws(ScenarioError) {
      let fields = try JSONFields(JSONNode.top(of: body, file: "the request"))
      try fields.allowOnly(["edits"])
      let edits = try fields.required("edits", "a list").list(ScenarioEdit.init)
      var changed = whatIf
      try changed.tryOnly(edits)
      return json(200, PageData.data(of: changed, serves: true))
    } catch {
      return json(400, .object([JSONMember(key: "error", value: .string("\(error)"))]))
    }
  }

  private func json(_ status: Int, _ value: JSONValue) -> Response {
    Response(status: status, type: "application/json", body: value.singleLine)
  }
}
