@_exported import DactylScrolling
