extension PageParts {
  /// Puts every verdict of a run into a lane: that of its recognizer, its input or its responder.
  static let scriptOfLanes = #"""
    const groups = { source: 'Input', recognizer: 'Recognizers', responder: 'Responders', other: 'Other' };
    // Verdicts about who gets an input belong to the input.
    const ofInput = new Set(['hitTest', 'bindView', 'refuseView', 'passWindow', 'claim', 'withhold', 'ignore',
      'searchCommands', 'refuseCommand'].map(name => kindNamed[name]));

    function addLanes(run) {
      run.lanes = new Map();
      run.laneOf = new Array(run.verdicts.t.length);
      run.sources.forEach((source, index) => {
        const lane = makeLane(run, 'source', index, source.name, source.kind === 'other' ? '' : source.kind);
        lane.isInput = true;
      });
      run.recognizers.forEach((recognizer, index) => {
        const view = recognizer.view < 0 ? '' : `on ${run.responders[recognizer.view].name}`;
        const kind = recognizer.kind === recognizer.name ? '' : recognizer.kind.replaceAll('_', ' ');
        const lane = makeLane(run, 'recognizer', index, recognizer.name, [kind, view].filter(Boolean).join(' '));
        placeSpans(run, lane, index);
      });
      const v = run.verdicts;
      for (let i = 0; i < v.t.length; i++) {
        const lane = laneFor(run, i);
        run.laneOf[i] = lane.key;
        lane.marks.push(i);
      }
      const first = name => [...run.lanes.values()].filter(lane => lane.kind === name);
      const depth = lane => {
        let count = 0;
        for (let at = run.responders[lane.index].parent; at >= 0; at = run.responders[at].parent) count++;
        return run.responders[lane.index].view ? count : -1;
      };
      run.ordered = [
        ...first('source').filter(lane => lane.marks.length || run.samplesOf[lane.index].length),
        ...first('recognizer').filter(lane => lane.marks.length || lane.bars.length),
        ...first('responder').sort((a, b) => depth(b) - depth(a) || a.index - b.index), ...first('other')];
    }

    function laneFor(run, i) {
      const v = run.verdicts;
      if (v.recognizer[i] >= 0 && !ofInput.has(v.kind[i])) return run.lanes.get(`recognizer ${run.recognizers[v.recognizer[i]].name}`);
      if (v.source[i] >= 0 && (ofInput.has(v.kind[i]) || v.responder[i] < 0)) return run.lanes.get(`source ${run.sources[v.source[i]].name}`);
      if (v.responder[i] >= 0) {
        const name = run.responders[v.responder[i]].name;
        return run.lanes.get(`responder ${name}`) ?? makeLane(run, 'responder', v.responder[i], name, '');
      }
      return run.lanes.get('other scene') ?? makeLane(run, 'other', 0, 'scene', '');
    }

    function makeLane(run, kind, index, name, note) {
      // Two objects of one name share a lane.
      const key = `${kind} ${name}`;
      const lane = run.lanes.get(key) ?? { key, kind, index, name, note, marks: [], bars: [], holds: [], rows: 1 };
      run.lanes.set(key, lane);
      return lane;
    }

    // Attempts that overlap get rows of their own.
    function placeSpans(run, lane, index) {
      const { recognizer, attempt, state, from, to, verdict } = run.spans;
      const rowOf = new Map(), busyUntil = [];
      const own = [];
      for (let i = 0; i < from.length; i++) if (recognizer[i] === index) own.push(i);
      own.sort((a, b) => from[a] - from[b] || a - b);
      for (const i of own) {
        let row = rowOf.get(attempt[i]);
        if (row === undefined) {
          row = busyUntil.findIndex(end => end <= from[i]);
          if (row < 0) row = busyUntil.length;
          rowOf.set(attempt[i], row);
        }
        busyUntil[row] = Math.max(busyUntil[row] ?? 0, to[i]);
        lane.bars.push({ from: from[i], to: to[i], state: page.words.states[state[i]], row, verdict: verdict[i] });
      }
      lane.rows = Math.min(Math.max(busyUntil.length, 1), 4);
      for (const bar of lane.bars) bar.row = Math.min(bar.row, lane.rows - 1);
      const holds = run.holds;
      for (let i = 0; i < holds.from.length; i++) {
        if (holds.recognizer[i] !== index) continue;
        const row = Math.min(rowOf.get(holds.attempt[i]) ?? 0, lane.rows - 1);
        lane.holds.push({
          from: holds.from[i], to: holds.to[i], row, verdict: holds.verdict[i],
          opponent: run.recognizers[holds.opponent[i]]?.name ?? '' });
      }
    }

    const laneHeight = lane => lane.kind === 'responder' || lane.kind === 'other' ? 27 : 24 + 16 * lane.rows;
    const groupHeight = 24;

    // The lanes of all shown runs, in one order, with their places.
    function layLanes(runs, isShown) {
      const keys = new Map();
      for (const run of runs) {
        for (const lane of run.ordered) {
          if (!isShown(run, lane)) continue;
          const known = keys.get(lane.key);
          if (!known) keys.set(lane.key, { ...lane, height: laneHeight(lane) });
          else known.height = Math.max(known.height, laneHeight(lane));
        }
      }
      const order = Object.keys(groups);
      const lanes = [...keys.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
      let y = 26, group = null;
      const heads = [];
      for (const lane of lanes) {
        if (lane.kind !== group) {
          group = lane.kind;
          heads.push({ y, text: groups[group] });
          y += groupHeight;
        }
        lane.y = y;
        y += lane.height;
      }
      return { lanes, heads, height: y + 8 };
    }
    """#
}
