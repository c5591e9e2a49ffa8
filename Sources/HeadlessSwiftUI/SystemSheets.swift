import Foundation

extension View {
  /// Presents the system's choice of a file while a flag is `true`. A person can only cancel it here, which sets
  /// the flag to `false`; `onCompletion` is not called then (SwiftUI's documentation of
  /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`).
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presentingSystem(isPresented)
  }

  /// Presents the system's choice of files while a flag is `true`. A person can only cancel it here.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    presentingSystem(isPresented)
  }

  /// Presents the system's choice of files while a flag is `true`. A person can only cancel it here, which runs
  /// `onCancellation`.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    presentingSystem(isPresented, onCancellation)
  }

  /// Presents the system's choice of a place for a document while a flag is `true`. A person can only cancel it
  /// here, which sets the flag to `false`; `onCompletion` is not called then.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presentingSystem(isPresented)
  }

  /// Presents the system's choice of a place for documents while a flag is `true`. A person can only cancel it
  /// here.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    presentingSystem(isPresented)
  }

  /// Presents the system's choice of a place for a document while a flag is `true`. A person can only cancel it
  /// here, which runs `onCancellation`.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    presentingSystem(isPresented, onCancellation)
  }

  /// Presents the system's choice of a place for an item while a flag is `true`. A person can only cancel it
  /// here, which runs `onCancellation`.
  public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    presentingSystem(isPresented, onCancellation)
  }

  /// Presents the system's choice of a new place for a file while a flag is `true`. A person can only cancel it
  /// here, which sets the flag to `false`; `onCompletion` is not called then.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presentingSystem(isPresented)
  }

  /// Presents the system's choice of a picture while a flag is `true`. A person can only cancel it here: the
  /// selection stays what it is.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View {
    presentingSystem(isPresented)
  }

  /// Presents the system's choice of pictures while a flag is `true`. A person can only cancel it here: the
  /// selection stays what it is.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) -> some View {
    presentingSystem(isPresented)
  }

  /// Presents an inspector while a flag is `true`: on a phone it is a sheet (SwiftUI's documentation of
  /// `inspector(isPresented:content:)`).
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presenting(.sheet, isPresented, nil, content)
  }

  /// Sets the width of an inspector, which is looks.
  public nonisolated func inspectorColumnWidth(_ width: Double) -> some View { self }

  /// Sets the limits of the width of an inspector, which are looks.
  public nonisolated func inspectorColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View { self }

  private func presentingSystem(
    _ flag: Binding<Bool>, _ onCancellation: (() -> Void)? = nil
  ) -> some View {
    PresentingView(
      content: self, style: .sheet, onDismiss: nil,
      request: { flag.wrappedValue ? .init(id: true, item: true) : nil },
      withdraw: {
        flag.wrappedValue = false
        onCancellation?()
      },
      presented: { _ in AnyView(SystemSheet()) })
  }
}

/// What the system shows over the app: a person can cancel it.
private struct SystemSheet: PrimitiveView {
  typealias Body = Never

  func render(in node: Node) {
    node.part = .container
    node.render(Button("Cancel", action: node.inherited.contents.environment.dismiss.perform))
  }
}

/// A type of what files contain.
public struct UTType: Hashable, Sendable {
  /// The name of the type.
  public let identifier: String

  /// Creates a type of a name.
  public init?(_ identifier: String) { self.identifier = identifier }

  /// Creates a type that the app exports.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  /// Creates a type that the app imports.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Creates a type from the end of files' names.
  public init?(filenameExtension: String) { identifier = "public.\(filenameExtension)" }

  /// Anything that can be opened.
  public static let item = UTType(exportedAs: "public.item")
  /// Anything that a file can contain.
  public static let content = UTType(exportedAs: "public.content")
  /// Bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// Text.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without looks.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// Values between commas.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// Values in JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// Values in XML.
  public static let xml = UTType(exportedAs: "public.xml")
  /// A document in PDF.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// An archive in ZIP.
  public static let zip = UTType(exportedAs: "public.zip-archive")
  /// An image.
  public static let image = UTType(exportedAs: "public.image")
  /// An image in PNG.
  public static let png = UTType(exportedAs: "public.png")
  /// An image in JPEG.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// A film.
  public static let movie = UTType(exportedAs: "public.movie")
  /// Pictures with sound.
  public static let video = UTType(exportedAs: "public.video")
  /// Sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// An address of a page or a file.
  public static let url = UTType(exportedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
}

/// A picture that a person has chosen. Nobody chooses one here.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The name of the picture.
  public let itemIdentifier: String?

  /// The types in which the picture is there.
  public let supportedContentTypes: [UTType]
}

/// The pictures among which a person chooses.
public struct PHPickerFilter: Equatable, Sendable {
  /// Images.
  public static let images = PHPickerFilter()
  /// Films.
  public static let videos = PHPickerFilter()
  /// Images that move.
  public static let livePhotos = PHPickerFilter()
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter()

  /// Those of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { images }

  /// Those that are of several kinds at once.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { images }

  /// Those that are not of a kind.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { images }
}
