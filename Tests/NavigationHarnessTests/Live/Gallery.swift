import ModelChecker
import NavigationModel

@testable import NavigationHarness

/// A coordinator with a path, a sheet, an answer on its way and a lift that may be out of order.
@MainActor
final class Gallery {
  var path: [Int] = []
  var sheet: Int?
  var visits = 0
}

/// Makes a system with few states in which much happens.
func gallery(
  rooms: Int = 2, isolation: SystemConfiguration.Isolation = .inProcess
) throws -> LiveSystem<Gallery> {
  try LiveSystem("Gallery", isolation: isolation) { _ in
    Gallery()
  } declare: { it in
    it.root { $0 }
    it.coordinator(Gallery.self, role: "gallery") {
      $0.stack(\.path, root: "Hall")
      $0.sheet(\.sheet)
    }
    for room in 0..<rooms {
      it.event(
        "enter \(room)", .external,
        unless: { $0.path.count < 3 ? nil : "the stack is full" },
        perform: { gallery in
          gallery.path.append(room)
          gallery.visits = (gallery.visits + HeadlessPlatform.choose(2, .outcome("lift"))) % 2
        })
    }
    it.event("look", .tap(on: nil)) { $0.sheet = $0.path.last }
    it.event("wander", .external) { gallery in
      // It never settles where it begins.
      if gallery.path == [1] { wander() }
    }
  }
}

@MainActor private func wander() { Task { wander() } }
