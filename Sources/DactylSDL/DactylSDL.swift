@_exported import Dactyl
@_exported import DactylControls
@_exported import DactylInspector
