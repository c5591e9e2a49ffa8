extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The type that iterates over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Index { wrappedValue.startIndex }

  /// The position after the last element.
  public var endIndex: Index { wrappedValue.endIndex }

  /// The positions of the elements.
  public var indices: Indices { wrappedValue.indices }

  /// Returns the position after another one.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// Advances a position.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a position.
  public subscript(position: Index) -> Element {
    Element(
      get: { wrappedValue[position] },
      set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the position before another one.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }

  /// Moves a position back.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
