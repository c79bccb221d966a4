@_exported import DactylSemantics
