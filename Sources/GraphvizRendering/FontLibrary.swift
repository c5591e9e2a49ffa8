#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if Graphviz
  /// The library by which Graphviz finds fonts on Linux, as far as Graphviz has loaded it.
  ///
  /// It is found by name, since Graphviz doesn't always use it.
  enum FontLibrary {
    /// The problem with the configuration of fonts, which is read once in a process; nil where it was
    /// read as a whole, or there is none.
    ///
    /// Where the library can't read a part of it, it says so and goes on with a configuration that it
    /// makes up. So it is given one that was read before Graphviz asks. A folder that it can't read it
    /// takes for a missing one, without a word.
    static let configurationProblem: FontProblem? = {
      // Never closed: it holds the configuration.
      guard let library = dlopen("libfontconfig.so.1", RTLD_LAZY) else { return nil }
      func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(library, name).map { unsafeBitCast($0, to: type) }
      }
      typealias Configuration = OpaquePointer
      typealias Text = UnsafeMutablePointer<CChar>
      guard
        let find = function("FcConfigFilename", (@convention(c) (Text?) -> Text?).self),
        let create = function("FcConfigCreate", (@convention(c) () -> Configuration?).self),
        let read = function(
          "FcConfigParseAndLoad", (@convention(c) (Configuration, Text?, CInt) -> CInt).self),
        let use = function("FcConfigSetCurrent", (@convention(c) (Configuration) -> CInt).self),
        let current = function("FcConfigGetCurrent", (@convention(c) () -> Configuration?).self),
        let list = function(
          "FcConfigGetConfigFiles", (@convention(c) (Configuration) -> OpaquePointer?).self),
        let next = function("FcStrListNext", (@convention(c) (OpaquePointer) -> Text?).self),
        let end = function("FcStrListDone", (@convention(c) (OpaquePointer) -> Void).self),
        let path = find(nil), let first = current(), let configuration = create()
      else { return nil }
      defer { free(path) }
      /// The files that a configuration was read from.
      func files(_ configuration: Configuration) -> [String] {
        guard let files = list(configuration) else { return [] }
        defer { end(files) }
        return Array(sequence(state: files) { next($0).map { String(cString: $0) } })
      }
      let place = String(cString: path)
      let firstFiles = files(first)
      // The library has read it by itself before: what was there once must be there twice.
      guard canRead(folderBeside: place), read(configuration, nil, 1) != 0,
        files(configuration) == firstFiles, use(configuration) != 0
      else { return .unreadableConfiguration(place) }
      return nil
    }()

    /// A Boolean value that indicates whether the folder from which a configuration usually includes
    /// others can be read, or is missing.
    private static func canRead(folderBeside path: String) -> Bool {
      let parent = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      guard let folder = opendir("\(parent)conf.d") else { return errno == ENOENT }
      closedir(folder)
      return true
    }

    /// Returns the problem with the font of the first of some names; nil where there is none, or nobody
    /// knows.
    ///
    /// Graphviz must have drawn something before.
    static func problem(withFont names: String) -> FontProblem? {
      guard let library = dlopen("libfontconfig.so.1", RTLD_LAZY | RTLD_NOLOAD) else { return nil }
      defer { dlclose(library) }
      func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(library, name).map { unsafeBitCast($0, to: type) }
      }
      typealias Pattern = OpaquePointer
      guard
        let parse = function(
          "FcNameParse", (@convention(c) (UnsafePointer<CChar>) -> Pattern?).self),
        let substitute = function(
          "FcConfigSubstitute", (@convention(c) (OpaquePointer?, Pattern, CInt) -> CInt).self),
        let complete = function("FcDefaultSubstitute", (@convention(c) (Pattern) -> Void).self),
        let match = function(
          "FcFontMatch",
          (@convention(c) (OpaquePointer?, Pattern, UnsafeMutablePointer<CInt>) -> Pattern?).self),
        let string = function(
          "FcPatternGetString",
          (@convention(c) (
            Pattern, UnsafePointer<CChar>, CInt, UnsafeMutablePointer<UnsafePointer<CChar>?>
          ) -> CInt).self),
        let destroy = function("FcPatternDestroy", (@convention(c) (Pattern) -> Void).self),
        let wanted = parse(names)
      else { return nil }
      defer { destroy(wanted) }
      _ = substitute(nil, wanted, 0)
      complete(wanted)
      var result: CInt = 0
      guard let found = match(nil, wanted, &result) else { return .noFont }
      defer { destroy(found) }
      var path: UnsafePointer<CChar>?
      guard string(found, "file", 0, &path) == 0, let path else { return .noFont }
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return .unreadable(String(cString: path), errno) }
      close(file)
      return nil
    }
  }
#endif

/// The reason why texts in pictures have other sizes than elsewhere.
public enum FontProblem: Hashable, Sendable, CustomStringConvertible {
  /// No font is installed.
  case noFont
  /// The configuration of fonts can't be read as a whole; its path.
  case unreadableConfiguration(String)
  /// The font can't be read; its path, and the number of the system's error.
  case unreadable(String, Int32)

  /// The fact, and what to do.
  public var description: String {
    switch self {
    case .noFont:
      "There is no font, so that Graphviz guesses how wide texts are: pictures look otherwise than "
        + "elsewhere. Install one, as by 'apt-get install fonts-liberation'."
    case .unreadableConfiguration(let path):
      "The configuration of fonts, '\(path)' and what it includes, cannot be read, so that pictures "
        + "would look otherwise than elsewhere. 'fc-conflist' lists its files."
    case .unreadable(let path, let number):
      "The font '\(path)' cannot be read: \(String(cString: strerror(number))). Pictures look "
        + "otherwise than elsewhere. Look at who may read it."
    }
  }
}
