extension PageParts {
  /// Buttons, keys and the pointer; and the first look.
  static let scriptOfControls = #"""
    function makeLabels() {
      const box = element('labels');
      box.replaceChildren(...state.layout.heads.map(head => make('h2', { style: `top:${head.y}px` }, head.text)));
      for (const lane of state.layout.lanes) {
        const differs = state.runs.some(run => run.differing && run.differingLanes.has(lane.key));
        const button = make('button', {
          type: 'button', style: `top:${lane.y}px;height:${lane.height - 1}px`, title: `${lane.name}${lane.note ? ` (${lane.note})` : ''}`,
          class: differs ? 'differs' : null, 'data-key': lane.key,
          onclick: () => lane.kind === 'other' ? null : setFilter(lane.kind, state.filters[lane.kind] === lane.name ? '' : lane.name),
        }, lane.name);
        if (lane.note && lane.height > 30) button.append(make('small', {}, lane.note));
        box.append(button);
      }
    }

    function fillFilters() {
      const lists = { source: 'sources', responder: 'responders', recognizer: 'recognizers' };
      for (const name of filterNames) {
        const values = new Set();
        for (const run of state.runs) {
          if (name === 'rule') for (const i of new Set(run.verdicts.rule)) { if (i >= 0) values.add(run.book.rules[i][0]); }
          else for (const object of run[lists[name]]) values.add(object.name);
        }
        const list = element(`filter-${name}`);
        const sorted = name === 'rule' ? [...values].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })) : [...values];
        list.replaceChildren(make('option', { value: '' }, `all ${{ source: 'input', responder: 'views', recognizer: 'recognizers', rule: 'rules' }[name]}`),
          ...sorted.map(value => make('option', { value }, value)));
        if (!values.has(state.filters[name])) state.filters[name] = '';
        list.value = state.filters[name];
      }
    }

    function setFilter(name, value) {
      state.filters[name] = value;
      applyFilters();
    }
    function applyFilters() {
      for (const name of filterNames) {
        element(`filter-${name}`).value = state.filters[name];
        element(`filter-${name}`).classList.toggle('on', state.filters[name] !== '');
      }
      element('clear').disabled = !isFiltered();
      refilter();
      makeLabels();
      refresh();
      updateLists(true);
    }

    function zoom(factor, at = (state.from + state.to) / 2) {
      const width = Math.min(Math.max((state.to - state.from) * factor, 200), 36e8);
      const share = (at - state.from) / (state.to - state.from);
      state.from = at - width * share;
      state.to = state.from + width;
      refresh();
    }

    let isDue = false;
    changed.all.push(() => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        drawTracks();
        drawScenes();
        showDetails();
        updateLists(true);
        element('scrubber').value = state.cursor;
        element('moment').textContent = `${milliseconds(Math.round(state.cursor))} of ${milliseconds(range().last)} ms`;
        element('scrubber').setAttribute('aria-valuetext', `${milliseconds(Math.round(state.cursor))} milliseconds`);
        for (const label of element('labels').children) label.classList.toggle('current', label.dataset.key === state.current);
      });
    });

    let isPlaying = false;
    function play(isOn) {
      isPlaying = isOn;
      element('play').textContent = isOn ? '❚❚' : '▶';
      element('play').setAttribute('aria-label', isOn ? 'Pause' : 'Play');
      if (!isOn) return;
      const end = bounds().last + 100000;
      if (state.cursor >= end) state.cursor = bounds().first;
      let last = performance.now();
      const tick = now => {
        if (!isPlaying) return;
        moveTo(state.cursor + (now - last) * 1000 * Number(element('speed').value));
        last = now;
        if (state.cursor >= end) play(false); else requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    }

    function paneAt(x) { return panes().findLast(pane => x >= pane.x) ?? panes()[0]; }

    let drag = null;
    tracks.addEventListener('pointerdown', event => {
      drag = { x: event.offsetX, from: state.from, to: state.to, isMoved: false };
      tracks.setPointerCapture(event.pointerId);
    });
    tracks.addEventListener('pointermove', event => {
      tracks.style.cursor = hitAt(event.offsetX, event.offsetY) ? 'pointer' : '';
      if (!drag) return;
      if (event.offsetY < 22 || drag.isScrubbing) {
        drag.isScrubbing = true;
        return moveTo(paneAt(drag.x).toTime(event.offsetX));
      }
      if (Math.abs(event.offsetX - drag.x) > 4) drag.isMoved = true;
      if (!drag.isMoved) return;
      const by = (event.offsetX - drag.x) / paneAt(drag.x).width * (drag.to - drag.from);
      [state.from, state.to] = [drag.from - by, drag.to - by];
      refresh();
    });
    tracks.addEventListener('pointerup', event => {
      const wasMoved = !drag || drag.isMoved || drag.isScrubbing;
      drag = null;
      if (wasMoved) return;
      const hit = hitAt(event.offsetX, event.offsetY);
      if (!hit) return moveTo(paneAt(event.offsetX).toTime(event.offsetX));
      // A click on many goes through them.
      const at = state.selected?.run === hit.run ? hit.verdicts.indexOf(state.selected.index) : -1;
      select(hit.run, at >= 0 ? hit.verdicts[(at + 1) % hit.verdicts.length] : worstOf(hit.run, hit.verdicts), false);
      showTab('verdicts');
    });
    tracks.addEventListener('dblclick', event => zoom(0.4, paneAt(event.offsetX).toTime(event.offsetX)));
    tracks.addEventListener('wheel', event => {
      const pane = paneAt(event.offsetX);
      if (event.ctrlKey || event.metaKey) zoom(Math.exp(event.deltaY * 0.003), pane.toTime(event.offsetX));
      else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        const by = (event.deltaX || event.deltaY) / pane.width * (state.to - state.from);
        [state.from, state.to] = [state.from + by, state.to + by];
        refresh();
      } else return;
      event.preventDefault();
    }, { passive: false });
    tracks.addEventListener('keydown', event => {
      const actions = {
        ArrowLeft: () => step(-1), ArrowRight: () => step(1), ArrowUp: () => stepLane(-1), ArrowDown: () => stepLane(1),
        '+': () => zoom(0.7, state.cursor), '=': () => zoom(0.7, state.cursor), '-': () => zoom(1.4, state.cursor),
        0: () => { fit(); refresh(); }, ' ': () => play(!isPlaying),
        Escape: () => { state.selected = null; refresh(); },
      };
      if (!actions[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      actions[event.key]();
    });
    lanesBox.addEventListener('scroll', refresh);

    const press = (id, action) => element(id).addEventListener('click', action);
    press('zoom-in', () => zoom(0.6));
    press('zoom-out', () => zoom(1.6));
    press('zoom-fit', () => { fit(); refresh(); });
    press('play', () => play(!isPlaying));
    press('clear', () => { for (const name of filterNames) state.filters[name] = ''; applyFilters(); });
    press('theme', () => setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'));
    press('other', openEdit);
    press('edit-cancel', () => element('edit').close());
    press('edit-run', runEdit);
    for (const tab of ['verdicts', 'log']) {
      press(`tab-${tab}`, () => showTab(tab));
      element(`tab-${tab}`).addEventListener('keydown', event => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        const other = tab === 'log' ? 'verdicts' : 'log';
        showTab(other);
        element(`tab-${other}`).focus();
      });
    }
    element('edit-verb').addEventListener('change', followVerb);
    element('change').addEventListener('change', event => showChange(event.target.value === '' ? null : Number(event.target.value)));
    element('scrubber').addEventListener('input', event => { play(false); state.selected = null; moveTo(Number(event.target.value)); });
    for (const name of filterNames) element(`filter-${name}`).addEventListener('change', event => setFilter(name, event.target.value));

    function setTheme(name) {
      document.documentElement.dataset.theme = name;
      readColors();
      refresh();
    }

    element('title').append(page.name, make('small', {}, page.file));
    const darkness = matchMedia('(prefers-color-scheme: dark)');
    darkness.addEventListener('change', event => setTheme(event.matches ? 'dark' : 'light'));
    setTheme(darkness.matches ? 'dark' : 'light');
    fillChanges();
    state.cursor = bounds().first;
    showChange(null);
    addEventListener('resize', refresh);
    // For those who look from outside: what is drawn where, and what is selected.
    window.timeline = { state, hits, select, page };
    """#
}
