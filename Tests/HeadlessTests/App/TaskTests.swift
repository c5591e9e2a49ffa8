import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// Someone who writes down what its tasks do.
@MainActor
private final class Scribe {
  private final class Page {
    let scribe: Scribe
    var task: Task<Void, Never>?

    @MainActor
    init(_ scribe: Scribe, keepsTask: Bool) {
      self.scribe = scribe
      let task = Task { [weak scribe] in
        if !Task.isCancelled { scribe?.text += "p" }
      }
      if keepsTask { self.task = task }
    }

    deinit { task?.cancel() }
  }

  var text = ""

  func startTwo() {
    Task { text += "a" }
    Task { text += "b" }
  }

  func startWaiting() {
    Task {
      text += "a"
      await Task.yield()
      text += "c"
    }
    Task { text += "b" }
  }

  func openAndDrop(keepingTask: Bool) { _ = Page(self, keepsTask: keepingTask) }
}

/// Tasks of an app, explored.
@Suite(.ownsPlatform) struct TaskTests {
  private func texts(_ write: @escaping @MainActor (Scribe) -> Void) throws -> Set<String> {
    let system = try LiveSystem("Scribe", isolation: .inProcess) { _ in
      Scribe()
    } declare: { (it: inout LiveDeclarations<Scribe>) in
      it.root { $0 }
      it.jobOrderBound = 6
      it.fact("text") { $0.text }
      it.event("write", .external, unless: { $0.text.isEmpty ? nil : "written" }, perform: write)
    }
    let graph = try explore(system)
    #expect(graph.faults.map(\.fault.message) == [])
    return Set(graph.states.dropFirst().compactMap { $0.fact("text") })
  }

  /// Task: no order between tasks
  @Test func tasksRunInEitherOrder() throws {
    #expect(try texts { $0.startTwo() } == ["ab", "ba"])
  }

  /// Task: every await is a switch point
  @Test func everyAwaitIsASwitchPoint() throws {
    #expect(try texts { $0.startWaiting() } == ["abc", "acb", "bac"])
  }

  /// Task: not cancelled by deinit unless kept
  @Test func aTaskIsNotCancelledByDeinitUnlessKept() throws {
    #expect(try texts { $0.openAndDrop(keepingTask: false) } == ["p"])
    #expect(try texts { $0.openAndDrop(keepingTask: true) } == [])
  }
}
