extension PageParts {
  /// Draws the marks of verdicts, those of one moment beside each other in their order, and many as one with a number.
  static let scriptOfMarks = #"""
    // What was drawn where, for clicks: rectangles with the verdicts in them.
    const hits = [];
    const markStep = 12;
    const severity = { lost: 3, held: 2, gained: 1, neutral: 0 };

    // The marks of a lane in the visible time: each alone or a number of them.
    function clusters(pane, shown) {
      const { t } = pane.run.verdicts, list = [];
      let k = firstAt(t, state.from - (state.to - state.from) * 0.2, shown);
      while (k < shown.length) {
        const x = pane.toX(t[shown[k]]);
        if (x > pane.x + pane.width + 4) break;
        let end = k + 1;
        while (end < shown.length && t[shown[end]] === t[shown[k]]) end++;
        const next = end < shown.length ? pane.toX(t[shown[end]]) : Infinity;
        if (x + (end - k) * markStep <= next + 1 && end - k <= 24) {
          for (let j = k; j < end; j++) list.push({ x: x + (j - k) * markStep, from: j, to: j + 1 });
        } else {
          while (end < shown.length && pane.toX(t[shown[end]]) < x + 34) end++;
          list.push({ x, from: k, to: end });
        }
        k = end;
      }
      return list;
    }

    function drawMarks(context, pane, lane, own, y, positions) {
      const shown = state.shown.get(pane.run).byLane.get(lane.key) ?? [];
      const middle = y + (lane.height < 30 ? lane.height / 2 : 10);
      const selected = state.selected?.run === pane.run ? state.selected.index : -1;
      for (const cluster of clusters(pane, shown)) {
        const verdicts = shown.slice(cluster.from, cluster.to);
        const isSelected = verdicts.includes(selected);
        const isDifferent = pane.run.differing !== null && verdicts.some(i => pane.run.differing.has(i));
        if (verdicts.length === 1) {
          drawMark(context, cluster.x, middle, pane.run.outcome(verdicts[0]), isSelected, isDifferent);
          positions.set(verdicts[0], { x: cluster.x, y: middle });
          hits.push({ x: cluster.x - 6, y: middle - 8, width: 12, height: 16, run: pane.run, verdicts });
        } else {
          const width = drawNumber(context, pane, cluster.x, middle, verdicts, isSelected, isDifferent);
          hits.push({ x: cluster.x - 6, y: middle - 8, width, height: 16, run: pane.run, verdicts });
        }
      }
    }

    function drawMark(context, x, y, outcome, isSelected, isDifferent) {
      if (isDifferent) {
        context.fillStyle = colors.difference;
        context.beginPath();
        context.arc(x, y, 7.5, 0, 7);
        context.fill();
      }
      context.fillStyle = context.strokeStyle = colors[outcome];
      context.lineWidth = 1.5;
      context.beginPath();
      if (outcome === 'lost') {
        context.moveTo(x, y - 5.5);
        context.lineTo(x + 5.5, y);
        context.lineTo(x, y + 5.5);
        context.lineTo(x - 5.5, y);
        context.fill();
      } else if (outcome === 'held') {
        context.rect(x - 4, y - 4, 8, 8);
        context.fill();
      } else {
        context.arc(x, y, outcome === 'gained' ? 4.5 : 3.5, 0, 7);
        if (outcome === 'gained') context.fill(); else context.stroke();
      }
      if (isSelected) ring(context, x - 8, y - 8, 16);
    }

    function drawNumber(context, pane, x, y, verdicts, isSelected, isDifferent) {
      let worst = 'neutral';
      for (const i of verdicts) if (severity[pane.run.outcome(i)] > severity[worst]) worst = pane.run.outcome(i);
      const text = verdicts.length > 999 ? '999+' : String(verdicts.length);
      context.font = font(10, 'bold');
      const width = Math.max(context.measureText(text).width + 8, 18);
      context.fillStyle = isDifferent ? colors.difference : colors.panel;
      context.strokeStyle = colors[worst];
      context.lineWidth = 1.5;
      context.beginPath();
      context.roundRect(x - 6, y - 7, width, 14, 7);
      context.fill();
      context.stroke();
      context.fillStyle = isDifferent ? colors.ink : colors[worst];
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(text, x - 6 + width / 2, y + 0.5);
      if (isSelected) ring(context, x - 9, y - 10, width + 6, 20);
      return width;
    }

