import Dispatch
import Foundation
import HeadlessCombine

@testable import NavigationHarness

/// A coordinator that shows a screen by way of a call.
@MainActor
final class Caller {
  var path: [String] = []
  /// What has to live as long as the coordinator: timers, queues, groups.
  var kept: [AnyObject] = []

  func show(_ screen: String) { path.append(screen) }

  /// Shows the screens that come through operators.
  func hear(
    _ screens: String...,
    through operators: (AnyPublisher<String, Never>) -> some Publisher<String, Never>
  ) {
    let current = CurrentValueSubject<String, Never>(screens.first ?? "Shown")
    kept.append(operators(current.eraseToAnyPublisher()).sink { [weak self] in self?.show($0) })
    for screen in screens.dropFirst() { current.send(screen) }
  }

  /// Shows a screen from code that the compiler does not know to run on the main thread.
  nonisolated func showLater() { MainActor.assumeIsolated { show("Shown") } }
}

/// A call by which code puts something off, blocks or reads a clock.
struct Call: Sendable {
  /// The row of the table in the documentation.
  let row: String
  let perform: @MainActor @Sendable (Caller) -> Void

  init(_ row: String, _ perform: @escaping @MainActor @Sendable (Caller) -> Void) {
    self.row = row
    self.perform = perform
  }
}

extension Call {
  static let ofTheEvent: [Call] = [
    Call("`DispatchQueue.async`") { caller in DispatchQueue.main.async { caller.show("Shown") } },
    Call("`DispatchQueue.async(group:qos:flags:execute:)`") { caller in
      DispatchQueue.main.async(group: nil, qos: .utility, flags: .barrier) { caller.showLater() }
    },
    Call("`DispatchQueue.async(group:)`") { caller in
      DispatchQueue.main.async(group: DispatchGroup()) { caller.showLater() }
    },
    Call("`DispatchQueue.async(execute: DispatchWorkItem)`") { caller in
      DispatchQueue.main.async(execute: DispatchWorkItem { caller.showLater() })
    },
    Call("`DispatchQueue.global().async`") { caller in
      DispatchQueue.global().async(flags: []) {
        DispatchQueue.main.async(flags: []) { caller.showLater() }
      }
    },
    Call("`DispatchQueue.sync`") { caller in
      DispatchQueue.global().sync { DispatchQueue.main.async(flags: []) { caller.showLater() } }
    },
    Call("`DispatchQueue.concurrentPerform`") { caller in
      nonisolated(unsafe) var rounds = ""
      DispatchQueue.concurrentPerform(iterations: 3) { rounds += "\($0)" }
      DispatchQueue.main.async(flags: []) { if rounds == "012" { caller.showLater() } }
    },
    Call("`DispatchGroup.notify`") { caller in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().async(group: group, qos: .default, flags: []) {}
      group.notify(queue: .main) { caller.showLater() }
      DispatchQueue.main.async { group.leave() }
    },
    Call("`Thread.sleep`") { caller in
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { caller.show("Shown") }
      Thread.sleep(forTimeInterval: 5)
    },
    Call("`DispatchSource.setCancelHandler`") { caller in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.setCancelHandler { caller.showLater() }
      timer.resume()
      timer.cancel()
    },
    Call("`DispatchSource.setRegistrationHandler`") { caller in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.setRegistrationHandler { caller.showLater() }
      timer.resume()
      caller.kept.append(timer as AnyObject)
    },
    Call("`OperationQueue.main.addOperation`") { caller in
      OperationQueue.main.addOperation { caller.showLater() }
    },
    Call("`OperationQueue.addOperation`") { caller in
      let queue = OperationQueue()
      caller.kept.append(queue)
      queue.addOperation { DispatchQueue.main.async(flags: []) { caller.showLater() } }
    },
    Call("`RunLoop.main.perform`") { caller in RunLoop.main.perform { caller.showLater() } },
    Call("`receive(on: DispatchQueue.main)`") { $0.hear { $0.receive(on: DispatchQueue.main) } },
    Call("`receive(on: RunLoop.main)`") { $0.hear { $0.receive(on: RunLoop.main) } },
    Call("`receive(on: OperationQueue.main)`") { $0.hear { $0.receive(on: OperationQueue.main) } },
    Call("`receive(on: ImmediateScheduler.shared)`") { caller in
      DispatchQueue.main.async { caller.hear { $0.receive(on: ImmediateScheduler.shared) } }
    },
    Call("`subscribe(on:)`") { $0.hear { $0.subscribe(on: RunLoop.main) } },
    Call("`Task`") { caller in Task { caller.show("Shown") } },
    Call("`Task.detached`") { caller in Task.detached { await caller.show("Shown") } },
    Call("`MainActor.run`") { caller in
      Task.detached { await MainActor.run { caller.show("Shown") } }
    },
    Call("`withTaskGroup`") { caller in
      Task {
        await withTaskGroup(of: String.self) { group in
          group.addTask { "Shown" }
          for await screen in group { caller.show(screen) }
        }
      }
    },
    Call("`withThrowingTaskGroup`") { caller in
      Task {
        try await withThrowingTaskGroup(of: String.self) { group in
          group.addTask { "Shown" }
          for try await screen in group { caller.show(screen) }
        }
      }
    },
    Call("`withDiscardingTaskGroup`") { caller in
      Task {
        await withDiscardingTaskGroup { group in
          group.addTask { await caller.show("Shown") }
        }
      }
    },
    Call("`async let`") { caller in
      Task {
        async let screen = Self.screen()
        caller.show(await screen)
      }
    },
    Call("`AsyncStream`") { caller in
      let (stream, continuation) = AsyncStream.makeStream(of: String.self)
      Task { for await screen in stream { caller.show(screen) } }
      continuation.yield("Shown")
      continuation.finish()
    },
    Call("`withCheckedContinuation`") { caller in
      Task {
        await withCheckedContinuation { continuation in
          DispatchQueue.main.async(flags: []) { continuation.resume() }
        }
        caller.show("Shown")
      }
    },
    Call("`withUnsafeThrowingContinuation`") { caller in
      Task {
        let screen = try await withUnsafeThrowingContinuation { continuation in
          DispatchQueue.main.async(flags: []) { continuation.resume(returning: "Shown") }
        }
        caller.show(screen)
      }
    },
  ]

