#if Adopt
import SwiftSyntax

/// The types of RxSwift, RxRelay and RxCocoa that come prepared: other names for those of
/// `AdoptionSupport`, in the app's module.
struct RxTypes {
  /// Their names.
  static let library = PreparedTypes(
    modules: ["RxSwift", "RxCocoa", "RxRelay", "NSObject_Rx"], fileName: "RxSwift",
    names: [
      ("AnyObserver", "RxAnyObserver"), ("BehaviorRelay", "RxBehaviorRelay"),
      ("BehaviorSubject", "RxBehaviorSubject"), ("Binder", "RxBinder"),
      ("Completable", "RxCompletable"),
      ("ConcurrentDispatchQueueScheduler", "RxScheduler"),
      ("ConcurrentMainScheduler", "RxScheduler"), ("ControlEvent", "RxControlEvent"),
      ("ControlProperty", "RxControlProperty"), ("CurrentThreadScheduler", "RxScheduler"),
      ("Disposable", "RxDisposable"),
      ("Disposables", "RxDisposables"), ("DisposeBag", "RxDisposeBag"), ("Driver", "RxObservable"),
      ("Event", "RxEvent"), ("HasDisposeBag", "RxHasDisposeBag"), ("MainScheduler", "RxScheduler"),
      ("Observable", "RxObservable"),
      ("ObservableConvertibleType", "RxObservableConvertibleType"),
      ("ObservableType", "RxObservableType"), ("ObserverType", "RxObserver"),
      ("PublishRelay", "RxPublishSubject"),
      ("PublishSubject", "RxPublishSubject"), ("Reactive", "RxReactive"),
      ("ReactiveCompatible", "RxReactiveCompatible"), ("RxTimeInterval", "DispatchTimeInterval"),
      ("SerialDispatchQueueScheduler", "RxScheduler"),
      ("SerialDisposable", "RxSerialDisposable"), ("Signal", "RxObservable"),
      ("Single", "RxSingle"), ("Variable", "RxVariable"),
    ], protocols: ["HasDisposeBag", "ReactiveCompatible"])

  /// Those of whose values others hear.
  private static let sending: Set = [
    "Observable", "Driver", "Signal", "PublishSubject", "PublishRelay", "BehaviorSubject",
    "BehaviorRelay",
  ]

  /// Those that others tell values.
  private static let observing: Set = [
    "AnyObserver", "Binder", "PublishSubject", "PublishRelay", "BehaviorSubject", "BehaviorRelay",
  ]

  private let project: Project

  init(in project: Project) { self.project = project }

  /// A Boolean value that indicates whether the app's files import one of the modules.
  var areUsed: Bool { Self.library.areUsed(by: project) }

  /// The name of a prepared type and its arguments; nil for any other.
  private func prepared(_ type: TypeSyntax) -> (name: String, arguments: [TypeSyntax])? {
    guard let node = type.as(IdentifierTypeSyntax.self),
      Self.library.names.contains(where: { $0.name == node.name.text }),
      project.type(node.name.text) == nil,
      areUsed
    else { return nil }
    let arguments = node.genericArgumentClause?.arguments.compactMap {
      $0.argument.as(TypeSyntax.self)?.trimmed
    }
    return (node.name.text, arguments ?? [])
  }

  /// A value of a prepared type; nil of any other.
  ///
  /// - Parameter element: makes a value of another type up.
  func value(of type: TypeSyntax, element: (TypeSyntax) -> String?) -> String? {
    guard let (name, arguments) = prepared(type) else { return nil }
    let text = type.trimmedDescription
    switch name {
    case "Observable", "Driver", "Signal", "Single", "Completable": return "\(text).never()"
    case "Variable": return arguments.first.flatMap(element).map { "\(text)(\($0))" }
    case "BehaviorSubject", "BehaviorRelay":
      return arguments.first.flatMap(element).map { "\(text)(value: \($0))" }
    case "Disposable": return "Disposables.create()"
    case "Event": return ".completed"
    case "Binder", "ControlEvent", "ControlProperty", "Disposables", "HasDisposeBag",
      "ObservableConvertibleType", "ObservableType", "ObserverType", "Reactive",
      "ReactiveCompatible", "RxTimeInterval":
      return nil
    default: return "\(text)()"
    }
  }

  /// What a property sends that others observe; nil where its type is another one.
  func element(ofSending type: TypeSyntax) -> TypeSyntax? {
    guard let (name, arguments) = prepared(type), Self.sending.contains(name) else { return nil }
    return arguments.first
  }

