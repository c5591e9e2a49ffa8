#if Adopt
import Foundation

extension Project {
  /// Reads the sources of the app in a folder.
  ///
  /// - Parameter libraries: folders of libraries, whose modules are read where they are imported.
  init(at root: String, libraries: [String] = []) throws {
    let folder = URL(fileURLWithPath: root).standardizedFileURL.path
    let list = try FileList(of: folder, libraries: libraries)
    var files: [SourceFile] = []
    for path in list.sources {
      let text = try AppFile.text(path)
      let name = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
      files.append(SourceFile(path: path, name: name, text: text))
    }
    self.init(
      name: list.name, root: folder, files: files,
      storyboards: try list.storyboards.compactMap(Storyboard.init(atPath:)), origin: list.origin,
      merged: list.modules, colors: list.colors,
      firstStoryboards: FirstStoryboards(in: list.informationLists),
      schemes: LinkSchemes.named(in: list.informationLists),
      isMainActorByDefault: list.isMainActorByDefault)
  }
}
#endif
