#if Tools
  import Foundation

  /// A game that is built and started again whenever a file of its targets changes. `Run` makes it, and calls `play()`.
  final class GameRun {
    /// The seconds between two looks at the files.
    private static let interval = 0.3
    /// The seconds that a game has to end by itself.
    private static let patience = 5.0

    private let folder: GameFolder
    private let product: String
    private let targets: [String]
    private let program: URL
    private let arguments: [String]
    private let state: URL
    private var game: Process?

    /// Throws when the folder has not one program, or not the one that is asked for.
    init(_ folder: GameFolder, product: String?, arguments: [String]) throws(GameFolder.Failure) {
      self.folder = folder
      (self.product, targets) = try folder.product(product)
      program = try folder.program(self.product)
      state = folder.url.appendingPathComponent(".build").appendingPathComponent("\(self.product).state")
      self.arguments = ["--state", state.path] + arguments
    }

    /// Plays until the game ends by itself or a signal ends this tool. Returns the game's exit code.
    func play() throws(GameFolder.Failure) -> Int32 {
      // The first run begins as one without this tool; the ones after it go on where the last was.
      try? FileManager.default.removeItem(at: state)
      var stamp = folder.stamp(of: targets)
      if folder.build(product) { try start() } else { report("the game starts once it can be built") }
      while true {
        Thread.sleep(forTimeInterval: Self.interval)
        if let code = GameSignals.request {
          end()
          return code
        }
        if let game, !game.isRunning {
          return game.terminationReason == .exit ? game.terminationStatus : 128 + game.terminationStatus
        }
        let found = folder.stamp(of: targets)
        guard found != stamp else { continue }
        // An editor may still be writing other files.
        Thread.sleep(forTimeInterval: Self.interval)
        stamp = folder.stamp(of: targets)
        guard folder.build(product) else {
          report("the build failed, and the last one that succeeded goes on")
          continue
        }
        end()
        try start()
      }
    }

    private func start() throws(GameFolder.Failure) {
      let game = Process()
      game.executableURL = program
      game.arguments = arguments
      game.currentDirectoryURL = folder.url
      do {
        try game.run()
      } catch {
        throw GameFolder.Failure(description: "\(program.path): \(error.localizedDescription)")
      }
      self.game = game
    }

    /// Asks the game to end, which lets it keep its state, and ends it when it refuses.
    private func end() {
      guard let game, game.isRunning else { return }
      game.terminate()
      let limit = Date(timeIntervalSinceNow: Self.patience)
      while game.isRunning, Date() < limit { Thread.sleep(forTimeInterval: 0.02) }
      if game.isRunning {
        report("the game has not ended within \(Int(Self.patience)) seconds, and is ended without its state")
        kill(game.processIdentifier, SIGKILL)
        game.waitUntilExit()
      }
      self.game = nil
    }

    private func report(_ line: String) {
      FileHandle.standardError.write(Data("dactyl run: \(line)\n".utf8))
    }
  }
#endif