  /// What an observer is told; nil where a type is no observer.
  func element(observedBy type: TypeSyntax) -> TypeSyntax? {
    guard let (name, arguments) = prepared(type), Self.observing.contains(name) else { return nil }
    return arguments.first
  }

  /// How a method may end that returns an observable, a single or a completable.
  struct Answer {
    /// What it sends; nil where it only ends.
    let element: TypeSyntax?
    /// A Boolean value that indicates whether it may fail.
    let canFail: Bool
    /// The calls that send a value and that fail, of what observes it.
    let send: (String) -> String
    let fail: String
  }

  /// What a method that returns an observable, a single or a completable sends; nil where it returns another
  /// type.
  func answer(_ type: TypeSyntax) -> Answer? {
    guard let (name, arguments) = prepared(type) else { return nil }
    switch (name, arguments.first) {
    case ("Completable", nil):
      return Answer(
        element: nil, canFail: true, send: { _ in "tell(.completed)" },
        fail: "tell(.error(CancellationError()))")
    case ("Single", let element?):
      return Answer(
        element: element, canFail: true, send: { "tell(.success(\($0)))" },
        fail: "tell(.failure(CancellationError()))")
    case ("Observable", let element?), ("Driver", let element?), ("Signal", let element?):
      return Answer(
        element: element, canFail: name == "Observable",
        send: { "tell.onNext(\($0)); tell.onCompleted()" },
        fail: "tell.onError(CancellationError())")
    default: return nil
    }
  }
}

extension HollowType {
  /// Writes a property whose values kept code observes as a subject, with a control for each value that
  /// it can send.
  ///
  /// - Returns: false where the property is another one, or is what the type is handed.
  mutating func writeRxSubject(
    _ property: String, _ type: TypeSyntax, _ id: String, _ node: VariableDeclSyntax
  ) -> Bool {
    let optional = type.as(OptionalTypeSyntax.self)?.wrappedType
    guard isClassType, !node.isStatic, isWanted(property), !assigned.contains(property),
      let element = RxTypes(in: project).element(ofSending: optional ?? type)
    else { return false }
    let name = (optional ?? type).trimmedDescription
    let subject = "PublishSubject<\(element.trimmedDescription)>"
    let first = node.bindings.first { $0.pattern.trimmedDescription == property }?
      .initializer.flatMap { $0.value.isClosed ? $0.value.trimmedDescription : nil }
    let made =
      name.hasPrefix("Behavior") ? first ?? samples.value(of: optional ?? type) : "\(subject)()"
    guard let made else { return false }
    add(id, "  var \(property): \(type.trimmedDescription) = \(made)")
    let values = Self.isVoid(element) ? ["()"] : samples.values(of: element, within: self.name)
    if values.isEmpty {
      missed.append("\(self.name).\(property): no value can be made for it to send")
    }
    let lists = ArgumentLists(of: [ArgumentLists.Argument(label: "", values: values)])
    let control = "\(self.name):\(property)"
    add(
      FoundCallbacks(
        found: lists.tried.map {
          Callback(
            control: control + $0.word,
            call: "(self.\(property) as? \(subject))?.onNext(\($0.text))")
        },
        leftOut: lists.leftOut.isEmpty
          ? []
          : [LeftOutWays(call: control, tried: lists.tried.count, words: lists.leftOut)]))
    return true
  }

  /// The lines by which a method that returns an observable or a single leaves open what it sends.
  mutating func rxAnswers(of node: FunctionDeclSyntax) -> [String]? {
    guard let type = node.signature.returnClause?.type,
      let answer = RxTypes(in: project).answer(type)
    else { return nil }
    let values =
      answer.element.map { Self.isVoid($0) ? ["()"] : samples.values(of: $0, within: name) }
      ?? ["()"]
    let tried = tried(values, of: node)
    var ways = tried.map(answer.send)
    if answer.canFail { ways.append(answer.fail) }
    guard !ways.isEmpty else { return nil }
    let outcomes = Self.outcomes(tried) + (answer.canFail ? ["fails"] : [])
    var lines = [
      "return \(type.trimmedDescription).create { tell in",
      "  \(open(node, outcomes).question(then: " {"))", "    switch $0 {",
    ]
    for (number, way) in ways.enumerated() {
      let label = number == ways.count - 1 ? "default" : "case \(number)"
      lines.append("    \(label): \(way)")
    }
    return lines + ["    }", "  }", "  return Disposables.create()", "}"]
  }
}
#endif
