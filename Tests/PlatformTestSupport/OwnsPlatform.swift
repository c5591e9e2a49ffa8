import NavigationModel
import Testing

/// Gives the process's one platform to one test at a time.
///
/// Windows report to the driver of the process, whichever suite or module a test belongs to.
public struct OwnsPlatform: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite's tests take the platform each for itself.
    guard !test.isSuite else { return try await function() }
    await Platform.shared.take()
    // Windows that the test before has left are another app's.
    HeadlessPlatform.appBegins()
    let driver = HeadlessPlatform.driver
    let result: Result<Void, any Error>
    do { result = .success(try await function()) } catch { result = .failure(error) }
    // The test's driver may hold objects that report to the platform when released.
    let last = HeadlessPlatform.driver
    HeadlessPlatform.driver = driver
    withExtendedLifetime(last) {}
    await Platform.shared.giveBack()
    try result.get()
  }
}

extension Trait where Self == OwnsPlatform {
  /// The platform belongs to one test at a time, and has its former driver afterwards.
  public static var ownsPlatform: Self { Self() }
}

/// The platform, which one test has at a time, while others wait.
private actor Platform {
  static let shared = Platform()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if isTaken { return await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
  }

  func giveBack() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
