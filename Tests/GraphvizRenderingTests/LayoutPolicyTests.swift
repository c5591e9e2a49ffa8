import GraphDrawing
import Testing

@testable import GraphvizRendering

@Suite struct LayoutPolicyTests {
  @Test(arguments: [
    (0, 0, LayoutPolicy.thorough), (80, 160, .thorough), (81, 0, .limited), (2, 161, .limited),
    (500, 1500, .limited), (501, 0, .refused), (2, 1501, .refused),
  ])
  func thePolicyDependsOnTheSize(nodes: Int, edges: Int, policy: LayoutPolicy) {
    #expect(LayoutPolicy(nodes: nodes, edges: edges) == policy)
  }

  @Test func aThoroughLayoutChangesNothing() {
    #expect(LayoutPolicy.thorough.apply(to: .shop) == .shop)
  }

  @Test func aLimitedLayoutMovesLabelsToTooltipsExceptThoseOfTheCounterexample() {
    let step = GraphStyle.counterexampleEdge(step: 1, event: "tap")
    let graph = DrawnGraph(
      name: "g", nodes: [.init(id: "a", attributes: ["label": "A"])],
      edges: [
        .init(from: "a", to: "a", attributes: ["label": "one"]),
        .init(from: "a", to: "a", attributes: ["label": "two", "tooltip": "more"]),
        .init(from: "a", to: "a", attributes: ["label": GraphStyle.edgeLabel("three")]),
        .init(from: "a", to: "a", attributes: ["xlabel": "four"]),
        .init(from: "a", to: "a", attributes: step),
      ])
    let limited = LayoutPolicy.limited.apply(to: graph)
    #expect(
      limited.attributes == [
        "nslimit": "0.5", "nslimit1": "0.5", "mclimit": "0.05", "splines": "line",
      ])
    #expect(limited.nodes == graph.nodes)
    #expect(
      limited.edges.map(\.attributes) == [
        ["tooltip": "one"], ["tooltip": "more"], ["tooltip": "three"], ["tooltip": "four"], step,
      ])
  }
}
