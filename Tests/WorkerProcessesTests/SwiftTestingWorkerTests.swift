import Testing
import WorkerProcesses

/// The same under Swift Testing, whose runner has its own way of choosing a test.
@Test func swiftTestingStartsItselfAsAWorker() throws {
  if WorkerEntry.isWorker { WorkerDeed.serve() }
  guard WorkerHost.isAvailable else { return }
  let host = WorkerHost(
    arguments: SelfReexecution.arguments(
      forSwiftTestingFilter: "swiftTestingStartsItselfAsAWorker"))
  try host.start()
  for round in 0..<3 {
    let echo = try host.call(WorkerDeed.request(.echo, [1, 2]), timeout: .seconds(20))
    #expect(echo == [1, 2])
    let text = try host.call(WorkerDeed.request(.runATask), timeout: .seconds(20))
    #expect(String(decoding: text, as: UTF8.self) == "main, pool, 0 strays")
    #expect(throws: WorkerDied.self, "round \(round)") {
      try host.call(WorkerDeed.request(.abort), timeout: .seconds(20))
    }
    try host.start()
  }
}
