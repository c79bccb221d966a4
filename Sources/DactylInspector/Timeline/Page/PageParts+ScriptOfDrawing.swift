extension PageParts {
  /// Draws the tracks on a canvas: for each run a pane with the bars of its lanes, over which the marks go.
  static let scriptOfDrawing = #"""
    const tracks = element('tracks'), sheet = element('sheet'), lanesBox = element('lanes');
    let colors = {};
    function readColors() {
      const style = getComputedStyle(document.documentElement);
      colors = Object.fromEntries(['ground', 'panel', 'ink', 'soft', 'line', 'stripe', 'accent', 'gained', 'lost', 'held',
        'neutral', 'possible', 'began', 'ended', 'failed', 'cancelled', 'touch', 'taken', 'difference', 'bar-ink']
        .map(name => [name, style.getPropertyValue(`--${name}`).trim()]));
    }
    const font = (size, weight = '') => `${weight} ${size}px system-ui, "DejaVu Sans", sans-serif`;

    // A canvas with as many pixels as its place on the screen has, and its drawing context in CSS pixels.
    function prepare(canvas, width, height) {
      const ratio = window.devicePixelRatio || 1;
      canvas.width = Math.max(Math.round(width * ratio), 1);
      canvas.height = Math.max(Math.round(height * ratio), 1);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
      const context = canvas.getContext('2d');
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      return context;
    }

    // The panes of the runs: their places on the canvas.
    function panes() {
      const width = tracks.clientWidth, count = state.runs.length, each = width / count;
      return state.runs.map((run, index) => ({
        run, x: index * each, width: each,
        toX: t => index * each + (t - state.from) / (state.to - state.from) * each,
        toTime: x => state.from + (x - index * each) / each * (state.to - state.from),
      }));
    }

    function drawTracks() {
      const width = Math.max(lanesBox.clientWidth - element('labels').offsetWidth, 50), height = lanesBox.clientHeight;
      const context = prepare(tracks, width, height);
      sheet.style.height = `${Math.max(state.layout.height, height)}px`;
      context.clearRect(0, 0, width, height);
      hits.length = 0;
      const scroll = lanesBox.scrollTop;
      const visible = state.layout.lanes.filter(lane => lane.y + lane.height > scroll && lane.y < scroll + height);
      for (const pane of panes()) {
        context.save();
        context.beginPath();
        context.rect(pane.x, 0, pane.width, height);
        context.clip();
        drawGround(context, pane, visible, scroll, height);
        const positions = new Map();
        for (const lane of visible) {
          const own = pane.run.lanes.get(lane.key);
          if (!own) continue;
          drawBars(context, pane, lane, own, lane.y - scroll);
          drawMarks(context, pane, lane, own, lane.y - scroll, positions);
        }
        drawHolds(context, pane, visible, scroll);
        drawHops(context, pane, positions);
        drawRuler(context, pane);
        drawCursor(context, pane, height);
        context.restore();
      }
      if (state.runs.length > 1) {
        context.fillStyle = colors.line;
        context.fillRect(width / 2 - 1, 0, 2, height);
      }
    }

    function drawGround(context, pane, visible, scroll, height) {
      visible.forEach(lane => {
        context.fillStyle = lane.key === state.current ? colors.stripe : colors.panel;
        context.fillRect(pane.x, lane.y - scroll, pane.width, lane.height - 1);
      });
      context.strokeStyle = colors.line;
      context.lineWidth = 1;
      context.beginPath();
      for (const t of ticks(pane.width).list) {
        const x = Math.round(pane.toX(t)) + 0.5;
        context.moveTo(x, 0);
        context.lineTo(x, height);
      }
      context.stroke();
    }

    // Times at round steps that leave room for their labels.
    function ticks(width) {
      const wanted = (state.to - state.from) / (width / 72);
      let step = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)));
      while (step < wanted) step *= step * 2 >= wanted ? 2 : step * 5 >= wanted ? 5 : 10;
      const list = [];
      for (let t = Math.ceil(state.from / step) * step; t <= state.to; t += step) list.push(t);
      return { list, step };
    }

    function drawRuler(context, pane) {
      context.fillStyle = colors.ground;
      context.fillRect(pane.x, 0, pane.width, 22);
      context.fillStyle = colors.soft;
      context.font = font(11);
      context.textBaseline = 'middle';
      context.textAlign = 'center';
      const { list } = ticks(pane.width);
      list.forEach((t, index) => {
        const x = pane.toX(t);
        if (x < pane.x + 14 || x > pane.x + pane.width - 20 || Math.abs(x - pane.toX(state.cursor)) < 22) return;
        context.fillText(index === 0 || x < pane.x + 80 ? `${milliseconds(t)} ms` : milliseconds(t), x, 11);
      });
      context.fillStyle = colors.line;
      context.fillRect(pane.x, 21, pane.width, 1);
    }

    function drawCursor(context, pane, height) {
      const x = Math.round(pane.toX(state.cursor)) + 0.5;
      context.strokeStyle = colors.accent;
      context.lineWidth = 1.5;
      context.beginPath();
      context.moveTo(x, 14);
      context.lineTo(x, height);
      context.stroke();
      context.fillStyle = colors.accent;
      context.beginPath();
      context.moveTo(x - 6, 8);
      context.lineTo(x + 6, 8);
      context.lineTo(x, 17);
      context.fill();
    }

    function bar(context, pane, from, to, y, height, color) {
      const left = Math.max(pane.toX(from), pane.x - 8), right = Math.min(Math.max(pane.toX(to), left + 3), pane.x + pane.width + 8);
      if (right < pane.x || left > pane.x + pane.width) return null;
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(left, y, right - left, height, 3);
      context.fill();
      return { left: Math.max(left, pane.x), right: Math.min(right, pane.x + pane.width) };
    }

    function label(context, text, place, y, color) {
      const room = place.right - place.left - 8;
      if (room < 18) return;
      context.fillStyle = color;
      context.font = font(11);
      context.textAlign = 'left';
      context.textBaseline = 'middle';
      let shown = text;
      while (shown.length > 1 && context.measureText(shown === text ? shown : `${shown}…`).width > room) shown = shown.slice(0, -1);
      if (shown !== text) shown = shown.length < 3 ? '' : `${shown}…`;
      context.fillText(shown, place.left + 5, y);
    }

    function drawBars(context, pane, lane, own, y) {
      if (own.kind === 'source') return drawTouches(context, pane, own, y);
      const words = { possible: 'possible', began: 'began', ended: 'recognized', failed: 'failed', cancelled: 'cancelled' };
      let hadBegun = false;
      for (const span of own.bars) {
        const top = y + 20 + span.row * 16;
        const isDone = ['ended', 'failed', 'cancelled'].includes(span.state);
        const place = bar(context, pane, span.from, span.to, top, 13, colors[span.state] ?? colors.possible);
        const word = span.state === 'ended' && hadBegun ? 'ended' : words[span.state];
        hadBegun = span.state === 'began' || (hadBegun && span.state !== 'possible' && !isDone);
        // A hold is drawn over the bar.
        const hold = own.holds.find(hold => hold.row === span.row && hold.from < span.to && hold.to > span.from);
        if (place && hold) place.right = Math.min(place.right, pane.toX(hold.from));
        if (place) label(context, word, place, top + 7, span.state === 'ended' ? colors.panel : colors['bar-ink']);
      }
    }

    function drawTouches(context, pane, own, y) {
      const run = pane.run, { t } = run.samples;
      for (const touch of run.touchesOf[own.index]) {
        const place = bar(context, pane, touch.from, touch.to, y + 20, 13, colors.touch);
        if (!place) continue;
        if (touch.taken !== null && touch.taken < touch.to) bar(context, pane, touch.taken, touch.to, y + 20, 13, colors.taken);
        drawSamples(context, pane, run.samplesOf[own.index], t, touch, y + 20);
        const view = touch.view < 0 ? 'no view' : run.responders[touch.view].name;
        const taken = touch.taken === null ? '' : touch.taker >= 0 ? `, taken by ${run.recognizers[touch.taker].name}` : ', taken';
        label(context, `${view}${touch.end === 'cancelled' ? ', cancelled' : ''}${taken}`, place, y + 27, colors['bar-ink']);
      }
      // Input without a beginning or an end.
      if (run.touchesOf[own.index].length) return;
      context.fillStyle = colors.touch;
      let last = -Infinity;
      for (const i of run.samplesOf[own.index]) {
        const x = Math.round(pane.toX(t[i]));
        if (x - last < 1 || x < pane.x - 2 || x > pane.x + pane.width) continue;
        context.fillRect(x - 1, y + 20, 3, 13);
        last = x;
      }
    }

    // A line for each sample of a touch, where they are apart.
    function drawSamples(context, pane, samples, t, touch, y) {
      context.fillStyle = colors.accent;
      const low = firstAt(t, Math.max(touch.from, pane.toTime(pane.x)), samples);
      let last = -Infinity;
      for (let k = low; k < samples.length && samples[k] <= touch.last; k++) {
        const x = pane.toX(t[samples[k]]);
        if (x > pane.x + pane.width) break;
        if (x - last < 3) continue;
        context.fillRect(Math.round(x) - 0.5, y + 9, 1.5, 4);
        last = x;
      }
    }
    """#
}
