#if Tools
  import ArgumentParser

  /// The command line of a sample.
  struct SampleLine<Sample: SampleCommand>: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: Sample.name, abstract: Sample.abstract)
    }

    @OptionGroup var options: SampleOptions

    func run() throws { throw ExitCode(Sample.play(options)) }
  }
#endif
