extension PageParts {
  /// Reads the data: columns of numbers become arrays, and each run gets what is asked of it often.
  static let scriptOfData = #"""
    const page = JSON.parse(document.getElementById('data').textContent);
    const element = id => document.getElementById(id);
    const column = text => text === '' ? [] : text.split(' ').map(Number);
    const milliseconds = t => String(+(t / 1000).toFixed(3));
    const counted = (n, what) => `${n} ${what}${n === 1 ? '' : 's'}`;
    const kindNamed = Object.fromEntries(page.words.kinds.map((name, index) => [name, index]));
    const stateNamed = Object.fromEntries(page.words.states.map((name, index) => [name, index]));
    const glyphs = { gained: '●', lost: '◆', held: '■', neutral: '○' };

    function columns(object) {
      return Object.fromEntries(Object.entries(object).map(([key, text]) => [key, column(text)]));
    }

    // The first position in an ascending list, or list of positions, at which a time is not below another.
    function firstAt(times, t, through) {
      let low = 0, high = through ? through.length : times.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (times[through ? through[middle] : middle] < t) low = middle + 1; else high = middle;
      }
      return low;
    }

    // A run of the data; `book` has the texts and rules that its numbers mean.
    function decode(run, book) {
      const decoded = {
        book, start: run.start, end: run.end, sources: run.sources, responders: run.responders,
        recognizers: run.recognizers, samples: columns(run.samples), verdicts: columns(run.verdicts),
        spans: columns(run.spans), holds: columns(run.holds), log: columns(run.log),
        omittedVerdicts: run.omittedVerdicts, omittedViews: run.omittedViews,
        scenes: run.scenes.map(scene => ({
          t: scene.t, order: scene.order === undefined ? null : column(scene.order), views: scene.views })),
      };
      decoded.text = index => book.texts[decoded.verdicts.text[index]];
      decoded.rule = index => book.rules[decoded.verdicts.rule[index]];
      decoded.outcome = index => page.words.outcomes[decoded.verdicts.outcome[index]];
      addTouches(decoded);
      addRelations(decoded);
      addLanes(decoded);
      return decoded;
    }

    // The touches and presses of each source: from when to when, on which view, and when that lost it.
    function addTouches(run) {
      const { t, source, phase, input } = run.samples, names = page.words.phases;
      run.samplesOf = run.sources.map(() => []);
      run.touchesOf = run.sources.map(() => []);
      const open = new Map(), byInput = new Map();
      for (let i = 0; i < t.length; i++) {
        run.samplesOf[source[i]].push(i);
        const name = names[phase[i]];
        if (name === 'began') {
          const touch = { from: t[i], to: run.end, first: i, last: i, end: 'open', view: -1, taken: null };
          open.set(source[i], touch);
          run.touchesOf[source[i]].push(touch);
          byInput.set(`${source[i]} ${input[i]}`, touch);
        } else if (open.has(source[i])) {
          const touch = open.get(source[i]);
          touch.last = i;
          if (name === 'ended' || name === 'cancelled') {
            touch.to = t[i];
            touch.end = name;
            open.delete(source[i]);
          }
        }
      }
      const v = run.verdicts;
      for (let i = 0; i < v.t.length; i++) {
        if (v.source[i] < 0) continue;
        const touch = byInput.get(`${v.source[i]} ${v.input[i]}`);
        if (!touch) continue;
        if (v.kind[i] === kindNamed.bindView) touch.view = v.responder[i];
        if ((v.kind[i] === kindNamed.claim || v.kind[i] === kindNamed.refuseView) && touch.taken === null) {
          touch.taken = v.t[i];
          touch.taker = v.recognizer[i];
        }
      }
    }

    // Which sources each recognizer received, and which views they belonged to.
    function addRelations(run) {
      const v = run.verdicts;
      run.sourcesOfRecognizer = run.recognizers.map(() => new Set());
      run.viewsOfSource = run.sources.map(() => new Set());
      for (let i = 0; i < v.t.length; i++) {
        if (v.source[i] < 0) continue;
        if (v.kind[i] === kindNamed.bindGesture) run.sourcesOfRecognizer[v.recognizer[i]].add(v.source[i]);
        if (v.responder[i] >= 0 && v.kind[i] !== kindNamed.hitTest) run.viewsOfSource[v.source[i]].add(v.responder[i]);
      }
    }
    """#
}
