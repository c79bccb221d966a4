// Tests take what games' tests have from here, too: numbers by a seed, the shrinker, hands.
@_exported import DactylTesting
