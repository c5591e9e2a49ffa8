import NavigationModel

/// Numbers the nodes of the screen graph: those of the map, and those that are met later.
struct ExplorerPlaces {
  private var places = Interned<ScreenPlace, ExplorerDocument.Place>()
  /// The boxes of the map by coordinator; nil where each node has a box of its own.
  private let boxes: [String: String]?

  /// Makes the numbers of a result, in the order of its screen graph.
  init(_ screens: ScreenGraph, _ document: ResultDocument) {
    var boxOfPlace: [String: String] = [:]
    let isByCoordinator = document.map.flows.count > 1
    for flow in document.map.flows {
      for place in flow.screens.flatMap(\.places) { boxOfPlace[place] = flow.name }
    }
    var boxes: [String: String] = [:]
    for (id, known) in zip(screens.ids, screens.quotient.classes) {
      let box = isByCoordinator ? boxOfPlace[id] ?? "" : id
      _ = places.number(of: known.key) { .init(known.key, box: box) }
      if let coordinator = known.key.coordinator, boxes[coordinator] == nil {
        boxes[coordinator] = box
      }
    }
    self.boxes = isByCoordinator ? boxes : nil
  }

  /// The nodes, by number.
  var all: [ExplorerDocument.Place] { places.values }

  /// Returns the number of the node of a state.
  mutating func number(of state: NavigationState) -> Int {
    let place = ScreenPlace(state)
    return places.number(of: place) { [boxes] in
      let box = boxes.map { boxes in place.coordinator.flatMap { boxes[$0] } ?? "" }
      return .init(place, box: box ?? place.id)
    }
  }
}

extension ExplorerDocument.Place {
  fileprivate init(_ place: ScreenPlace, box: String) {
    self.init(
      words: place.screen, coordinator: place.coordinator,
      presented: place.context.map { "\($0.kind) over \($0.over)" }, box: box)
  }
}
