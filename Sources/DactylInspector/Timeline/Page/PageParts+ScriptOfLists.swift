extension PageParts {
  /// The lists of verdicts and of the log, of which only the visible rows are made.
  static let scriptOfLists = #"""
    const rowHeight = 24;

    // A list of rows; `current` is the chosen one.
    function makeList(box, { rows, render, isCurrent, choose }) {
      const spacer = make('div', { 'aria-hidden': 'true' });
      box.append(spacer);
      let items = [], made = '';
      const draw = () => {
        const first = Math.max(Math.floor(box.scrollTop / rowHeight) - 4, 0);
        const last = Math.min(first + Math.ceil(box.clientHeight / rowHeight) + 8, items.length);
        spacer.style.height = `${items.length * rowHeight}px`;
        const shown = [];
        let active = null;
        for (let i = first; i < last; i++) {
          const row = render(items[i]);
          row.classList.add('row');
          row.id = `${box.id}-${i}`;
          row.style.top = `${i * rowHeight}px`;
          row.setAttribute('role', 'option');
          row.setAttribute('aria-setsize', items.length);
          row.setAttribute('aria-posinset', i + 1);
          const isChosen = isCurrent(items[i]);
          row.setAttribute('aria-selected', isChosen);
          if (isChosen) active = row.id;
          row.onclick = () => choose(items[i]);
          shown.push(row);
        }
        box.replaceChildren(spacer, ...shown);
        if (active) box.setAttribute('aria-activedescendant', active); else box.removeAttribute('aria-activedescendant');
      };
      box.addEventListener('scroll', draw);
      box.addEventListener('keydown', event => {
        const page = Math.max(Math.floor(box.clientHeight / rowHeight) - 1, 1);
        const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity }[event.key];
        if (by === undefined || items.length === 0) return;
        event.preventDefault();
        const at = items.findIndex(isCurrent);
        choose(items[Math.min(Math.max((at < 0 ? 0 : at) + by, 0), items.length - 1)]);
      });
      return {
        update(isToScroll) {
          items = rows();
          if (isToScroll) {
            const at = items.findIndex(isCurrent);
            const top = at * rowHeight;
            if (at >= 0 && (top < box.scrollTop || top + rowHeight > box.scrollTop + box.clientHeight)) {
              box.scrollTop = top - box.clientHeight / 3;
            }
          }
          draw();
        },
      };
    }

    const selectedRun = () => state.selected && state.runs.includes(state.selected.run) ? state.selected.run : state.runs.at(-1);

    const verdictList = makeList(element('verdicts'), {
      rows: () => state.shown.get(selectedRun()).all,
      isCurrent: i => state.selected?.run === selectedRun() && state.selected.index === i,
      choose: i => select(selectedRun(), i),
      render: i => {
        const run = selectedRun(), outcome = run.outcome(i);
        const rule = run.verdicts.rule[i] < 0 ? '' : run.rule(i)[0];
        const row = make('div', { title: run.text(i) },
          make('time', {}, milliseconds(run.verdicts.t[i])), make('span', { class: `glyph ${outcome}` }, glyphs[outcome]),
          make('span', { class: 'text' }, run.text(i)), make('span', { class: 'id' }, rule));
        if (run.differing?.has(i)) row.classList.add(run === state.runs[0] ? 'removed' : 'added');
        return row;
      },
    });

    // The log, and when two runs are compared both in one: what only one of them has is marked.
    function logRows() {
      const [first, second] = state.runs, entry = (run, i, sign) => ({ run, i, sign, t: run.log.t[i] });
      if (!second) return first.log.t.map((_, i) => entry(first, i, ' '));
      const rows = [], removed = new Set(state.difference.removed), added = new Set(state.difference.added);
      let [i, j] = [0, 0];
      while (i < first.log.t.length || j < second.log.t.length) {
        if (i < first.log.t.length && removed.has(i)) rows.push(entry(first, i++, '−'));
        else if (j < second.log.t.length && added.has(j)) rows.push(entry(second, j++, '+'));
        else {
          rows.push(entry(first, i++, ' '));
          j++;
        }
      }
      return rows;
    }

    let logItems = [], chosenEntry = null;
    const logList = makeList(element('log'), {
      rows: () => logItems,
      isCurrent: row => row === chosenEntry,
      choose: row => {
        chosenEntry = row;
        state.selected = null;
        const width = state.to - state.from;
        if (row.t < state.from || row.t > state.to) [state.from, state.to] = [row.t - width / 2, row.t + width / 2];
        moveTo(row.t);
      },
      render: row => {
        const text = row.run.book.texts[row.run.log.text[row.i]];
        const made = make('div', { title: text }, make('time', {}, milliseconds(row.t)),
          make('span', { class: 'sign', 'aria-label': { '−': 'only as it is', '+': 'only with the change', ' ': '' }[row.sign] || null }, row.sign),
          make('span', { class: 'text' }, text));
        if (row.sign === '−') made.classList.add('removed');
        if (row.sign === '+') made.classList.add('added');
        if (row.t > state.cursor) made.classList.add('later');
        return made;
      },
    });

    function showTab(name) {
      for (const tab of ['verdicts', 'log']) {
        element(tab).hidden = tab !== name;
        element(`tab-${tab}`).setAttribute('aria-selected', tab === name);
        element(`tab-${tab}`).tabIndex = tab === name ? 0 : -1;
      }
      updateLists(true);
    }
    function updateLists(isToScroll) {
      if (!element('verdicts').hidden) verdictList.update(isToScroll);
      if (!element('log').hidden) logList.update(isToScroll);
    }
    """#
}
