@_exported import DactylScene
