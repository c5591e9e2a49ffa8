import Foundation

extension NSObject {
  /// Returns a Boolean value that indicates whether the object is of the class or the protocol in which the
  /// selector names a method.
  ///
  /// A class that has a method of that name besides has none here, without Objective-C.
  public func responds(to selector: Selector?) -> Bool {
    selector?.isMethod(of: self) ?? false
  }

  /// Calls a method.
  ///
  /// - Returns: nil, whatever the method returns.
  @discardableResult
  public func perform(_ selector: Selector?) -> Unmanaged<AnyObject>? {
    selector?.perform(on: self, sender: nil)
    return nil
  }

  /// Calls a method with an argument.
  ///
  /// - Returns: nil, whatever the method returns.
  @discardableResult
  public func perform(_ selector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
    selector?.perform(on: self, sender: object)
    return nil
  }
}
