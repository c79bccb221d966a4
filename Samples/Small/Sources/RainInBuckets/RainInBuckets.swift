import DactylSDL

/// An event of the game's own finds its view as a touch does: rain falls on three buckets, which count the drops. Drag
/// the umbrella over a bucket to keep it dry.
@main
struct RainInBuckets: App {
  static let options = AppOptions(title: "RainInBuckets", logicalSize: Size(800, 600))

  struct Raindrop: CustomEvent {}

  struct Bucket: CustomEventResponder {
    let view: View
    var drops = 0
    mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling {
      guard custom is Raindrop else { return .passToNext }
      drops += 1
      view[Label.self]?.text = "\(drops)"
      return .handled
    }
  }

  func launch(_ scene: Scene) {
    let places = [Point(200, 400), Point(400, 400), Point(600, 400)]
    for place in places {
      let bucket = scene.addView(frame: Rect(center: place, size: Size(80, 100)))
      bucket[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(0.4, 0.5, 0.6))
      bucket[Label.self] = Label("0", size: 32, color: .white)
      bucket.setResponder(Bucket(view: bucket))
      bucket.passesThrough = false  // A view with a label would let the rain through.
    }
    let umbrella = scene.addView(frame: Rect(340, 120, 120, 120))
    umbrella[Shape.self] = Shape(.ellipse, fill: Color(1, 0.6, 0.5, 0.8))
    umbrella.addGestureRecognizer(PanGestureRecognizer()) { pan in pan.drag() }
    scene.onFixedUpdate(every: 0.5) { _ in
      for place in places { scene.send(Raindrop(), at: place) }
    }
  }
}
