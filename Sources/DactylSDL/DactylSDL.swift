@_exported import Dactyl
@_exported import DactylControls
