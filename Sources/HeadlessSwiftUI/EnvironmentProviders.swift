import NavigationModel

/// The providers of objects to an app's views that could not be taken over from its source.
public enum EnvironmentProviders {
  // Everything of an app runs on the thread that drives it.

  /// The places in the app's source at which objects are provided that views here go without.
  ///
  /// While there are any, an object that is missing is the system's fault, and not the app's.
  public nonisolated(unsafe) static var missing: [String] = []

  /// Ends the process since an object is missing.
  static func end(for message: String) -> Never {
    if missing.isEmpty { fatalError(message) }
    HeadlessPlatform.end(forLackOf: .wasNotTakenOver(message, from: missing))
  }
}

extension String {
  fileprivate static func wasNotTakenOver(_ message: String, from places: [String]) -> String {
    let first = places.prefix(3).joined(separator: ", ")
    let more = places.count > 3 ? " and \(places.count - 3) more" : ""
    return
      "\(message) The app provides objects at \(first)\(more), which was not taken over: provide "
      + "this one in Sources."
  }
}
