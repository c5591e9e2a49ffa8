import HeadlessCombine
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@testable import HeadlessSwiftUI

extension HeadlessTests {
  /// Every stored property of a stand-in is part of the state, or named here as meaningless.
  ///
  /// A property that is new is missing here: say where the state shows it, or why no event depends on
  /// it.
  @MainActor
  @Suite struct StoredStateTests {
    private let views = StoredPart.state("the views of the window")
    private let contents = StoredPart.state("the objects and values of the views")
    private let gestures = StoredPart.state("the number of gestures in progress")
    private let ownState = StoredPart.state("StackState.ownState, or PresenterState.unseenState")
    private let render = StoredPart.state("the render that waits among the jobs")
    private let tree = StoredPart.follows("the views around it and their data")
    private let constant = StoredPart.meaningless("it never changes")
    private let cache = StoredPart.meaningless("it is made again where it is missing")
    private let within = StoredPart.meaningless("it is set only while a call runs")

    private var parts: [String: [String: StoredPart]] {
      nodes.merging(containers) { first, _ in first }.merging(values) { first, _ in first }
    }

    private var nodes: [String: [String: StoredPart]] {
      [
        "HeadlessWindow": ["host": constant, "options": constant, "kept": cache, "screens": cache],
        "HeadlessWindowOptions": ["rawValue": constant],
        "ViewHost": [
          "root": views, "slot": views, "slots": tree, "heldStacks": gestures, "dirty": render,
          "isScheduled": render, "actionsAfterRender": render, "isForcing": within,
          "staleStacks": within, "removed": within, "hosted": views,
          "preferenceListeners": tree,
          "hidesBars": .follows("the parts of the views, which tell which bars they hide"),
          "isNarrow": .state("SplitState.ownState, or the first view's where there are no columns"),
          "isShown": .follows("the appearance of the controller around the window"),
        ],
        "Node": [
          "host": constant, "viewType": constant, "parent": constant, "depth": constant,
          "inherited": tree, "children": views, "variant": tree, "identity": tree, "part": views,
          "hidesChildren": tree, "appViewName": views, "isMounted": tree, "isDirty": render,
          "hasAppeared": .follows("what is in sight"), "appearances": views, "plan": constant,
          "slots": contents, "memory": .follows("what is said of the classes that it may be"),
          "lifecycle": tree, "tab": views, "listens": tree, "derivedValues": cache,
          "ownHandle": constant,
        ],
        "ViewNode": ["view": tree, "primitive": constant],
        "NodeHandle": ["target": constant],
        "NodeLifecycle": ["appear": tree, "disappear": tree, "unmount": tree],
        "ViewPlan": [
          "properties": constant, "places": constant, "references": constant, "fields": constant,
          "isComparable": constant,
        ],
        "ViewPlan.Property": ["name": constant, "offset": constant, "type": constant],
        "LastEnvironment": ["value": tree],
        "LastValue": [
          "value": .follows("the data, once the render that waits has run")
        ],
        "LinkState": ["isActive": views],
        "Refreshing": [
          "action": tree, "isUnderWay": .state("'refreshing' of the screen that is pulled"),
        ],
        "SearchField": ["text": tree],
        "Submission": ["triggers": tree, "action": tree],
        "SubmitTriggers": ["rawValue": constant],
        "SetPreference": ["change": tree],
        "PreferenceListener": ["action": tree, "last": tree],
        "Reception": [
          "source": tree, "subscription": .follows("whether the view exists"), "action": tree,
        ],
        "RunningTask": [
          "task": .meaningless("the jobs show a running one, and to cancel another does nothing"),
          "id": tree,
        ],
      ]
    }

