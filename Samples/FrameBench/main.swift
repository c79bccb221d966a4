print("FrameBench")
