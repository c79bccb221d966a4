extension NotificationCenter {
  /// Adds an observer, whose method is called with each notification of a name until it ends. It is not kept alive.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let call = ObserverCall(observer as AnyObject, aSelector)
    nonisolated(unsafe) let unchecked = call
    call.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak self] notification in
      guard unsafe unchecked.call(notification) else {
        if let token = unsafe unchecked.token { self?.removeObserver(token) }
        return
      }
    }
  }
}

/// The call of an observer's method.
private final class ObserverCall {
  private weak var observer: AnyObject?
  private let selector: Selector
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, _ selector: Selector) { (self.observer, self.selector) = (observer, selector) }

  /// Calls the method. Returns false when the observer has ended.
  func call(_ notification: Notification) -> Bool {
    guard let observer else { return false }
    selector.method(of: observer)?(notification)
    return true
  }
}
