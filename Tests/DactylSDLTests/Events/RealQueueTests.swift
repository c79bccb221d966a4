import Testing

/// The tests that use SDL's own event queue, of which there is one: they run one at a time.
@Suite(.serialized) enum RealQueueTests {}
