#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// An item, which can be put into the cart.
struct ItemDetailView: View {
  let coordinator: ItemCoordinator

  @State private var isAddingToCart = false

  var body: some View {
    VStack {
      Text("An item")
      Button("Add to cart") { isAddingToCart = true }
      Button("Back") { coordinator.goBack() }
    }
    .navigationBarBackButtonHidden()
    .fullScreenCover(isPresented: $isAddingToCart) {
      coordinator.redirect(.addToCart)
    }
  }
}
