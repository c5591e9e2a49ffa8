#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The lecture that is played.
final class PlayerViewController: ModuleViewController {
  convenience init(lectures: [LectureID], coordinator: any CoordinationRequestProtocol) {
    self.init(
      .player, named: "Player",
      requests: lectures.map { ("player.lecture(\($0.rawValue))", .showLectureDetails($0)) } + [
        ("player.queue", .showQueue)
      ],
      coordinator: coordinator)
  }
}

/// The list of lectures.
final class LibraryViewController: ModuleViewController {
  convenience init(lectures: [LectureID], coordinator: any CoordinationRequestProtocol) {
    self.init(
      .library, named: "Library",
      requests: lectures.map { ("library.lecture(\($0.rawValue))", .showLectureDetails($0)) } + [
        ("library.queue", .showQueue)
      ],
      coordinator: coordinator)
  }
}

/// The settings, with what was played last.
final class SettingsViewController: ModuleViewController {
  convenience init(lectures: [LectureID], coordinator: any CoordinationRequestProtocol) {
    self.init(
      .settings, named: "Settings",
      requests: lectures.map { ("settings.lecture(\($0.rawValue))", .showLectureDetails($0)) } + [
        ("settings.queue", .showQueue)
      ],
      coordinator: coordinator)
  }
}
