extension PageParts {
  /// What if: the runs with changes that the page holds, and those that a server plays.
  static let scriptOfChanges = #"""
    function fillChanges() {
      const list = element('change'), byObject = new Map();
      list.replaceChildren(make('option', { value: '' }, page.changes.length ? 'nothing is changed' : 'no usual change matters'));
      page.changes.forEach((change, index) => {
        const object = change.edits[0]?.target ?? change.edits[0]?.front ?? 'steps';
        if (!byObject.has(object)) byObject.set(object, make('optgroup', { label: object }));
        const count = column(change.removed).length + column(change.added).length;
        byObject.get(object).append(make('option', { value: index }, `${change.title} · ${counted(count, 'line')}`));
      });
      list.append(...byObject.values());
      element('other').hidden = !page.serves;
    }

    // Shows the play as it is, and beside it another one.
    function showRuns(runs, title, difference) {
      state.runs = runs;
      state.difference = difference;
      state.title = title;
      state.selected = null;
      chosenEntry = null;
      compare();
      refilter();
      logItems = logRows();
      element('heads').replaceChildren(...(runs.length < 2 ? [] : [make('span', {}, 'As it is'), make('span', { title }, `What if: ${title}`)]));
      document.body.dataset.runs = runs.length;
      shownDetails = undefined;
      fillFilters();
      const { first, last } = range();
      element('scrubber').min = first;
      element('scrubber').max = last;
      showTab(runs.length > 1 ? 'log' : element('log').hidden ? 'verdicts' : 'log');
      makeLabels();
      refresh();
    }

    function showChange(index) {
      state.change = index;
      const wasFitted = state.runs.length;
      if (index === null) showRuns([runAt(0)], '', null);
      else {
        const change = page.changes[index];
        showRuns([runAt(0), runAt(change.run)], change.title, { removed: column(change.removed), added: column(change.added) });
      }
      if (wasFitted) { fit(); refresh(); }
    }

    const verbs = { value: ['value', true], add: ['add', true], remove: ['remove', true], front: ['front', false], remove_step: ['remove_step', false] };
    const properties = ['hidden', 'alpha', 'interactive', 'clips', 'frame', 'multiple_touch', 'exclusive_touch', 'hit_outsets',
      'passes_through', 'handles', 'observes', 'gate', 'control.enabled', 'scroll.enabled', 'scroll.delays_content_touches',
      'scroll.can_cancel_content_touches', 'enabled', 'cancels_touches_in_view', 'delays_touches_began', 'delays_touches_ended',
      'requires_failure_of', 'delegate.simultaneous_with', 'delegate.should_begin', 'taps', 'touches', 'duration', 'movement',
      'min_touches', 'max_touches', 'direction', 'x', 'y', 'at'];

    function openEdit() {
      const list = element('edit-target');
      if (!list.children.length) {
        for (const [group, names] of Object.entries(page.targets)) {
          if (names.length) list.append(make('optgroup', { label: group }, ...names.map(name => make('option', {}, name))));
        }
        element('properties').append(...properties.map(name => make('option', { value: name })));
      }
      element('edit-error').textContent = '';
      element('edit').showModal();
    }

    function followVerb() {
      const [, hasValue] = verbs[element('edit-verb').value];
      element('edit-property-row').hidden = element('edit-value-row').hidden = !hasValue;
    }

    // The edit of the form, as files of questions have it.
    function editOfForm() {
      const target = element('edit-target').value, verb = element('edit-verb').value;
      if (verb === 'front') return { front: target };
      if (verb === 'remove_step') {
        const step = /^steps\[(\d+)\]$/.exec(target);
        if (!step) throw new Error('Choose a step to leave out.');
        return { remove_step: Number(step[1]) };
      }
      const text = element('edit-value').value.trim();
      let value;
      try { value = JSON.parse(text); } catch { value = text; }
      if (text === '') throw new Error('A value is missing.');
      return { target, property: element('edit-property').value.trim(), [verb]: value };
    }

    async function runEdit() {
      const message = element('edit-error');
      message.textContent = '';
      try {
        const body = JSON.stringify({ edits: [editOfForm()] });
        const answer = await fetch('/play', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
        const played = await answer.json();
        if (played.error) throw new Error(played.error);
        const [change] = played.changes, own = { texts: played.texts, rules: played.rules };
        const second = decode(played.runs[change.run], own);
        state.change = null;
        element('change').value = '';
        showRuns([runAt(0), second], change.title, { removed: column(change.removed), added: column(change.added) });
        fit();
        refresh();
        element('edit').close();
      } catch (error) {
        message.textContent = error.message;
      }
    }
    """#
}
