import NavigationModel
import ObjectObservation

extension UnseenNote {
  /// The note as results give it.
  var property: UnseenProperty {
    switch reason {
    case .presenceOnly(let type, let module):
      UnseenProperty(place, .presenceOnly, type: type, module: module)
    case .yieldsNothing(let type): UnseenProperty(place, .yieldsNothing, type: type)
    case .unknownPayload: UnseenProperty(place, .yieldsNothing)
    case .foreignSuperclass(let superclass, let module):
      UnseenProperty(place, .foreignSuperclass, type: superclass, module: module)
    case .captures: UnseenProperty(place, .captures)
    case .reflectsNothing: UnseenProperty(place, .reflectsNothing)
    }
  }
}
