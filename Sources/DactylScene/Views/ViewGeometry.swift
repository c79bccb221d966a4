/// Where a view is and how it is transformed, as it was set: what `View` shows of a record.
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

/// Where a view that its transform moves would be without, and by how much it is moved.
struct MovedView {
  var position: SIMD2<Float>
  var translation: SIMD2<Float>
}

extension ViewColumns {
  /// The geometry of a view as it was set.
  func geometry(of index: UInt32) -> ViewGeometry {
    let record = records[Int(index)]
    var geometry = ViewGeometry(record)
    if record.flags.contains(.isMovedByTransform), let moved = moved[index] {
      geometry.position = moved.position
      geometry.translation = moved.translation
    }
    return geometry
  }

  /// Sets the geometry of a view, and with it the box in which it can be hit.
  func setGeometry(_ geometry: ViewGeometry, of index: UInt32) {
    let old = records[Int(index)]
    placeGeometry(geometry, of: index)
    if !old.flags.isDisjoint(with: [.hasSticking, .laysOut]), old.size != geometry.size {
      sizeDidChange(of: index, from: old.size)
    }
  }

  /// Sets the geometry of a view, and leaves what is in it alone.
  func placeGeometry(_ geometry: ViewGeometry, of index: UInt32) {
    let isMoved = geometry.translation != .zero
    update(index) { record in
      record.position = isMoved ? geometry.position + geometry.translation : geometry.position
      record.size = geometry.size
      record.boundsOrigin = geometry.boundsOrigin
      record.linear = geometry.linear
      record.flags.set(.hasTransform, geometry.linear != SIMD4(1, 0, 0, 1))
      if isMoved || record.flags.contains(.isMovedByTransform) {
        moved[index] = isMoved ? MovedView(position: geometry.position, translation: geometry.translation) : nil
        record.flags.set(.isMovedByTransform, isMoved)
      }
    }
  }
}
