#if Adopt
import SwiftSyntax

extension HollowType {
  /// Offers the segues that storyboards connect with controls of the screen.
  mutating func addSegueControls() {
    guard role == .screen else { return }
    for storyboard in project.storyboards {
      for scene in storyboard.scenes where scene.customClass == name {
        for segue in scene.segues where segue.isOfControl {
          let word =
            segue.identifier ?? storyboard.scene(segue.destination)?.customClass ?? segue.id
          let call = "self.touchControl(ofSegue: \(segue.id.debugDescription))"
          addNamed(Callback(control: "\(name):segue(\(word))", call: call))
        }
      }
    }
  }

  /// A Boolean value that indicates whether the platform asks or tells a screen by a method about a segue.
  static func isOfSegues(_ node: FunctionDeclSyntax) -> Bool {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    return node.name.text == "prepare" && labels == ["for", "sender"]
      || node.name.text == "shouldPerformSegue" && labels == ["withIdentifier", "sender"]
  }
}
#endif