    function ring(context, x, y, width, height = width) {
      context.strokeStyle = colors.accent;
      context.lineWidth = 2;
      context.beginPath();
      context.roundRect(x, y, width, height, 8);
      context.stroke();
    }

    // Holds: from when to when a recognizer waits, and a line to the one that it waits for.
    function drawHolds(context, pane, visible, scroll) {
      for (const lane of visible) {
        for (const hold of pane.run.lanes.get(lane.key)?.holds ?? []) {
          const top = lane.y - scroll + 20 + hold.row * 16;
          const left = pane.toX(hold.from), right = Math.max(pane.toX(hold.to), left + 4);
          if (right < pane.x || left > pane.x + pane.width) continue;
          context.save();
          context.beginPath();
          context.roundRect(left, top, right - left, 13, 3);
          context.clip();
          context.fillStyle = colors.cancelled;
          context.fillRect(left, top, right - left, 13);
          context.strokeStyle = colors.held;
          context.lineWidth = 1;
          context.globalAlpha = 0.45;
          for (let x = Math.max(left, pane.x) - 13; x < Math.min(right, pane.x + pane.width); x += 7) {
            context.beginPath();
            context.moveTo(x, top + 13);
            context.lineTo(x + 13, top);
            context.stroke();
          }
          context.restore();
          const place = { left: Math.max(left, pane.x), right: Math.min(right, pane.x + pane.width) };
          label(context, `waits for ${hold.opponent}`, place, top + 7, colors['bar-ink']);
          const other = state.layout.lanes.find(other => other.key === `recognizer ${hold.opponent}`);
          if (!other) continue;
          const isBelow = other.y > lane.y;
          const x = Math.max(left, pane.x) + 2.5, start = isBelow ? top + 13 : top;
          const end = other.y - scroll + (isBelow ? 20 : 33);
          context.strokeStyle = context.fillStyle = colors.held;
          context.setLineDash([3, 2]);
          context.beginPath();
          context.moveTo(x, start);
          context.lineTo(x, end + (isBelow ? -5 : 5));
          context.stroke();
          context.setLineDash([]);
          context.beginPath();
          context.moveTo(x, end);
          context.lineTo(x - 3.5, end + (isBelow ? -6 : 6));
          context.lineTo(x + 3.5, end + (isBelow ? -6 : 6));
          context.fill();
        }
      }
    }

    // The way up the chain: a line from a responder that passed an input on to the next one that was called.
    function drawHops(context, pane, positions) {
      const v = pane.run.verdicts;
      context.strokeStyle = colors.neutral;
      context.lineWidth = 1;
      context.beginPath();
      for (const [i, place] of positions) {
        if (v.kind[i] !== kindNamed.passed && v.kind[i] !== kindNamed.deliver) continue;
        for (let j = i + 1; j < v.t.length && v.t[j] === v.t[i]; j++) {
          const isCall = [kindNamed.passed, kindNamed.handled, kindNamed.unhandled].includes(v.kind[j]);
          if (!isCall || v.input[j] !== v.input[i] || v.detail[j] !== v.detail[i]) continue;
          const next = positions.get(j);
          if (next && next.y !== place.y) {
            context.moveTo(place.x, place.y + (next.y > place.y ? 5 : -5));
            context.bezierCurveTo(place.x, (place.y + next.y) / 2, next.x, (place.y + next.y) / 2, next.x, next.y + (next.y > place.y ? -5 : 5));
          }
          break;
        }
      }
      context.stroke();
    }

    function hitAt(x, y) {
      let best = null, nearest = Infinity;
      for (const hit of hits) {
        if (x < hit.x - 3 || x > hit.x + hit.width + 3 || y < hit.y - 3 || y > hit.y + hit.height + 3) continue;
        const distance = Math.abs(x - hit.x - hit.width / 2);
        if (distance < nearest) [best, nearest] = [hit, distance];
      }
      return best;
    }

    // Of several verdicts the one to look at first.
    function worstOf(run, verdicts) {
      return verdicts.reduce((best, i) => severity[run.outcome(i)] > severity[run.outcome(best)] ? i : best);
    }
    """#
}