  private static func screen() async -> String { "Shown" }

  static let ofLater: [Call] = [
    Call("`DispatchQueue.asyncAfter`") { caller in
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { caller.show("Shown") }
    },
    Call("`DispatchQueue.asyncAfter(wallDeadline:)`") { caller in
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 3) { caller.showLater() }
    },
    Call("`Timer`") { caller in
      caller.kept.append(
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in caller.showLater() })
    },
    Call("`Timer.fireDate`") { caller in
      nonisolated(unsafe) let hour = Timer.scheduledTimer(withTimeInterval: 3_600, repeats: false) {
        _ in
        MainActor.assumeIsolated { caller.show("Late") }
      }
      let timer = Timer.scheduledTimer(withTimeInterval: 7_200, repeats: false) { _ in
        hour.invalidate()
        caller.showLater()
      }
      timer.fireDate = Date(timeIntervalSinceNow: 3)
      caller.kept += [timer, hour]
    },
    Call("`RunLoop.add(_:forMode:)`") { caller in
      let timer = Timer(timeInterval: 3, repeats: false) { _ in caller.showLater() }
      RunLoop.main.add(timer, forMode: .common)
    },
    Call("`DispatchSource.makeTimerSource`") { caller in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 3)
      timer.setEventHandler { caller.showLater() }
      timer.resume()
      caller.kept.append(timer as AnyObject)
    },
    Call("`delay(for:scheduler:)`") { $0.hear { $0.delay(for: 3, scheduler: RunLoop.main) } },
    Call("`debounce(for:scheduler:)`") { caller in
      caller.hear("First", "Shown") {
        $0.debounce(for: .seconds(3), scheduler: DispatchQueue.main)
      }
    },
    Call("`throttle(for:scheduler:latest:)`") { caller in
      // The first value is delivered at once, and here before it is listened to.
      caller.hear("First", "Second", "Shown") {
        $0.throttle(for: .seconds(3), scheduler: OperationQueue.main, latest: true)
          .filter { $0 != "First" }
      }
    },
    Call("`Task.sleep`") { caller in
      Task {
        try await Task.sleep(for: .seconds(3))
        caller.show("Shown")
      }
    },
    Call("`ContinuousClock.sleep`") { caller in
      Task {
        try await ContinuousClock().sleep(until: .now + .seconds(3))
        caller.show("Shown")
      }
    },
  ]

  static let refused: [(Call, String)] = [
    (
      Call("`Thread`") { _ in Thread.detachNewThread {} },
      "starts a thread, which runs in real time, which the harness does not control. Start a task "
        + "instead, or give the coordinator a stand-in that awaits "
        + "'context.tickets.request(\"answer\")'."
    ),
    (
      Call("`Thread.sleep` in the background") { _ in
        DispatchQueue.global().async(flags: []) { Thread.sleep(forTimeInterval: 3_600) }
      },
      "sleeps in the background, which the harness does not control. Await a sleep on "
        + "'context.clock' instead."
    ),
    (
      Call("`DispatchSemaphore.wait`") { _ in DispatchSemaphore(value: 0).wait() },
      "waits for a semaphore that nobody can signal meanwhile, which the harness does not control. "
        + "Await the result instead."
    ),
    (
      Call("`DispatchGroup.wait`") { _ in
        let group = DispatchGroup()
        group.enter()
        group.wait()
        group.leave()
      },
      "waits for a dispatch group that nobody can leave meanwhile, which the harness does not "
        + "control. Use 'notify' instead."
    ),
    (
      Call("`DispatchWorkItem.wait`") { _ in
        let item = DispatchWorkItem {}
        DispatchQueue.main.async(execute: item)
        item.wait()
      },
      "waits for a work item that cannot run meanwhile, which the harness does not control. Use a "
        + "dispatch group and 'notify' instead."
    ),
    (
      Call("`DispatchWorkItem.notify`") { _ in
        DispatchWorkItem {}.notify(queue: .main) {}
      },
      "asks to be told of the end of a work item, which the harness does not control. Use a "
        + "dispatch group and 'notify' instead."
    ),
    (
      Call("`DispatchSource.makeReadSource`") { _ in
        let source = DispatchSource.makeReadSource(fileDescriptor: 0)
        source.activate()
        source.cancel()
      },
      "makes a dispatch source of a file, a signal or another process, which the harness does not "
        + "control. Give the coordinator a stand-in that awaits "
        + "'context.tickets.request(\"answer\")'."
    ),
    (
      Call("`DispatchIO`") { _ in
        DispatchIO.read(fromFileDescriptor: -1, maxLength: 1, runningHandlerOn: .main) { _, _ in }
      },
      "reads or writes a file in the background, which takes real time, which the harness does "
        + "not control. Give the coordinator a stand-in that awaits "
        + "'context.tickets.request(\"answer\")'."
    ),
    (
      Call("`RunLoop.run`") { _ in RunLoop.current.run(until: Date(timeIntervalSinceNow: 3_600)) },
      "runs the run loop itself, which the harness does not control. Await the result instead."
    ),
  ]

  static let ofClocks: [Call] = [
    Call("`Date()`") { caller in
      caller.show(Date() == Date(timeIntervalSince1970: 1_767_225_600) ? "Same" : "Other")
    },
    Call("`time`") { caller in caller.show(time(nil) == 1_767_225_600 ? "Same" : "Other") },
    Call("`DispatchTime.now()`") { caller in
      caller.show(DispatchTime.now() == DispatchTime.now() ? "Same" : "Other")
    },
    Call("`ContinuousClock.now`") { caller in
      caller.show(ContinuousClock.now == ContinuousClock.now ? "Same" : "Other")
    },
  ]
}
