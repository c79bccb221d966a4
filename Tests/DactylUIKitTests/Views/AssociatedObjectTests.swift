import DactylTesting
import DactylUIKit
import Testing

@Suite("Values that are kept for objects by keys") struct AssociatedObjectTests {
  private enum Keys {
    nonisolated(unsafe) static var badge: UInt8 = 0
    nonisolated(unsafe) static var owner: UInt8 = 0
  }

  @Test("They are released with the object; one that is not kept is gone with its own")
  func keeping() {
    let desk = Desk()
    weak var kept: UIView?
    do {
      let view = desk.spy("view", 0, 0, 10, 10)
      let badge = UIView()
      kept = badge
      unsafe objc_setAssociatedObject(view, &Keys.badge, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      do {
        let owner = UIView()
        unsafe objc_setAssociatedObject(view, &Keys.owner, owner, .OBJC_ASSOCIATION_ASSIGN)
        #expect(unsafe objc_getAssociatedObject(view, &Keys.owner) as? UIView === owner)
      }
      #expect(unsafe objc_getAssociatedObject(view, &Keys.owner) == nil)
      #expect(unsafe objc_getAssociatedObject(view, &Keys.badge) as? UIView === badge)
      unsafe objc_setAssociatedObject(view.layer, &Keys.badge, 7, .OBJC_ASSOCIATION_RETAIN)
      #expect(unsafe objc_getAssociatedObject(view.layer, &Keys.badge) as? Int == 7)
      unsafe objc_setAssociatedObject(view.layer, &Keys.badge, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(unsafe objc_getAssociatedObject(view.layer, &Keys.badge) == nil)
      view.removeFromSuperview()
    }
    #expect(kept == nil)
  }

  @Test("For any other object they are not kept, with a diagnostic")
  func refusing() {
    let desk = Desk(expecting: [.unsupportedAssociation])
    unsafe objc_setAssociatedObject(desk, &Keys.badge, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(unsafe objc_getAssociatedObject(desk, &Keys.badge) == nil)
    #expect(desk.scene.diagnosticCounts[.unsupportedAssociation] == 1)
  }
}
