#if !Tools
  import Foundation

  /// What stands in for programs in a build without the package's trait `Tools`: nothing reads command lines there.
  package enum WithoutTools {
    /// Says on the standard error how to get a program that reads its command line, and ends with code 64.
    package static func end(_ program: String) -> Never {
      // Said in every build without the trait, once: this is the module's only file, and bodies are compiled once.
      #warning("The tool, the benchmark and the options of samples are made with: swift build --traits Tools")
      let line = "Options are read where it is built with the trait Tools: swift run --traits Tools \(program) …\n"
      FileHandle.standardError.write(Data(line.utf8))
      exit(64)
    }
  }
#endif
