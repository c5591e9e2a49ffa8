import Foundation

protocol ParcelService {
    func load(completion: @escaping (Result<[Parcel], Error>) -> Void)
}

final class ParcelServiceImp: ParcelService {
    func load(completion: @escaping (Result<[Parcel], Error>) -> Void) {
        URLSession.shared.dataTask(with: URL(string: "https://example.com/parcels")!) { data, _, error in
            completion(Result { try JSONDecoder().decode([Parcel].self, from: data ?? Data()) })
        }.resume()
    }
}

final class InboxViewModel {
    private let service: ParcelService
    private(set) var parcels: [Parcel] = []

    init(service: ParcelService) { self.service = service }

    func load(completion: @escaping ([Parcel]) -> Void) {
        service.load { [weak self] result in
            self?.parcels = (try? result.get()) ?? []
            completion(self?.parcels ?? [])
        }
    }
}
