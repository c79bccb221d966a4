@_exported import DactylFocus
