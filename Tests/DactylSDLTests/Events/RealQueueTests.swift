import Testing

/// The tests that use SDL's own event queue, of which there is one: they take turns.
@Suite(.serialized) enum RealQueueTests {}
