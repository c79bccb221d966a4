extension PageParts {
  /// The elements of the page. The script fills them.
  static let markup = #"""
    <body>
    <header>
      <h1 id="title"></h1>
      <label class="choice">What if <select id="change" aria-label="What if: a change to compare with"></select></label>
      <button id="other" type="button" hidden>Other change…</button>
      <button id="theme" type="button" aria-label="Switch between light and dark">◐</button>
    </header>
    <div id="tools" role="group" aria-label="Filters and zoom">
      <label>Input <select id="filter-source"></select></label>
      <label>View <select id="filter-responder"></select></label>
      <label>Recognizer <select id="filter-recognizer"></select></label>
      <label>Rule <select id="filter-rule"></select></label>
      <button id="clear" type="button" disabled>Show all</button>
      <span class="space"></span>
      <button id="zoom-out" type="button" aria-label="Zoom out" title="Zoom out (−)">−</button>
      <button id="zoom-in" type="button" aria-label="Zoom in" title="Zoom in (+)">+</button>
      <button id="zoom-fit" type="button" title="Show the whole play (0)">Fit</button>
    </div>
    <main>
      <section id="timeline" aria-label="Timeline">
        <div id="heads"></div>
        <div id="lanes">
          <div id="sheet">
            <div id="labels"></div>
            <canvas id="tracks" tabindex="0" role="application"
              aria-label="Tracks. Left and right go from verdict to verdict, up and down from lane to lane,
                plus and minus zoom."></canvas>
          </div>
        </div>
      </section>
      <section id="side" aria-label="Scene and explanation">
        <div id="scenes"></div>
        <div id="details" aria-live="polite"></div>
        <div role="tablist" aria-label="Lists">
          <button role="tab" type="button" id="tab-verdicts" aria-controls="verdicts" aria-selected="true">Verdicts</button>
          <button role="tab" type="button" id="tab-log" aria-controls="log" aria-selected="false">Log</button>
        </div>
        <div class="list" role="listbox" tabindex="0" id="verdicts" aria-label="Verdicts"></div>
        <div class="list" role="listbox" tabindex="0" id="log" aria-label="Log" hidden></div>
      </section>
    </main>
    <footer>
      <button id="play" type="button" aria-label="Play">▶</button>
      <label>Speed <select id="speed">
        <option value="0.1">1/10</option><option value="0.25">1/4</option><option value="1" selected>1</option>
      </select></label>
      <input id="scrubber" type="range" min="0" step="1" value="0" aria-label="Moment">
      <output id="moment"></output>
    </footer>
    <dialog id="edit">
      <form method="dialog">
        <h2>Another change</h2>
        <label>Object <select id="edit-target"></select></label>
        <label>Do <select id="edit-verb">
          <option value="value">set a property</option><option value="add">add to a list</option>
          <option value="remove">remove from a list</option><option value="front">move to the front</option>
          <option value="remove_step">leave the step out</option>
        </select></label>
        <label id="edit-property-row">Property <input id="edit-property" list="properties" autocomplete="off"></label>
        <datalist id="properties"></datalist>
        <label id="edit-value-row">Value <input id="edit-value" autocomplete="off"
          placeholder="false, 20, &quot;pan&quot; or null"></label>
        <p id="edit-error" role="alert"></p>
        <p class="buttons">
          <button id="edit-cancel" type="button">Cancel</button>
          <button id="edit-run" type="button" class="main">Play it again</button>
        </p>
      </form>
    </dialog>

    """#
}
