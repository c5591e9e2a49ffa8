import XCTest

final class MessageTests: XCTestCase {
  func testAll() throws {
    for scene in Scene.allCases {
      let x = try Stage.inXCTest(scene), s = try Stage.inSwiftTesting(scene)
      print("=== \(scene) XCTest \(x.status) \(x.isKilled)")
      print(x.output)
      print("=== \(scene) Swift Testing \(s.status) \(s.isKilled)")
      print(s.output)
    }
  }
}
