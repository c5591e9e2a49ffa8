import NavigationModel

/// The journeys of the document, each of which must be possible.
enum EduGoJourneys {
  static let all: [any NavigationInvariant] = [
    Journey("OnboardingEnds", "The last step of the onboarding can be reached.") {
      $0.sees("TutorialView")
    },
    Journey("UploadIsUnderWay", "A material can be under upload, in the sheet over the list.") {
      $0.sees("MaterialUploadView") && $0.owes("upload")
    },
    Journey("AssignmentIsUnderWay", "A material can be about to be given to a class.") {
      $0.sees("MaterialAssignmentView") && $0.owes("assignment")
    },
    Journey("ContextIsSwitched", "Somebody can be about to go on in another school.") {
      $0.sees("ContextSwitchView") && $0.owes("context switch")
    },
    Journey("AssessmentIsTaken", "The results can be seen above the assessment.") { state in
      state.sees("AssessmentResultsView")
        && state.views.contains { $0.isScreen && $0.name == "AssessmentView" }
    },
    Journey("AssessmentFillsTheScreen", "An assessment can be handed in from the full screen.") {
      $0.sees("AssessmentView") && $0.owes("submission")
        && $0.fact(.activeFullScreenCover) != "none"
    },
    Journey("LinkWaitsForTheSignIn", "A link can wait while somebody signs in.") {
      $0.isTrue(.linkWaitsForSignIn) && $0.owes("login")
    },
  ]
}

extension NavigationState {
  fileprivate func sees(_ screen: String) -> Bool {
    views.contains { $0.isScreen && $0.isHittable && $0.name == screen }
  }

  fileprivate func owes(_ label: String) -> Bool {
    work.tickets.contains { $0.label == label && !$0.isRevoked }
  }
}
