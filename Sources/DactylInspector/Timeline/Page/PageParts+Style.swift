extension PageParts {
  /// The colours, and the frame of the page.
  static let style = #"""
    :root {
      color-scheme: light;
      --ground: #f6f7f8; --panel: #ffffff; --ink: #1b1f24; --soft: #5b6573; --line: #dfe3e8; --stripe: #f0f2f5;
      --accent: #1f5fd0; --accent-ink: #ffffff; --gained: #14804f; --lost: #c2362b; --held: #a86400; --neutral: #77818f;
      --possible: #d4dbe5; --began: #a9dcc3; --ended: #14804f; --failed: #eab4ae; --cancelled: #f0cf9c;
      --touch: #bcd2f7; --taken: #e3e7ee; --difference: #ffe08a; --bar-ink: #1b1f24;
    }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --ground: #14171b; --panel: #1b1f24; --ink: #e9ecf0; --soft: #9ba6b4; --line: #2d343c; --stripe: #20252b;
      --accent: #79adff; --accent-ink: #0e1420; --gained: #53c98f; --lost: #ff8375; --held: #f2b650; --neutral: #8c98a7;
      --possible: #3a434e; --began: #235c43; --ended: #53c98f; --failed: #6b302b; --cancelled: #68491a;
      --touch: #28456f; --taken: #2b313a; --difference: #7a5d00; --bar-ink: #f2f4f6;
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body {
      display: grid; grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr); background: var(--ground);
      color: var(--ink);
      font: 13px/1.4 system-ui, "DejaVu Sans", sans-serif;
    }
    [hidden] { display: none !important; }
    header, #tools, footer { display: flex; align-items: center; gap: 10px; padding: 7px 12px; background: var(--panel); }
    header { border-bottom: 1px solid var(--line); }
    h1 {
      flex: 1 1 0; min-width: 0; margin: 0; font-size: 15px; font-weight: 600; overflow: hidden; white-space: nowrap;
      text-overflow: ellipsis;
    }
    h1 small { color: var(--soft); font-weight: 400; font-size: 12px; margin-left: 8px; }
    .choice { display: flex; align-items: center; gap: 6px; min-width: 0; }
    #change { width: min(34vw, 400px); }
    #tools { padding: 5px 12px; gap: 8px; border-bottom: 1px solid var(--line); color: var(--soft); font-size: 12px; }
    #tools select { max-width: 128px; }
    #tools select.on { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    .space { flex: 1; }
    button, select, input:not([type=range]) {
      font: inherit; color: var(--ink); background: var(--panel); border: 1px solid var(--line); border-radius: 6px;
      padding: 3px 8px; min-height: 27px;
    }
    button { cursor: pointer; }
    button:hover:not(:disabled) { border-color: var(--accent); }
    button:disabled { opacity: .45; cursor: default; }
    button.main { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    main { display: grid; grid-template-columns: minmax(0, 1fr) 400px; min-height: 0; }
    #timeline { display: grid; grid-template-rows: auto minmax(0, 1fr); min-width: 0; min-height: 0; }
    #heads { display: flex; padding-left: var(--labels); color: var(--soft); }
    #heads:empty { display: none; }
    #heads span {
      flex: 1 1 0; min-width: 0; padding: 4px 8px; font-size: 12px; font-weight: 600; color: var(--ink); overflow: hidden;
      white-space: nowrap; text-overflow: ellipsis;
    }
    #heads span + span { border-left: 1px solid var(--line); background: color-mix(in srgb, var(--difference) 30%, transparent); }
    #heads { grid-row: 1; }
    #lanes { grid-row: 2; position: relative; overflow-x: hidden; overflow-y: auto; min-height: 0; border-top: 1px solid var(--line); }
    #sheet { position: relative; min-height: 100%; --labels: 150px; }
    :root { --labels: 150px; }
    #tracks { position: sticky; top: 0; display: block; margin-left: var(--labels); cursor: crosshair; touch-action: none; }
    #tracks:focus-visible { outline-offset: -2px; }
    #labels { position: absolute; left: 0; top: 0; width: var(--labels); border-right: 1px solid var(--line); }
    #labels h2 {
      position: absolute; left: 0; right: 0; margin: 0; padding: 6px 8px 0 12px; font-size: 11px; letter-spacing: .04em;
      font-weight: 600; color: var(--soft);
    }
    #labels button {
      position: absolute; left: 0; right: 0; min-height: 0; padding: 2px 8px 2px 12px; border: 0; border-radius: 0;
      background: none; text-align: left; line-height: 1.25; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
    }
    #labels button small { display: block; color: var(--soft); font-size: 11px; overflow: hidden; text-overflow: ellipsis; }
    #labels button:hover { background: var(--stripe); }
    #labels button.current { box-shadow: inset 3px 0 var(--accent); }
    #labels button.differs { background: color-mix(in srgb, var(--difference) 40%, transparent); }
    footer { border-top: 1px solid var(--line); color: var(--soft); font-size: 12px; }
    footer #play { width: 34px; color: var(--ink); }
    #scrubber { flex: 1; min-width: 60px; accent-color: var(--accent); margin: 0; height: 24px; }
    #moment { min-width: 150px; text-align: right; color: var(--ink); font-variant-numeric: tabular-nums; }
    @media (max-width: 1000px) {
      main { grid-template-columns: minmax(0, 1fr) 290px; }
      :root, #sheet { --labels: 112px; }
      #tools { gap: 6px; }
      #tools label { font-size: 0; gap: 0; }
      #tools select { max-width: 116px; font-size: 12px; padding: 3px 2px; }
      #moment { min-width: 110px; }
    }
    """#
}
