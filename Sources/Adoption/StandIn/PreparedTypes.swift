#if Adopt
/// The types of a third-party library that come prepared: other names for those of `AdoptionSupport`, in
/// the app's module.
struct PreparedTypes {
  /// The modules that declare them, the main one first.
  let modules: [String]

  /// The name of the file that names them.
  let fileName: String

  /// The types, with the names that they have in `AdoptionSupport`.
  let names: [(name: String, prepared: String)]

  /// The names of those to which types of the app conform.
  var protocols: Set<String> = []

  /// All libraries that come prepared.
  static let libraries = [
    RxTypes.library, action, swinject, factory, reusable, snapKit, kingfisher, logs, swiftData,
  ]

  /// The library whose main module has a name, and whose types code may qualify by it; nil where none that
  /// comes prepared has it.
  static func library(namedAs module: String) -> PreparedTypes? {
    [RxTypes.library, swinject].first { $0.modules.first == module }
  }

  /// Action, a companion of RxSwift: work that values begin.
  static let action = PreparedTypes(
    modules: ["Action"], fileName: "Action",
    names: [
      ("Action", "RxAction"), ("ActionError", "RxActionError"),
      ("CocoaAction", "RxAction<Void, Void>"),
    ])

  /// Swinject: containers make what they were told to.
  static let swinject = PreparedTypes(
    modules: ["Swinject", "SwinjectAutoregistration"], fileName: "Swinject",
    names: [
      ("Assembler", "SwinjectAssembler"), ("Assembly", "SwinjectAssembly"),
      ("Container", "SwinjectContainer"), ("ObjectScope", "SwinjectObjectScope"),
      ("Resolver", "SwinjectResolver"), ("ServiceEntry", "SwinjectServiceEntry"),
    ])

  /// Factory: containers make what their properties say.
  static let factory = PreparedTypes(
    modules: ["Factory", "FactoryKit"], fileName: "Factory",
    names: [
      ("AutoRegistering", "FactoryAutoRegistering"), ("Container", "FactoryContainer"),
      ("ContainerManager", "FactoryContainerManager"), ("Factory", "FactoryMaker"),
      ("Injected", "FactoryInjected"), ("InjectedObject", "FactoryInjectedObject"),
      ("LazyInjected", "FactoryLazyInjected"), ("ParameterFactory", "FactoryParameterMaker"),
      ("SharedContainer", "FactorySharedContainer"),
    ])

  /// Reusable: controllers come from the storyboards that have their names.
  static let reusable = PreparedTypes(
    modules: ["Reusable"], fileName: "Reusable",
    names: [
      ("Reusable", "ReusableRow"), ("StoryboardBased", "ReusableStoryboardBased"),
      ("StoryboardSceneBased", "ReusableSceneBased"),
    ], protocols: ["Reusable", "StoryboardBased", "StoryboardSceneBased"])

  /// SnapKit, whose constraints are looks.
  static let snapKit = PreparedTypes(
    modules: ["SnapKit"], fileName: "SnapKit",
    names: [
      ("Constraint", "SnapKitConstraint"), ("ConstraintMaker", "SnapKitMaker"),
      ("ConstraintMakerExtendable", "SnapKitMaker"), ("ConstraintView", "UIView"),
    ])

  /// Kingfisher, whose images come from a server that is not there: none is shown.
  static let kingfisher = PreparedTypes(
    modules: ["Kingfisher"], fileName: "Kingfisher",
    names: [
      ("KingfisherError", "KingfisherFailure"), ("KingfisherOptionsInfo", "[KingfisherOption]"),
      ("KingfisherOptionsInfoItem", "KingfisherOption"),
      ("RetrieveImageResult", "KingfisherAnswer"),
    ])

  /// The system's logs, which are looks.
  static let logs = PreparedTypes(
    modules: ["OSLog", "os"], fileName: "OSLog",
    names: [
      ("Logger", "SystemLogger"), ("OSLog", "SystemLog"), ("OSLogMessage", "SystemLogMessage"),
      ("OSLogType", "SystemLogType"),
    ])

  /// SwiftData, as far as an app is put together with it: containers keep nothing.
  static let swiftData = PreparedTypes(
    modules: ["SwiftData"], fileName: "SwiftData",
    names: [
      ("ModelConfiguration", "SwiftDataConfiguration"), ("ModelContainer", "SwiftDataContainer"),
      ("ModelContext", "SwiftDataContext"), ("Schema", "SwiftDataSchema"),
    ])

  /// Returns a Boolean value that indicates whether an app's files import one of the modules.
  ///
  /// A container of Factory that makes what is not there, such as an object of another library, is none: what
  /// it gives is made up instead.
  func areUsed(by project: Project) -> Bool {
    modules.contains(where: project.isModule)
      && (fileName != Self.factory.fileName || Self.makesWhatIsThere(project))
  }

  private static func makesWhatIsThere(_ project: Project) -> Bool {
    let known = Set(factory.names.map(\.name))
    return project.foreignExtensions.filter { known.contains($0.name) }.allSatisfy { part in
      Evidence(of: [part], project.paths).made.allSatisfy { name in
        name.first?.isUppercase != true || known.contains(name) || project.type(name) != nil
      }
    }
  }

  /// The declaration of the other name of a type.
  static func alias(_ name: String, _ prepared: String) -> String {
    "typealias \(name) = \(prepared)"
  }

  /// Returns the lines that name them, but for the names that the app itself declares.
  func pieces(in project: Project, isDropped: (String) -> Bool) -> [HollowType.Piece] {
    guard areUsed(by: project) else { return [] }
    return names.compactMap { name, prepared in
      let id = "\(fileName).\(name)"
      guard project.type(name) == nil, !isDropped(id) else { return nil }
      return HollowType.Piece(member: id, text: Self.alias(name, prepared))
    }
  }
}
#endif
