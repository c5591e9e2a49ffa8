import CSwiftRuntime

/// A job that waits for something outside the queue's control, or was made runnable by it.
public struct StrayArrival: Hashable, Sendable {
  /// The cause that is outside the queue's control.
  public enum Cause: Hashable, Sendable {
    /// The task sleeps on a real clock.
    case sleep
    /// The job came from another thread: a timer, a network session, a thread of the subject's own.
    case otherThread
  }

  /// The cause that is outside the queue's control.
  public var cause: Cause

  /// The number of the subject whose job it is, as far as it is known.
  public var subject: Int?

  /// A number that stands for the code that the job will run.
  public var signature: UInt64
}

extension StrayArrival: CustomStringConvertible {
  /// The problem, and the remedy.
  public var description: String {
    switch cause {
    case .sleep: .waitsOnTheRealClock
    case .otherThread: .cameFromAnotherThread
    }
  }
}

extension JobQueue {
  /// The jobs that wait for something outside the queue's control, in order of arrival.
  ///
  /// They don't run. Any of them means that the outcome depends on real time.
  public var strayArrivals: [StrayArrival] {
    strays.all.map { stray in
      let job = stray.work.job
      return StrayArrival(
        cause: stray.cause,
        subject: stray.subject
          ?? job.flatMap { subjects.subject(ofTask: nav_job_task_number($0)) },
        signature: job.map { Self.signature(of: $0, hasBegun: true) } ?? 0)
    }
  }

  /// A Boolean value that indicates whether there are stray arrivals; cheaper than their list.
  public var hasStrayArrivals: Bool { !strays.isEmpty }

  /// Puts one of the stray arrivals in line, as if what it waits for had happened.
  public func adoptStrayArrival(at index: Int) { waiting.append(strays.take(at: index).work) }

  /// Puts the stray arrivals in line, as if what they wait for had happened.
  ///
  /// - Returns: how many there were.
  @discardableResult
  public func adoptStrayArrivals() -> Int {
    let adopted = strays.takeAll()
    waiting += adopted.map(\.work)
    return adopted.count
  }

  /// Attributes the work to come to a new subject.
  ///
  /// A job may come from another thread long after its subject was discarded; it is attributed
  /// to the subject that was current when its task first ran.
  ///
  /// - Returns: the number of the subject.
  @discardableResult
  public func beginSubject() -> Int {
    begunTasks.removeAll()
    return subjects.begin()
  }

  func setAside(_ work: Work, _ cause: StrayArrival.Cause) {
    strays.add(
      StrayBox.Stray(work: work, cause: cause, subject: isOnOwnThread ? subjects.current : nil))
  }
}

extension String {
  fileprivate static let waitsOnTheRealClock =
    "the coordinator waits on the real clock; give it 'context.clock', or await a ticket instead"

  fileprivate static let cameFromAnotherThread =
    "work of the coordinator came from another thread; replace its source with a stand-in that "
    + "awaits a ticket"
}
