print("verifier")
