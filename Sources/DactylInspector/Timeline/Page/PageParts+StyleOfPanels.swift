extension PageParts {
  /// The panels beside the tracks: the scene, the explanation of a verdict, and the lists.
  static let styleOfPanels = #"""
    #side {
      display: grid; grid-template: auto auto auto minmax(0, 1fr) / minmax(0, 1fr); min-height: 0; background: var(--panel);
      border-left: 1px solid var(--line);
    }
    #scenes { display: flex; gap: 1px; background: var(--line); border-bottom: 1px solid var(--line); }
    #scenes figure { flex: 1 1 0; min-width: 0; margin: 0; background: var(--ground); position: relative; }
    #scenes canvas { display: block; width: 100%; cursor: pointer; }
    #scenes figcaption {
      position: absolute; right: 6px; bottom: 4px; font-size: 11px; color: var(--soft); pointer-events: none;
      background: var(--ground); padding: 0 3px; border-radius: 3px;
    }
    #details { padding: 9px 12px; border-bottom: 1px solid var(--line); min-height: 132px; overflow: auto; max-height: 32vh; }
    #details h2 { margin: 1px 0 5px; font-size: 14px; line-height: 1.3; font-weight: 600; }
    #details h2 .glyph { margin-right: 5px; }
    #details p { margin: 4px 0; }
    #details .when { color: var(--soft); font-size: 12px; margin: 0; }
    #details .rule b { color: var(--accent); margin-right: 4px; }
    #details .who { display: flex; flex-wrap: wrap; gap: 4px 6px; align-items: center; color: var(--soft); font-size: 12px; }
    #details .who button { min-height: 22px; padding: 0 7px; font-size: 12px; }
    #details .hint { color: var(--soft); }
    [role=tablist] { display: flex; gap: 2px; padding: 6px 10px 0; border-bottom: 1px solid var(--line); }
    [role=tab] { border-bottom: 0; border-radius: 6px 6px 0 0; background: none; color: var(--soft); }
    [role=tab][aria-selected=true] { background: var(--stripe); color: var(--ink); font-weight: 600; }
    .list { position: relative; overflow-y: auto; overflow-x: hidden; min-height: 0; font-size: 12px; }
    .list:focus-visible { outline-offset: -2px; }
    .row {
      position: absolute; left: 0; right: 0; height: 24px; display: flex; gap: 6px; align-items: center; padding: 0 10px;
      cursor: pointer; white-space: nowrap;
    }
    .row:hover { background: var(--stripe); }
    .row[aria-selected=true] { background: color-mix(in srgb, var(--accent) 22%, transparent); }
    .row.removed { background: color-mix(in srgb, var(--lost) 14%, transparent); }
    .row.added { background: color-mix(in srgb, var(--gained) 16%, transparent); }
    .row.later { opacity: .5; }
    .row time { flex: 0 0 52px; text-align: right; color: var(--soft); font-variant-numeric: tabular-nums; }
    .row .text { flex: 1 1 0; min-width: 0; overflow: hidden; text-overflow: ellipsis; }
    .row .id { color: var(--soft); }
    .row .sign { flex: 0 0 10px; font-weight: 700; }
    .glyph { display: inline-block; width: 12px; text-align: center; flex: 0 0 12px; }
    .gained { color: var(--gained); } .lost { color: var(--lost); } .held { color: var(--held); }
    .neutral { color: var(--neutral); }
    dialog {
      border: 1px solid var(--line); border-radius: 10px; background: var(--panel); color: var(--ink); padding: 16px 20px;
      width: min(420px, 90vw);
    }
    dialog::backdrop { background: rgb(0 0 0 / .4); }
    dialog h2 { margin: 0 0 10px; font-size: 15px; }
    dialog label { display: grid; grid-template-columns: 90px 1fr; align-items: center; margin: 7px 0; }
    dialog p { margin: 8px 0 0; }
    dialog .buttons { display: flex; justify-content: flex-end; gap: 8px; margin-top: 14px; }
    #edit-error { color: var(--lost); }
    """#
}
