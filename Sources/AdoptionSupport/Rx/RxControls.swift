import HeadlessUIKit

/// Events of a control, as RxCocoa has them.
public struct RxControlEvent<PropertyType>: RxObservableType {
  public typealias Element = PropertyType

  private let events: RxObservable<PropertyType>

  /// Creates events that an observable sends.
  public init(events: some RxObservableType<PropertyType>) { self.events = events.asObservable() }

  public func asObservable() -> RxObservable<PropertyType> { events }

  /// The events themselves.
  public func asControlEvent() -> RxControlEvent<PropertyType> { self }
}

/// A property of a control that sends its values and takes others, as RxCocoa has it.
public struct RxControlProperty<PropertyType>: RxObservableType, RxObserver {
  public typealias Element = PropertyType

  private let values: RxObservable<PropertyType>
  private let sink: any RxObserver<PropertyType>

  /// Creates a property whose values an observable sends, and which an observer sets.
  public init(
    values: some RxObservableType<PropertyType>, valueSink: some RxObserver<PropertyType>
  ) {
    self.values = values.asObservable()
    sink = valueSink
  }

  public func asObservable() -> RxObservable<PropertyType> { values }

  public func on(_ event: RxEvent<PropertyType>) {
    if let value = event.element { sink.on(.next(value)) }
  }

  /// The property itself.
  public func asControlProperty() -> RxControlProperty<PropertyType> { self }

  /// The values that a person has set.
  public var changed: RxControlEvent<PropertyType> { RxControlEvent(events: values.skip(1)) }
}

extension RxControlProperty where PropertyType == String? {
  /// The text, empty where there is none.
  public var orEmpty: RxControlProperty<String> {
    let sink = sink
    return RxControlProperty<String>(
      values: values.map { $0 ?? "" },
      valueSink: RxAnyObserver { event in
        if let text = event.element { sink.on(.next(text)) }
      })
  }
}

extension RxReactive where Base: UIControl {
  /// Events of the control.
  @MainActor @preconcurrency
  public func controlEvent(_ controlEvents: UIControl.Event) -> RxControlEvent<Void> {
    RxControlEvent(
      events: RxObservable { [weak base] sink in
        let action = UIAction { _ in sink.on(.next(())) }
        base?.addAction(action, for: controlEvents)
        return RxDisposables { [weak base] in base?.removeAction(action, for: controlEvents) }
      })
  }

  /// A property of the control that events change.
  @MainActor @preconcurrency
  public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> RxControlProperty<Value> {
    let changes = controlEvent(editingEvents).asObservable().startWith(())
    return RxControlProperty(
      values: changes.compactMap { [weak base] in base.map(getter) },
      valueSink: RxBinder(base, binding: setter))
  }
}

extension RxReactive where Base: UIButton {
  /// The taps on the button.
  @MainActor @preconcurrency
  public var tap: RxControlEvent<Void> { controlEvent(.touchUpInside) }
}

extension RxReactive where Base: UISwitch {
  /// Whether the control is on.
  @MainActor @preconcurrency
  public var isOn: RxControlProperty<Bool> { value }

  /// Whether the control is on.
  @MainActor @preconcurrency
  public var value: RxControlProperty<Bool> {
    controlProperty(editingEvents: .valueChanged) {
      $0.isOn
    } setter: {
      $0.isOn = $1
    }
  }
}

extension RxReactive where Base: UISegmentedControl {
  /// The index of the selected segment.
  @MainActor @preconcurrency
  public var selectedSegmentIndex: RxControlProperty<Int> { value }

  /// The index of the selected segment.
  @MainActor @preconcurrency
  public var value: RxControlProperty<Int> {
    controlProperty(editingEvents: .valueChanged) {
      $0.selectedSegmentIndex
    } setter: {
      $0.selectedSegmentIndex = $1
    }
  }
}

extension RxReactive where Base: UITextField {
  /// The text of the field.
  @MainActor @preconcurrency
  public var text: RxControlProperty<String?> {
    controlProperty(editingEvents: [.allEditingEvents, .valueChanged]) {
      $0.text
    } setter: {
      $0.text = $1
    }
  }
}

extension RxReactive where Base: UIBarButtonItem {
  /// The taps on the button: the last who listens takes the place of its action.
  @MainActor @preconcurrency
  public var tap: RxControlEvent<Void> {
    RxControlEvent(
      events: RxObservable { [weak base] sink in
        let action = UIAction { _ in sink.on(.next(())) }
        base?.primaryAction = action
        return RxDisposables { [weak base] in
          if base?.primaryAction === action { base?.primaryAction = nil }
        }
      }
      .share())
  }
}
