extension PageParts {
  /// Shows the selected verdict with its rule and those whom it concerns.
  static let scriptOfDetails = #"""
    function make(name, attributes = {}, ...children) {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
        else if (value !== null) made.setAttribute(key, value);
      }
      made.append(...children);
      return made;
    }

    let shownDetails = null;
    function showDetails() {
      const box = element('details'), { selected } = state;
      const key = selected && `${state.runs.indexOf(selected.run)} ${selected.index} ${state.change} ${state.runs.length}`;
      if (key === shownDetails) return;
      shownDetails = key;
      box.replaceChildren();
      if (!selected) return box.append(...introduction());
      const { run, index } = selected, v = run.verdicts, outcome = run.outcome(index);
      const side = state.runs.length < 2 ? '' : run === state.runs[0] ? 'as it is · ' : 'with the change · ';
      const isNew = run.differing?.has(index) ? ' · only here' : '';
      box.append(
        make('p', { class: 'when' }, `${side}${milliseconds(v.t[index])} ms · frame ${v.frame[index] + 1} · ${words(page.words.kinds[v.kind[index]])}${isNew}`),
        make('h2', {}, make('span', { class: `glyph ${outcome}`, 'aria-label': outcome }, glyphs[outcome]), run.text(index)));
      const rule = v.rule[index] < 0 ? null : run.rule(index);
      box.append(rule
        ? make('p', { class: 'rule', id: 'rule' }, make('b', {}, rule[0]), rule[1] || 'A rule of the log.')
        : make('p', { class: 'rule hint', id: 'rule' }, 'A plain fact, by no rule.'));
      const who = make('p', { class: 'who' });
      const add = (title, filter, name) => who.append(make('span', {}, title), make('button', {
        type: 'button', title: `Show what concerns ${name} alone`, onclick: () => setFilter(filter, name) }, name));
      if (v.opponent[index] >= 0) add('Opponent', 'recognizer', run.recognizers[v.opponent[index]].name);
      if (v.recognizer[index] >= 0) add('Recognizer', 'recognizer', run.recognizers[v.recognizer[index]].name);
      if (v.responder[index] >= 0) add('View', 'responder', run.responders[v.responder[index]].name);
      if (v.source[index] >= 0) add('Input', 'source', run.sources[v.source[index]].name);
      box.append(who);
      box.append(make('p', { class: 'who' },
        make('button', { type: 'button', id: 'before', onclick: () => step(-1) }, '‹ Before'),
        make('button', { type: 'button', id: 'after', onclick: () => step(1) }, 'After ›'),
        make('span', {}, ` of ${run.lanes.get(run.laneOf[index]).name}`)));
    }

    // A name of the data in plain words: `bindView` is bind view.
    const words = name => name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

    function introduction() {
      const run = state.runs[0];
      const parts = [make('p', { class: 'hint' }, state.runs.length > 1
        ? 'Both runs have the same input. What one has and the other lacks is marked.'
        : 'Click a mark, or go through the tracks with the arrow keys, to see what was decided and by which rule.')];
      const legend = make('p', { class: 'who' });
      for (const [outcome, text] of [['gained', 'got it'], ['lost', 'lost it'], ['held', 'has to wait'], ['neutral', 'a step']]) {
        legend.append(make('span', {}, make('span', { class: `glyph ${outcome}` }, glyphs[outcome]), ` ${text}`));
      }
      parts.push(legend, make('p', { class: 'hint' },
        `${counted(run.samples.t.length, 'sample')}, ${counted(run.verdicts.t.length, 'verdict')}`
        + (page.changes.length ? `; ${page.changes.length} of ${page.tried} usual changes make a difference.` : '.')
        + (run.omittedVerdicts ? ` ${counted(run.omittedVerdicts, 'later verdict')} left out.` : '')
        + (run.omittedViews ? ' Not all views are shown.' : '')));
      return parts;
    }

    // Goes to a neighbour of the selected verdict in its lane; from the first or last one to none.
    function step(by) {
      const side = state.selected?.run ?? state.runs[0];
      const key = state.current ?? state.layout.lanes[0]?.key;
      const list = state.shown.get(side)?.byLane.get(key) ?? [];
      if (list.length === 0) return;
      const at = state.selected && side.laneOf[state.selected.index] === key ? list.indexOf(state.selected.index) : -1;
      const next = at >= 0 ? at + by : nearest(side, list);
      if (next >= 0 && next < list.length) select(side, list[next]);
    }

    // The verdict of a list that is nearest to the moment.
    function nearest(run, list) {
      const { t } = run.verdicts, after = Math.min(firstAt(t, state.cursor, list), list.length - 1);
      return after > 0 && state.cursor - t[list[after - 1]] < t[list[after]] - state.cursor ? after - 1 : after;
    }

    // Goes to another lane, to its verdict that is nearest in time.
    function stepLane(by) {
      const { lanes } = state.layout;
      if (lanes.length === 0) return;
      let at = lanes.findIndex(lane => lane.key === state.current);
      const run = state.selected?.run ?? state.runs[0];
      do { at += by; } while (at >= 0 && at < lanes.length && !(state.shown.get(run).byLane.get(lanes[at].key) ?? []).length);
      if (at < 0 || at >= lanes.length) return;
      state.current = lanes[at].key;
      const list = state.shown.get(run).byLane.get(state.current);
      select(run, list[nearest(run, list)]);
      const lane = lanes[at];
      if (lane.y < lanesBox.scrollTop + 30) lanesBox.scrollTop = lane.y - 60;
      if (lane.y + lane.height > lanesBox.scrollTop + lanesBox.clientHeight) lanesBox.scrollTop = lane.y + lane.height - lanesBox.clientHeight + 30;
    }
    """#
}
