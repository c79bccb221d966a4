extension PageParts {
  /// Draws the scene of each run at the moment: views with their names, hit areas, and fingers with their trails.
  static let scriptOfScenes = #"""
    const traits = { hidden: 1, disabled: 2, faint: 4, clips: 8, passesThrough: 16, firstResponder: 32, focused: 64, window: 128 };

    // The views of a run at a moment; goes on from the last moment where it can.
    function sceneAt(run, t) {
      let memory = run.memory;
      if (!memory || memory.t > t) memory = run.memory = { t: -Infinity, next: 0, order: [], views: new Map() };
      while (memory.next < run.scenes.length && run.scenes[memory.next].t <= t) {
        const scene = run.scenes[memory.next++];
        if (scene.order) memory.order = scene.order;
        for (const [id, parent, bits, x, y, width, height, a, b, c, d, tx, ty, ...outline] of scene.views) {
          memory.views.set(id, { id, parent, bits, x, y, width, height, matrix: new DOMMatrix([a, b, c, d, tx, ty]), outline });
        }
      }
      memory.t = t;
      return memory;
    }

    function extent(run) {
      if (run.extent) return run.extent;
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      for (const scene of run.scenes) {
        for (const view of scene.views) {
          if (!(view[2] & traits.window)) continue;
          const [, , , x, y, width, height, , , , , tx, ty] = view;
          left = Math.min(left, tx + x);
          top = Math.min(top, ty + y);
          right = Math.max(right, tx + x + width);
          bottom = Math.max(bottom, ty + y + height);
        }
      }
      return run.extent = left < right ? { left, top, width: right - left, height: bottom - top } : { left: 0, top: 0, width: 800, height: 600 };
    }

    function drawScenes() {
      const box = element('scenes');
      while (box.children.length > state.runs.length) box.lastChild.remove();
      while (box.children.length < state.runs.length) {
        const figure = document.createElement('figure');
        figure.append(document.createElement('canvas'), document.createElement('figcaption'));
        box.append(figure);
      }
      state.runs.forEach((run, index) => {
        const figure = box.children[index], canvas = figure.firstChild, area = extent(run);
        const width = box.clientWidth / state.runs.length - 1;
        const most = Math.min(window.innerHeight * (window.innerHeight < 700 ? 0.26 : 0.36), 330);
        const scale = Math.min((width - 16) / area.width, (most - 16) / area.height);
        const height = Math.round(area.height * scale) + 16;
        const context = prepare(canvas, width, height);
        const toScreen = new DOMMatrix().translate((width - area.width * scale) / 2, 8).scale(scale).translate(-area.left, -area.top);
        canvas.setAttribute('role', 'img');
        canvas.setAttribute('aria-label', `The scene at ${milliseconds(state.cursor)} ms`);
        figure.lastChild.textContent = state.runs.length > 1 ? (index ? 'changed' : 'as it is') : '';
        canvas.onclick = event => filterByPoint(run, toScreen, event.offsetX, event.offsetY);
        drawViews(context, run, toScreen);
        drawFingers(context, run, toScreen);
      });
    }

    // The outline of a view on the screen; `corners` are in its own coordinates.
    function path(context, matrix, corners) {
      context.beginPath();
      for (let i = 0; i < corners.length; i += 2) {
        const point = matrix.transformPoint(new DOMPoint(corners[i], corners[i + 1]));
        context.lineTo(point.x, point.y);
      }
      context.closePath();
    }
    const cornersOf = view => [view.x, view.y, view.x + view.width, view.y,
      view.x + view.width, view.y + view.height, view.x, view.y + view.height];

    function drawViews(context, run, toScreen) {
      const scene = sceneAt(run, state.cursor), matrices = new Map(), closed = new Map(), placed = [], names = [];
      const touched = new Set(), selected = state.selected?.run === run ? run.verdicts.responder[state.selected.index] : -1;
      run.touchesOf.forEach(touches => touches.forEach(touch => {
        if (touch.from <= state.cursor && state.cursor < touch.to && touch.taken === null | touch.taken > state.cursor) touched.add(touch.view);
      }));
      run.atScreen = [];
      for (const id of scene.order) {
        const view = scene.views.get(id);
        if (!view) continue;
        const matrix = (matrices.get(view.parent) ?? toScreen).multiply(view.matrix);
        matrices.set(id, matrix);
        const isClosed = (view.bits & (traits.hidden | traits.faint)) !== 0 || closed.get(view.parent) === true;
        closed.set(id, isClosed);
        const isOff = isClosed || (view.bits & traits.disabled) !== 0;
        path(context, matrix, cornersOf(view));
        if (!isClosed) {
          context.fillStyle = touched.has(id) ? colors.touch : view.bits & traits.window ? colors.ground : colors.panel;
          context.globalAlpha = touched.has(id) ? 0.9 : 0.72;
          context.fill();
          context.globalAlpha = 1;
        }
        context.setLineDash(isClosed ? [2, 4] : isOff ? [6, 3] : []);
        context.strokeStyle = id === selected ? colors.accent : isOff ? colors.neutral : colors.ink;
        context.lineWidth = id === selected ? 2.5 : 1;
        context.globalAlpha = isClosed ? 0.6 : 1;
        context.stroke();
        context.globalAlpha = 1;
        if (view.outline.length && !isClosed) {
          path(context, matrix, view.outline);
          context.setLineDash([4, 3]);
          context.strokeStyle = colors.accent;
          context.lineWidth = 1;
          context.stroke();
        }
        context.setLineDash([]);
        const corner = matrix.transformPoint(new DOMPoint(view.x, view.y));
        const notes = [view.bits & traits.hidden && 'hidden', view.bits & traits.faint && 'faint', view.bits & traits.disabled && 'off',
          view.bits & traits.passesThrough && 'passes through', view.bits & traits.firstResponder && 'first responder',
          view.bits & traits.focused && 'focused'].filter(Boolean);
        const name = run.responders[id].name + (notes.length ? ` (${notes.join(', ')})` : '');
        names.push({ name, x: corner.x + 4, y: corner.y + 9, isOff, isBold: id === selected || touched.has(id) });
        run.atScreen.push({ id, matrix, view, isClosed });
      }
      // The names of views in front come first; those that would lie on another go below it.
      for (const { name, x, y: wanted, isOff, isBold } of names.reverse()) {
        context.font = font(10, isBold ? 'bold' : '');
        const width = context.measureText(name).width;
        let y = wanted;
        const isTaken = () => placed.find(other => x < other.right && x + width > other.left && Math.abs(y - other.y) < 12);
        for (let tries = 0; tries < 4 && isTaken(); tries++) y = isTaken().y + 12;
        if (isTaken()) continue;
        placed.push({ left: x, right: x + width, y });
        context.fillStyle = isOff ? colors.soft : colors.ink;
        context.textAlign = 'left';
        context.textBaseline = 'middle';
        context.fillText(name, x, y);
      }
    }

    function drawFingers(context, run, toScreen) {
      const { t, x, y, phase } = run.samples;
      run.sources.forEach((source, index) => {
        const own = run.samplesOf[index], count = firstAt(t, state.cursor + 1, own);
        if (count === 0 || x[own[count - 1]] === -1 && y[own[count - 1]] === -1) return;
        const touch = run.touchesOf[index].findLast(touch => touch.from <= state.cursor);
        const place = i => toScreen.transformPoint(new DOMPoint(x[i] / 10, y[i] / 10));
        const isDown = touch && (state.cursor < touch.to || touch.end === 'open');
        if (touch && state.cursor > touch.to + 400000 || source.kind === 'other' && state.cursor > t[own[count - 1]] + 400000) return;
        context.strokeStyle = context.fillStyle = colors.accent;
        context.globalAlpha = isDown || !touch ? 0.85 : 0.45;
        if (touch) {
          context.lineWidth = 2;
          context.beginPath();
          let k = own.indexOf(touch.first);
          for (const step = Math.max(Math.floor((count - k) / 2000), 1); k < count; k += step) {
            const point = place(own[k]);
            context.lineTo(point.x, point.y);
          }
          const end = place(own[count - 1]);
          context.lineTo(end.x, end.y);
          context.stroke();
          const start = place(touch.first);
          context.beginPath();
          if (Math.hypot(end.x - start.x, end.y - start.y) > 12) context.arc(start.x, start.y, 3, 0, 7);
          context.fill();
        }
        const point = place(own[count - 1]);
        context.beginPath();
        context.arc(point.x, point.y, 9, 0, 7);
        context.lineWidth = 2;
        if (isDown) context.fill(); else context.stroke();
        context.fillStyle = isDown ? colors.panel : colors.accent;
        context.font = font(11, 'bold');
        context.textAlign = 'center';
        context.textBaseline = 'middle';
        const isCancelled = !isDown && touch?.end === 'cancelled';
        context.fillText(isCancelled ? '✕' : source.name.replace(/^finger /, '').slice(0, 3), point.x, point.y + 0.5);
        context.globalAlpha = 1;
      });
    }

    function filterByPoint(run, toScreen, x, y) {
      const hit = (run.atScreen ?? []).findLast(({ matrix, view, isClosed }) => {
        if (isClosed || view.bits & traits.window) return false;
        const point = matrix.inverse().transformPoint(new DOMPoint(x, y));
        return point.x >= view.x && point.x < view.x + view.width && point.y >= view.y && point.y < view.y + view.height;
      });
      setFilter('responder', hit ? run.responders[hit.id].name : '');
    }
    """#
}
