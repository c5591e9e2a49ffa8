import Foundation

/// The workers of one test, told from those of other tests by a mark in their environment.
struct MarkedWorkers {
  private let mark = UUID().uuidString

  /// The addition of a launch to the environment of its workers.
  var environment: [String: String] { ["WORKERS_OF_TEST": mark] }

  /// The workers that are running, by their process numbers.
  var running: [Int32] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let mark = Data("WORKERS_OF_TEST=\(mark)\0".utf8)
    return entries.compactMap(Int32.init).filter { process in
      let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
      return environment?.range(of: mark) != nil
    }
  }
}
