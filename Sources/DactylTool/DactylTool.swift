#if Tools
  import ArgumentParser

  /// The command-line tool.
  @main
  struct DactylTool: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "dactyl", abstract: "Looks into what Dactyl does with input.", version: "0.1.0",
      subcommands: [
        New.self, Run.self, Scenario.self, Explain.self, Timeline.self, Lint.self, Replay.self, Export.self,
        Shrink.self, DesktopFile.self,
      ])
  }
#else
  import WithoutTools

  /// Takes the place of the tool in builds without it.
  @main
  enum DactylTool {
    static func main() { WithoutTools.end("dactyl") }
  }
#endif
