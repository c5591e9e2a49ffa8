import Foundation
import NavigationModel

/// What an adopted app keeps from one launch to the next, in memory: its stand-in for user defaults.
///
/// It begins empty with each subject.
public final class StoredDefaults: RxReactiveCompatible {
  // Everything of a subject runs on the thread that drives it.

  /// The app's own defaults.
  public nonisolated(unsafe) static let standard = StoredDefaults(of: nil)

  private nonisolated(unsafe) static var suites: [String: StoredDefaults] = [:]
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]
  private var changedKeys = RxPublishSubject<String?>()

  /// The name of the suite whose values it shows; nil where the values are its own.
  private let suite: String?

  private init(of suite: String?) { self.suite = suite }

  /// Finds the app's own defaults, as those without a suite are.
  public convenience init() { self.init(of: Self.withoutSuite) }

  /// Finds the defaults of a suite, the same for each name; the app's own where there is none.
  public convenience init?(suiteName: String?) { self.init(of: suiteName ?? Self.withoutSuite) }

  private static let withoutSuite = ""

  private var shared: StoredDefaults {
    guard let suite else { return self }
    if suite == Self.withoutSuite { return Self.standard }
    if let found = Self.suites[suite] { return found }
    let made = StoredDefaults(of: nil)
    Self.suites[suite] = made
    return made
  }

  /// Empties all defaults.
  public static func clear() {
    standard.values = [:]
    standard.registered = [:]
    standard.changedKeys = RxPublishSubject()
    suites = [:]
  }

  /// What all defaults hold, as text that is the same for the same content.
  public static var text: String {
    let all = [("", standard)] + suites.sorted { $0.key < $1.key }
    return all.map { name, suite in
      name + suite.values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.description
    }.joined(separator: " ")
  }

  /// The value of a key.
  public func object(forKey key: String) -> Any? {
    shared.values[key] ?? shared.registered[key]
  }

  /// The value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// The text of a key.
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }

  /// The data of a key.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

  /// The link of a key.
  public func url(forKey key: String) -> URL? { object(forKey: key) as? URL }

  /// The list of a key.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

  /// The list of texts of a key.
  public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }

  /// The values of a key, by their names.
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }

  /// The condition of a key; false where it has none.
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

  /// The number of a key; 0 where it has none.
  public func integer(forKey key: String) -> Int { object(forKey: key) as? Int ?? 0 }

  /// The number of a key; 0 where it has none.
  public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }

  /// The number of a key; 0 where it has none.
  public func float(forKey key: String) -> Float { object(forKey: key) as? Float ?? 0 }

  /// Sets the value of a key; nil removes it.
  public func set(_ value: Any?, forKey key: String) {
    shared.values[key] = value
    DefaultsChanges.noteWriting()
    shared.changedKeys.onNext(key)
  }

  /// Sets the value of a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Removes the value of a key.
  public func removeObject(forKey key: String) { set(nil, forKey: key) }

  /// Sets the values of keys that have none.
  public func register(defaults: [String: Any]) {
    shared.registered.merge(defaults) { $1 }
    DefaultsChanges.noteWriting()
  }

  /// Removes all values.
  public func removePersistentDomain(forName name: String) {
    shared.values = [:]
    DefaultsChanges.noteWriting()
    shared.changedKeys.onNext(nil)
  }

  /// The keys that others set from now on; nil for all of them.
  var changes: RxObservable<String?> { shared.changedKeys }

  /// Writes nothing, since everything is in memory.
  @discardableResult
  public func synchronize() -> Bool { true }
}
