@_exported import DactylScene
@_exported import DactylText
