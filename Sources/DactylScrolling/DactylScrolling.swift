@_exported import DactylInput
