#if Tools
  import ArgumentParser
  import DactylSDL

  /// The command line of a sample, without the options about recordings.
  struct SampleLine<Sample: SampleCommand>: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: Sample.name, abstract: Sample.abstract,
        discussion: "Of recordings and pictures:\n\n" + LaunchArguments.help)
    }

    @OptionGroup var options: SampleOptions
  }
#endif
