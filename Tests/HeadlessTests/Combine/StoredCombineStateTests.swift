import Foundation
import PlatformTestSupport
import Testing

@testable import HeadlessCombine

extension HeadlessTests {
  /// Every stored property of Combine's stand-ins is part of the state, meaningless, or known to be
  /// seen only where traces are compared.
  @MainActor
  @Suite struct StoredCombineStateTests {
    private let subscriptions = StoredPart.state("the subscriptions of their holders")
    private let value = StoredPart.state("the value of the property that holds it")
    private let constant = StoredPart.meaningless("it never changes")
    private let order = StoredPart.meaningless(
      "any order is a choice; an answer by number is not taken for one by another order")
    private let code = StoredPart.unseen("what the closures of a subscription have captured")
    private let memory = StoredPart.state("what the operators of a subscription keep")

    private var parts: [String: [String: StoredPart]] {
      [
        "AnyCancellable": [
          "action": subscriptions, "subscription": constant, "place": subscriptions,
          "ordinal": .meaningless("it is the place in a set, in the order of storing"),
          "isHashed": .meaningless("it says that the ordinal stays"),
        ],
        "Sink": [
          "source": subscriptions, "receiveValue": subscriptions,
          "receiveCompletion": .follows("whether the subscription is live"),
          "upstream": .follows("what the subscription listens to"), "operators": memory,
        ],
        "Feed": [
          "subscriber": subscriptions, "source": subscriptions, "demand": memory,
          "waiting": memory, "completion": .follows("what waits"), "keeping": constant,
          "connect": .follows("whether the subscriber has asked"),
          "upstream": .follows("what the subscription listens to"),
          "isDraining": .meaningless("it is false between events"), "operators": memory,
        ],
        "ReceivingEnd": [
          "downstream": subscriptions, "subscription": memory,
          "upstream": .follows("whether the subscription is live"),
        ],
        "NoSubscription": [:], "CombineIdentifier.Token": [:],
        "Subscribers.Demand": ["max": memory],
        "SubscriberList": [:], "SubscriberList.Entry": ["downstream": code],
        "SubscriberEntries": [
          "entries": subscriptions, "registrations": order,
        ],
        "SubscriberEntry": [
          "isActive": subscriptions, "isOrdered": constant, "list": constant, "number": order,
        ],
        "Registrations": [
          "numbers": order, "numbersInApp": order, "order": order, "orderInApp": order,
        ],
        "Downstream": [
          "receive": code, "complete": code, "isOrdered": constant, "memory": memory,
        ],
        "OperatorMemory": ["parts": memory],
        "PassthroughSubject": ["subscribers": constant, "completion": value],
        "CurrentValueSubject": ["subscribers": constant, "current": value, "completion": value],
        "Future": ["subscribers": constant, "result": value],
        "ObservableObjectPublisher": ["subscribers": constant],
        "AnyPublishedStorage": ["willChange": .follows("who observes the object")],
        "PublishedStorage": [
          "value": value, "subscribers": subscriptions, "feeds": subscriptions,
        ],
        "Published": ["storage": constant],
        "Publishers.InnerConnections": [
          "downstream": constant, "connections": .follows("which publishers may still send"),
          "open": memory, "isOver": .follows("whether the subscription is live"),
          "upstream": memory,
        ],
        "Publishers.LatestConnection": [
          "first": .follows("which publishers may still send"),
          "latest": .follows("which publishers may still send"),
          "replacements": memory, "isOver": .follows("whether the subscription is live"),
        ],
        "Just": ["output": constant],
        "Publishers.TimerPublisher": [
          "interval": constant, "runLoop": constant, "subject": subscriptions,
        ],
        "Ticking": [
          "interval": constant, "runLoop": constant, "send": .follows("what waits on the clock"),
          "count": .meaningless("it is the time, which the values tell"),
          "next": .follows("what waits on the clock"),
        ],
        "Publishers.Multicast": [
          "upstream": constant, "createSubject": constant, "subject": subscriptions,
        ],
        "Publishers.Autoconnect": [
          "upstream": constant, "receivers": .follows("the subscriptions to its subject"),
          "connection": .follows("the subscriptions to its subject"),
        ],
        "Publishers.Switching": [
          "connection": constant, "downstream": constant, "latest": memory,
          "isUpstreamOver": memory,
        ],
        "Ending": ["downstream": constant, "open": memory],
        "LateAction": [
          "action": .state("what waits on the clock"), "didCancel": constant,
        ],
        "NotificationObservation": [
          "center": constant, "token": .follows("whether the subscription is live"),
        ],
        "Publishers.Waiting": [
          "value": memory, "isClosed": .follows("what waits on the clock"),
          "end": .follows("what waits on the clock"),
        ],
        "Publishers.Gate": [
          "left": memory, "isClosed": memory,
          "connection": .follows("whether the gate is closed"),
        ],
      ]
    }

    private var stored: StoredState {
      StoredState(
        of: "HeadlessCombine",
        startingAt: [
          AnyCancellable.self, Sink<Int, Never>.self, ReceivingEnd<Int, Never>.self,
          Feed<ReceivingEnd<Int, Never>>.self, NoSubscription.self, CombineIdentifier.Token.self,
          SubscriberList<Int, Never>.self, SubscriberEntries.self, SubscriberEntry.self,
          SubscriberList<Int, Never>.Entry.self, PassthroughSubject<Int, Never>.self,
          CurrentValueSubject<Int, Never>.self, Future<Int, Never>.self,
          ObservableObjectPublisher.self, Published<Int>.self, PublishedStorage<Int>.self,
          AnyPublishedStorage.self, Publishers.InnerConnections<Int, Never>.self,
          Publishers.LatestConnection.self, Publishers.Switching<Int, Never>.self,
          Publishers.TimerPublisher.self, Ticking.self,
          Publishers.Multicast<Just<Int>, PassthroughSubject<Int, Never>>.self,
          Publishers.Autoconnect<
            Publishers.Multicast<Just<Int>, PassthroughSubject<Int, Never>>
          >.self,
          Ending<Int, Never>.self, Publishers.Gate.self,
          Publishers.Waiting<Int>.self, LateAction.self, NotificationObservation.self,
        ])
    }

    @Test func everyStoredPropertyHasItsPart() {
      #expect(stored.problems(in: parts) == [])
    }

    @Test func everyClassOfTheModuleIsLookedAt() throws {
      #expect(try stored.classes(missingIn: parts) == [])
    }
  }
}
