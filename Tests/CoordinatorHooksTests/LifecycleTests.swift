import CoordinatorHooks
import Foundation
import Testing

private final class Flow {
  let container = Container()
}

private final class Container {}

// Each in a process of its own: other tests of this one install the harness.
@Suite struct LifecycleTests {
  @Test func anAppWithoutTheHarnessKeepsNothingAlive() async {
    await #expect(processExitsWith: .success) {
      weak var flow: Flow?
      weak var container: Container?
      do {
        let live = Flow()
        (flow, container) = (live, live.container)
        Lifecycle.started(live)
        Lifecycle.wentBackToRoot(live, in: live.container)
        Lifecycle.stopped(live)
        #expect(flow != nil && container != nil)
      }
      #expect(flow == nil)
      #expect(container == nil)
    }
  }

  @Test func anAppWithoutTheHarnessMakesNoTexts() async {
    await #expect(processExitsWith: .success) {
      var made = 0
      func request() -> String {
        made += 1
        return "open the shelf"
      }
      Lifecycle.requested(request())
      Lifecycle.handled(request())
      Lifecycle.refused(request())
      #expect(made == 0)
    }
  }

  @Test func theListenerHearsEachCallOnce() async {
    await #expect(processExitsWith: .success) {
      var heard: [String] = []
      let flow = Flow()
      Lifecycle.listener = { call in
        switch call {
        case .started(let object): heard.append("started \(object === flow)")
        case .stopped(let object): heard.append("stopped \(object === flow)")
        case .wentBackToRoot(let object, let container):
          heard.append("back \(object === flow) \(container === flow.container)")
        case .requested(let request): heard.append("requested \(request)")
        case .handled(let request): heard.append("handled \(request)")
        case .refused(let request): heard.append("refused \(request)")
        }
      }
      Lifecycle.started(flow)
      Lifecycle.wentBackToRoot(flow, in: flow.container)
      Lifecycle.stopped(flow)
      Lifecycle.requested("a")
      Lifecycle.handled("b")
      Lifecycle.refused("c")
      #expect(
        heard == [
          "started true", "back true true", "stopped true", "requested a", "handled b",
          "refused c",
        ])
    }
  }

  @Test func theModuleImportsNothing() throws {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appending(path: "Sources/CoordinatorHooks")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect(!source.split(separator: "\n").contains { $0.contains("import ") })
    }
    let manifest = try String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains(".target(name: \"CoordinatorHooks\"),"))
  }
}
