import Foundation
import NavigationModel

/// The folder of the package that declares a system, from which reports count paths.
enum SourceRoot {
  /// The nearest folder with a manifest above the first declared event; nil where the sources are
  /// not on this machine.
  static func path(of system: any NavigationSystem) -> String? {
    guard let file = system.events.lazy.compactMap(\.location).first?.file else { return nil }
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
