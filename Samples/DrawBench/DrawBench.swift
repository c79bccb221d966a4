#if Tools
  import ArgumentParser
  import Foundation
  import PlainSprites

  /// Measures the cost of drawing, beside a plain C program: `swift run -c release --traits Tools DrawBench`.
  @main
  struct DrawBench: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Measures what drawing costs; build with -c release.",
      discussion: """
        First a card that is dragged on the card table; then small sprites that all move, beside a plain program in C \
        that draws the same in one call: both open a window, by turns. Times are the processor's, of whole frames, the \
        smallest of all rounds. SDL_RENDER_DRIVER chooses the renderer (software, opengl), SDL_VIDEODRIVER the window \
        system: dummy has no display.
        """)

    @Option(help: "How many sprites there are.")
    var sprites = 10_000

    @Option(help: "How many pixels their pictures are wide and high, which are shown 8 points large.")
    var pixels = 16

    @Option(help: "How many frames are measured in a round.")
    var frames = 60

    @Option(help: "How many rounds there are.")
    var rounds = 3

    @Option(
      help: ArgumentHelp(
        "Which of them: cards; \(SpriteCrowd.Kind.allCases.map(\.rawValue).joined(separator: "; ")).", valueName: "kind"
      ))
    var only: String?

    @Option(help: ArgumentHelp("Only one program: dactyl or c.", valueName: "program"))
    var program: String?

    func run() throws { try MainActor.assumeIsolated { try measure() } }

    @MainActor private func measure() throws {
      if only == nil || only == "cards" {
        let time = try DraggedCard(warmUp: 30, frames: frames).run()
        print("a card dragged on the card table: \((time / 1e4).rounded() / 100) ms a frame\n")
      }
      guard only != "cards" else { return }
      print("| sprites | Dactyl, ns | C, ns | ratio |\n|---|--:|--:|--:|")
      for kind in SpriteCrowd.Kind.allCases where only == nil || only == kind.rawValue {
        let crowd = SpriteCrowd(kind, count: max(sprites, 1), pixelSide: min(max(pixels, 2), 256))
        var (engine, plain) = (Double.infinity, Double.infinity)
        for _ in 0..<max(rounds, 1) {
          if program != "c" { engine = min(engine, try EngineSprites(crowd: crowd, warmUp: 10, frames: frames).run()) }
          if program != "dactyl" { plain = min(plain, try runPlain(crowd)) }
        }
        let count = Double(crowd.centers.count)
        print(
          "| \(kind.rawValue) | \((engine / count).rounded()) | \((plain / count).rounded()) "
            + "| \((engine / plain * 100).rounded() / 100) |")
      }
    }

    private func runPlain(_ crowd: SpriteCrowd) throws -> Double {
      let centers = crowd.centers.flatMap { [$0.x, $0.y] }
      let time = unsafe centers.withUnsafeBufferPointer { centers in
        unsafe crowd.angles.withUnsafeBufferPointer { angles in
          unsafe crowd.pixels.withUnsafeBufferPointer { pixels in
            var sprites = unsafe plain_sprites(
              count: Int32(crowd.angles.count), warm_up: 10, frames: Int32(frames), centers: centers.baseAddress,
              angles: angles.baseAddress, pixels: pixels.baseAddress, side: Int32(SpriteCrowd.side),
              pixel_side: Int32(crowd.pixelSide))
            return unsafe plain_sprites_run(&sprites)
          }
        }
      }
      guard time >= 0 else { throw ValidationError("the plain program has no window or no renderer") }
      return time
    }
  }
#else
  import WithoutTools

  /// Takes the place of the benchmark in builds without its tools.
  @main
  enum DrawBench {
    static func main() { WithoutTools.end("DrawBench") }
  }
#endif
