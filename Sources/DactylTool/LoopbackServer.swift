#if Tools
  import DactylInspector
  import Foundation

  /// A small HTTP server on the loopback address, for one person's browser: each connection gets one answer.
  final class LoopbackServer {
    /// What the system refused.
    struct Failure: Error, CustomStringConvertible {
      var description: String
    }

    /// A connection, with what it has sent so far.
    private struct Connection {
      var socket: Int32
      var received: [UInt8] = []
    }

    /// The largest request: edits are short.
    private static let mostBytes = 1 << 20
    /// The most connections at a time; browsers open some in advance.
    private static let mostConnections = 64

    #if canImport(Darwin)
      private static let stream = SOCK_STREAM
    #else
      private static let stream = Int32(SOCK_STREAM.rawValue)
    #endif

    /// The port on which it listens.
    let port: Int
    private let listener: Int32
    private var connections: [Connection] = []

    /// Listens on a port of 127.0.0.1; 0 takes a free one.
    init(port: UInt16) throws(Failure) {
      let listener = socket(AF_INET, Self.stream, 0)
      self.listener = listener
      guard listener >= 0 else { throw Self.failure("opening a socket") }
      var yes: Int32 = 1
      unsafe setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          unsafe bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
            && getsockname(listener, pointer, &length) == 0
        }
      }
      guard isBound else { throw Self.failure("listening on port \(port)") }
      self.port = Int(UInt16(bigEndian: address.sin_port))
    }

    deinit {
      for connection in connections { close(connection.socket) }
      close(listener)
    }

    private static func failure(_ what: String) -> Failure {
      Failure(description: "\(what) failed: \(unsafe String(cString: strerror(errno)))")
    }

    /// Answers requests until the program is interrupted.
    func serve(_ respond: (TimelineService.Request) -> TimelineService.Response) throws(Failure) {
      signal(SIGPIPE, SIG_IGN)
      signal(SIGINT) { _ in _exit(0) }
      signal(SIGTERM) { _ in _exit(0) }
      // Whoever started this waits for the address.
      fflush(nil)
      while true {
        var waiting = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
        waiting += connections.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
        guard unsafe poll(&waiting, nfds_t(waiting.count), -1) >= 0 else {
          if errno == EINTR { continue }
          throw Self.failure("waiting for requests")
        }
        for (index, ready) in waiting.enumerated().dropFirst().reversed() where ready.revents != 0 {
          receive(index - 1, respond)
        }
        if waiting[0].revents != 0 { addConnection() }
      }
    }

    private func addConnection() {
      let socket = accept(listener, nil, nil)
      guard socket >= 0 else { return }
      // The oldest one of too many is one that a browser opened in advance.
      if connections.count >= Self.mostConnections { close(connections.removeFirst().socket) }
      // An answer that is not fetched is dropped.
      var patience = timeval(tv_sec: 5, tv_usec: 0)
      unsafe setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      connections.append(Connection(socket: socket))
    }

    private func receive(_ index: Int, _ respond: (TimelineService.Request) -> TimelineService.Response) {
      var bytes = [UInt8](repeating: 0, count: 16_384)
      let count = unsafe recv(connections[index].socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      guard count > 0 else { return end(index) }
      connections[index].received += bytes[..<count]
      guard connections[index].received.count <= Self.mostBytes else { return end(index) }
      switch TimelineService.Request.parse(connections[index].received) {
      case .incomplete: return
      case .malformed: transmit(.malformed, to: connections[index].socket)
      case .complete(let request): transmit(respond(request), to: connections[index].socket)
      }
      end(index)
    }

    private func end(_ index: Int) { close(connections.remove(at: index).socket) }

    private func transmit(_ response: TimelineService.Response, to socket: Int32) {
      let bytes = response.bytes
      var sent = 0
      while sent < bytes.count {
        let count = unsafe bytes.withUnsafeBytes { buffer in
          unsafe send(socket, buffer.baseAddress.map { unsafe $0 + sent }, bytes.count - sent, 0)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        sent += count
      }
      shutdown(socket, Int32(SHUT_WR))
    }
  }
#endif