    private var containers: [String: [String: StoredPart]] {
      [
        "StackState": [
          "path": constant, "isRendering": within, "passage": ownState, "leaving": views,
          "isConcluding": render, "unshown": ownState, "handle": constant, "nesting": constant,
          "ownPath": ownState,
          "shown": views, "shownPath": .follows("the path, and the path that is not shown"),
          "destinations": tree, "bound": tree, "inheritedByLevel": cache,
        ],
        "StackState.Destination": ["type": tree, "owner": tree, "build": tree],
        "PathAccess": ["values": constant, "setCount": constant, "append": constant],
        "BoundDestination": ["level": tree, "isActive": tree, "withdraw": tree, "build": tree],
        "BoundDestination.Level": ["owner": tree, "item": ownState, "itemName": views],
        "Passage": ["kind": ownState],
        "Leaving": ["node": views, "name": views],
        "TabCell": [
          "handle": constant, "tabs": constant, "tag": tree, "contentType": tree,
          "isActivated": .state(
            "the objects of its views, or 'loaded' where they have actions that run unseen"),
        ],
        "TabsState": [
          "handle": constant, "selection": tree, "cells": views, "selectedCell": views,
          "ownSelection": .follows("the selected tab"), "lastTag": .follows("the selected tab"),
          "tapped": .follows("the selected tab and the selection"),
        ],
        "TabsState.Selection": ["get": tree, "set": tree],
        "SplitState": [
          "handle": constant, "columns": tree, "visibility": tree, "preferred": tree,
          "ownVisibility": .state("SplitState.ownState"), "ownTop": .state("SplitState.ownState"),
          "lists": tree, "selected": .follows("the data, once the render that waits has run"),
          "inheritedByColumn": cache,
        ],
        "Binding": ["get": tree, "set": tree],
        "NavigationSplitViewColumn": ["name": constant],
        "NavigationSplitViewVisibility": ["name": constant],
        "ListState": ["read": tree, "write": tree],
        "PresenterState": [
          "style": constant, "slot": constant, "contentSlot": views, "handle": constant,
          "request": ownState, "shown": views, "deferred": ownState, "lost": ownState,
          "withdraw": tree, "onDismiss": tree, "content": tree, "contentValues": cache,
        ],
        "PresenterState.Request": ["id": tree, "item": contents],
        "QuestionState": ["withdraw": tree, "hasButton": tree, "hasCancel": tree],
        "PresentationSlot": ["presenters": tree, "current": ownState, "isArriving": views],
      ]
    }

    private var values: [String: [String: StoredPart]] {
      [
        "ObjectSlot": ["object": contents, "subscription": .follows("the object")],
        "StateBox": ["value": contents, "handle": constant],
        "InheritedValues": ["contents": constant],
        "InheritedValues.Contents": [
          "environment": tree, "slot": tree, "stack": tree, "level": tree, "tabs": tree,
          "selection": tree, "isInList": tree, "disabledRowActions": tree, "split": tree,
          "question": tree, "column": tree, "address": tree,
        ],
        "EnvironmentValues": ["values": tree, "objects": tree],
        "EquatableBox": ["value": tree, "isEqual": constant],
        "NavigationPath": ["elements": ownState],
      ]
    }

    private var stored: StoredState {
      StoredState(
        of: "HeadlessSwiftUI",
        startingAt: [
          HeadlessWindow<Text>.self, ViewHost.self, ViewNode<Text>.self, Node.self,
          StackState.self, Passage.self, Leaving.self, BoundDestination.self, TabsState.self,
          TabCell.self, PresenterState.self, PresentationSlot.self, ObjectSlot.self,
          StateBox<Int>.self, ViewPlan.self, ViewPlan.Property.self, InheritedValues.self,
          LastEnvironment<Int>.self, LastValue<Int>.self, LinkState.self,
          Refreshing.self, SearchField.self, Submission.self,
          SetPreference<NumberKey>.self,
          PreferenceListener<NumberKey>.self, Reception<Int>.self,
          RunningTask.self, NodeLifecycle.self, EquatableBox.self, SplitState.self,
          ListState.self, QuestionState.self,
        ])
    }

    @Test func everyStoredPropertyIsStateOrMeaningless() {
      #expect(stored.problems(in: parts) == [])
    }

    @Test func everyClassOfTheModuleIsLookedAt() throws {
      #expect(try stored.classes(missingIn: parts) == [])
    }

    // MARK: - What was not in the state

    private struct Listening: View {
      let pages: PassthroughSubject<Int, Never>
      let heard: (Int) -> Void
      var body: some View { Text("Page").onReceive(pages, perform: heard) }
    }

    private struct Silent: View {
      var body: some View { Text("Page") }
    }

    /// The state of the second tab before and after it was visited.
    private func stateOfSecondTab(_ content: some View) -> [[String]] {
      let driver = ScriptedDriver.installed()
      let window = HeadlessWindow(
        rootView: TabView {
          Silent()
          content
        })
      func state() -> [String] {
        (window.hierarchy().last?.state ?? []).map { "\($0.name) = \($0.value)" }
      }
      func tap(_ index: Int) {
        #expect(window.perform("tapTab(\(index))@root"))
        driver.settle()
      }
      let before = state()
      tap(1)
      tap(0)
      return [before, state()]
    }

    @Test func aTabThatWasVisitedIsStateWhereItListens() {
      let pages = PassthroughSubject<Int, Never>()
      #expect(stateOfSecondTab(Silent()) == [[], []])
      #expect(stateOfSecondTab(Listening(pages: pages) { _ in }) == [[], ["tab = loaded"]])
    }
  }
}
