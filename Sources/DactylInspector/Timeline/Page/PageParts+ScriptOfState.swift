extension PageParts {
  /// What is shown: the runs, the section of time, the moment, the selected verdict and the filters.
  static let scriptOfState = #"""
    const book = { texts: page.texts, rules: page.rules };
    const decodedRuns = new Map();
    const runAt = index => {
      if (!decodedRuns.has(index)) decodedRuns.set(index, decode(page.runs[index], book));
      return decodedRuns.get(index);
    };
    const state = {
      runs: [runAt(0)], change: null, from: 0, to: 1, cursor: 0, selected: null,
      filters: { source: '', responder: '', recognizer: '', rule: '' }, layout: null, shown: new Map(), current: null,
    };
    const filterNames = ['source', 'responder', 'recognizer', 'rule'];
    const isFiltered = () => filterNames.some(name => state.filters[name] !== '');

    // The time in which something happens, for the first look.
    function bounds() {
      let last = 0, first = Infinity;
      for (const run of state.runs) {
        first = Math.min(first, run.start);
        for (const times of [run.verdicts.t, run.samples.t, run.log.t]) if (times.length) last = Math.max(last, times[times.length - 1]);
      }
      if (first === Infinity) first = 0;
      return { first, last: Math.max(last, first + 1000) };
    }

    function fit() {
      const { first, last } = bounds(), space = (last - first) * 0.04 + 500;
      // Half a mark is beside the first moment.
      state.from = first - Math.max(space, (last - first) * 16 / (tracks.clientWidth / state.runs.length || 400));
      // Marks of the last moment stand beside each other.
      state.to = last + space + (last - first) * (state.runs.length > 1 ? 0.24 : 0.12);
    }

    function isMatch(run, i) {
      const f = state.filters, v = run.verdicts;
      const recognizer = v.recognizer[i];
      if (f.rule !== '' && (v.rule[i] < 0 || run.rule(i)[0] !== f.rule)) return false;
      if (f.source !== '') {
        const isOwn = v.source[i] >= 0 && run.sources[v.source[i]].name === f.source;
        const isReceived = v.source[i] < 0 && recognizer >= 0
          && [...run.sourcesOfRecognizer[recognizer]].some(source => run.sources[source].name === f.source);
        if (!isOwn && !isReceived) return false;
      }
      if (f.responder !== '') {
        const isOwn = v.responder[i] >= 0 && run.responders[v.responder[i]].name === f.responder;
        const isOn = recognizer >= 0 && run.recognizers[recognizer].view >= 0
          && run.responders[run.recognizers[recognizer].view].name === f.responder;
        if (!isOwn && !isOn) return false;
      }
      if (f.recognizer !== '') {
        const isOwn = recognizer >= 0 && run.recognizers[recognizer].name === f.recognizer;
        const isOpponent = v.opponent[i] >= 0 && run.recognizers[v.opponent[i]].name === f.recognizer;
        if (!isOwn && !isOpponent) return false;
      }
      return true;
    }

    // Whether a lane is about what the filters name, apart from its verdicts.
    function isAbout(run, lane) {
      const f = state.filters;
      if (f.rule !== '') return false;
      if (f.source !== '') return lane.kind === 'source' && lane.name === f.source && f.responder === '' && f.recognizer === '';
      if (f.recognizer !== '' && f.responder === '') {
        if (lane.kind === 'recognizer') return lane.name === f.recognizer;
        return lane.kind === 'source' && run.recognizers.some((recognizer, index) =>
          recognizer.name === f.recognizer && run.sourcesOfRecognizer[index].has(lane.index));
      }
      if (f.responder !== '') {
        return lane.kind === 'source' && [...run.viewsOfSource[lane.index]].some(view => run.responders[view].name === f.responder);
      }
      return false;
    }

    // Applies the filters: which verdicts are shown, in all and by lane.
    function refilter() {
      state.shown = new Map();
      for (const run of state.runs) {
        const all = [], byLane = new Map();
        for (const lane of run.ordered) byLane.set(lane.key, []);
        for (let i = 0; i < run.verdicts.t.length; i++) {
          if (isFiltered() && !isMatch(run, i)) continue;
          all.push(i);
          byLane.get(run.laneOf[i]).push(i);
        }
        state.shown.set(run, { all, byLane });
      }
      state.layout = layLanes(state.runs, (run, lane) =>
        !isFiltered() || state.shown.get(run).byLane.get(lane.key).length > 0 || isAbout(run, lane));
    }

    // Marks what one run has and the other lacks.
    function compare() {
      for (const run of state.runs) run.differing = null;
      if (state.runs.length < 2) return;
      const keysOf = run => run.laneOf.map((lane, i) => `${run.verdicts.t[i]} ${lane} ${run.text(i)}`);
      const keys = state.runs.map(keysOf);
      state.runs.forEach((run, side) => {
        const others = new Map();
        for (const key of keys[1 - side]) others.set(key, (others.get(key) ?? 0) + 1);
        run.differing = new Set();
        keys[side].forEach((key, i) => {
          const left = others.get(key) ?? 0;
          if (left > 0) others.set(key, left - 1); else run.differing.add(i);
        });
        run.differingLanes = new Set([...run.differing].map(i => run.laneOf[i]));
      });
    }

    const changed = { all: [] };
    function refresh() { for (const listener of changed.all) listener(); }

    function moveTo(t) {
      const { first, last } = range();
      state.cursor = Math.min(Math.max(t, first), last);
      refresh();
    }
    // The time over which the scrubber goes.
    function range() {
      const { first, last } = bounds();
      return { first: Math.min(first, 0), last: Math.max(last, ...state.runs.map(run => run.end)) };
    }

    function select(run, index, isToShow = true) {
      state.selected = { run, index };
      state.current = run.laneOf[index];
      const t = run.verdicts.t[index];
      state.cursor = t;
      const margin = (state.to - state.from) * 0.02;
      const by = t < state.from + margin ? t - state.from - 5 * margin : t > state.to - margin ? t - state.to + 5 * margin : 0;
      if (isToShow) [state.from, state.to] = [state.from + by, state.to + by];
      refresh();
    }
    """#
}
