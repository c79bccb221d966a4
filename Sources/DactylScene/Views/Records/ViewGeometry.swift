/// The geometry of a view as it was set: what `View` returns of a record.
struct ViewGeometry {
  /// The corner of the untransformed view in its parent's coordinates.
  var position: SIMD2<Float>
  var size: SIMD2<Float>
  var boundsOrigin: SIMD2<Float>
  /// a, b, c, d of the transform.
  var linear: SIMD4<Float>
  /// tx, ty of the transform.
  var translation = SIMD2<Float>(0, 0)

  init(_ record: ViewRecord) {
    position = record.position
    size = record.size
    boundsOrigin = record.boundsOrigin
    linear = record.linear
  }

  var isTransformed: Bool { linear != SIMD4(1, 0, 0, 1) || translation != .zero }

  var center: SIMD2<Float> {
    get { position + size / 2 }
    set { position = newValue - size / 2 }
  }

  var transform: Transform {
    get { Transform(a: linear.x, b: linear.y, c: linear.z, d: linear.w, tx: translation.x, ty: translation.y) }
    set {
      linear = SIMD4(newValue.a, newValue.b, newValue.c, newValue.d)
      translation = SIMD2(newValue.tx, newValue.ty)
    }
  }
}

/// The position of a view without its transform's translation, and that translation.
struct MovedView {
  var position: SIMD2<Float>
  var translation: SIMD2<Float>
}
