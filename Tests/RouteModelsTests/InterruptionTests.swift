import ModelChecker
import NavigationInvariants
import NavigationModel
import RouteModels
import Testing

/// A check of a model that an engine searches ends when it is told to.
@Suite struct InterruptionTests {
  private enum Item: Route, CaseIterable { case one, two, three, four }

  @Test func `What an interrupted engine has not seen is open`() throws {
    let tabs = ["left", "middle", "right"]
    let model = RouteModel("Large") {
      for tab in tabs {
        $0.tab(tab, Item.self, depth: 4)
        for item in Item.allCases {
          $0.tap("\(item) on the \(tab)", on: .tab(tab), do: .push(item))
        }
      }
    }
    var asked = 0
    let result = try check(try RouteSystem(model), invariants: [HomeStaysReachable()]) { _ in
      asked += 1
      return asked < 3
    }
    #expect(result.completeness == .interrupted("on request"))
    guard case .inconclusive = result.answers[0].verdict else {
      Issue.record("\(result.answers[0].verdict)")
      return
    }
  }
}
