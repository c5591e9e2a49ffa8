import GraphDrawing

/// The rules of every page: light and dark, for screens of any width, and for paper.
enum HTMLStyle {
  /// The stylesheet.
  static let text = """
    :root {
    \(variables { $0.light })
      color-scheme: light dark;
    }
    @media (prefers-color-scheme: dark) {
      :root {
    \(variables { $0.dark })
      }
    }
    \(rules)
    """

  private static func variables(_ value: (GraphStyle.Color) -> String) -> String {
    GraphStyle.Color.allCases.map { "  --\($0): \(value($0));" }.joined(separator: "\n")
  }

  private static let rules = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 84rem; padding: 1rem 1.25rem 4rem; color: var(--ink); background: var(--page); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
    h1 { font-size: 1.9rem; margin: .5rem 0; }
    h2 { font-size: 1.5rem; margin: 2.5rem 0 .25rem; border-top: 1px solid var(--flowBorder); padding-top: 1.5rem; }
    h3 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
    h4 { font-size: 1.02rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
    h5 { font-size: 1rem; margin: .75rem 0 .25rem; overflow-wrap: anywhere; }
    p { margin: .25rem 0; overflow-wrap: anywhere; }
    a { color: inherit; text-underline-offset: .15em; }
    ul { margin: .25rem 0; padding-left: 1.2rem; }
    nav ul { list-style: none; padding: 0; }
    table { border-collapse: collapse; width: 100%; font-size: .92rem; }
    th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--flowBorder); overflow-wrap: break-word; }
    thead th { color: var(--mutedInk); font-weight: 600; }
    tbody th { font-weight: 600; }
    td ul { padding: 0; margin: 0; list-style: none; }
    td.verdict { white-space: nowrap; }
    table.verdicts td:nth-child(3) { min-width: 17rem; color: var(--mutedInk); }
    td.number { font-variant-numeric: tabular-nums; }
    .wide { overflow-x: auto; }
    .good { color: var(--good); }
    .bad, .violated, .fault { color: var(--accent); }
    .open { color: var(--open); }
    .quiet, .search, .holding { color: var(--mutedInk); }
    .headline { font-weight: 700; font-size: 1.1rem; }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; top: .5rem; background: var(--page); padding: .5rem; }
    :focus-visible { outline: 3px solid var(--modalBorder); outline-offset: 2px; border-radius: 4px; }
    summary { cursor: pointer; color: var(--mutedInk); padding: .25rem 0; }
    figure { margin: 0; }
    .graph svg { display: block; }
    .graph .about {  color: var(--mutedInk); font-size: .92rem; white-space: pre-line; }
    .graph { position: relative; }
    .graph .tip { position: absolute; z-index: 1; max-width: 26rem; max-height: 20rem; overflow: hidden; white-space: pre-line; overflow-wrap: anywhere; background: var(--page); color: var(--ink); border: 1px solid var(--screenBorder); border-radius: 6px; padding: .35rem .6rem; font-size: .85rem; pointer-events: none; }
    .graph .tip:empty { display: none; }
    .graph svg g.edge path.hit { stroke: transparent; stroke-width: 16px; stroke-dasharray: none; fill: none; pointer-events: stroke; }
    .graph g.node { cursor: pointer; }
    .graph svg.dims g.node, .graph svg.dims g.edge { opacity: .15; }
    .graph svg.dims g.lit { opacity: 1; }
    .graph g.here path:first-of-type, .graph g.here polygon:first-of-type { stroke: var(--accent); stroke-width: 3; }
    .graph svg .away { visibility: hidden; }
    .graph g.edge.on-trace path:not(.hit), .graph g.node.on-trace path:first-of-type { stroke: var(--accent); stroke-width: 3; }
    .graph svg .trace circle { fill: var(--accent); stroke: var(--page); stroke-width: 1.5; }
    .graph svg .trace circle.current { stroke: var(--modalBorder); stroke-width: 3; }
    .graph svg .trace text { fill: var(--page); font-size: 11px; font-weight: 700; pointer-events: none; }
    .tools { display: flex; flex-wrap: wrap; gap: .35rem 1rem; align-items: center; font-size: .9rem; margin-bottom: .5rem; }
    input, select { font: inherit; color: inherit; background: var(--screen); border: 1px solid var(--screenBorder); border-radius: 6px; padding: .15rem .4rem; max-width: 100%; }
    button { font: inherit; font-size: .9rem; color: inherit; background: var(--flow); border: 1px solid var(--screenBorder); border-radius: 6px; padding: .2rem .6rem; cursor: pointer; }
    button[aria-pressed="true"] { background: var(--ink); color: var(--page); }
    button:disabled { opacity: .45; cursor: default; }
    article > details > summary { list-style-position: outside; margin-left: 1.1rem; color: inherit; }
    article > details > summary h4 { display: inline; }
    article .reason { display: block; overflow-wrap: anywhere; }
    .thumbnail { display: flex; flex-wrap: wrap; gap: .3rem; margin: .3rem 0; font-size: .8rem; font-weight: 400; }
    .thumbnail .screen { border: 1px solid var(--screenBorder); border-radius: 5px; padding: 0 .4rem; background: var(--screen); }
    .thumbnail .violation { border-color: var(--accent); background: var(--accentFill); }
    details[open] > summary .thumbnail { display: none; }
    article .meta { display: block; color: var(--mutedInk); font-size: .9rem; overflow-wrap: anywhere; }
    h4 .number { display: inline-block; min-width: 1.7em; margin-right: .5em; text-align: center; border-radius: 1em; background: var(--accent); color: var(--page); font-size: .82rem; }
    .part { border-top: 1px solid var(--flowBorder); margin-top: 1rem; }
    .part > summary { font-size: 1.2rem; font-weight: 700; color: var(--ink); padding: .5rem 0; }
    .facts { display: grid; grid-template-columns: max-content 1fr; column-gap: 1rem; font-size: .92rem; }
    .facts dt { grid-column: 1; margin: .15rem 0; }
    .facts dd { grid-column: 2; margin: .15rem 0; }
    .back { display: inline-block; margin-top: .25rem; }
    .still { color: var(--mutedInk); font-size: .85rem; }
    .card.inherited { border-left: 4px solid var(--accent); }
    article { border: 1px solid var(--flowBorder); border-radius: 10px; padding: .6rem 1rem; margin: .6rem 0; background: var(--screen); scroll-margin-top: 1rem; }
    .board { list-style: none; display: flex; gap: .75rem; margin: .75rem 0; padding: .25rem .25rem .75rem; overflow-x: auto; align-items: stretch; }
    .card { flex: 0 0 auto; min-width: 12rem; max-width: 21rem; border: 1px solid var(--flowBorder); border-radius: 8px; background: var(--flow); padding: .6rem .75rem; scroll-margin: 1rem; }
    .card.violation { border-color: var(--accent); background: var(--accentFill); }
    .card.loop { border-style: dashed; }
    .js .card { cursor: pointer; }
    .card[aria-current="step"] { outline: 3px solid var(--modalBorder); outline-offset: -1px; }
    .card.violation .violated, .card.violation .fault, .card.violation .row.presented > .label { color: var(--ink); font-weight: 600; }
    .forever { align-self: center; color: var(--mutedInk); font-style: italic; max-width: 8rem; }
    .card .event { font-weight: 600; margin-bottom: .4rem; }
    .card .number { display: inline-block; min-width: 1.5em; margin-right: .4em; text-align: center; border-radius: 1em; background: var(--line); color: var(--page); font-size: .82rem; }
    .card.violation .number { background: var(--accent); }
    .row { padding-left: calc(var(--depth) * 1rem); color: var(--mutedInk); margin: .15rem 0; }
    .row.new > .label { font-weight: 700; color: var(--ink); }
    .row.presented > .label { color: var(--modalBorder); }
    .chip { display: inline-block; border: 1px solid var(--screenBorder); border-radius: 6px; padding: 0 .4rem; margin: .1rem .15rem; background: var(--screen); color: var(--ink); font-size: .88rem; }
    .chip.covered { color: var(--mutedInk); background: transparent; border-color: var(--flowBorder); }
    .chip.new { border-width: 2px; font-weight: 700; color: var(--ink); }
    .row.presented .chip { border-style: dashed; border-color: var(--modalBorder); }
    .changes { font-size: .85rem; margin-top: .4rem; padding-left: 1rem; overflow-wrap: anywhere; }
    .timeline table { width: auto; font-size: .85rem; border-collapse: separate; border-spacing: 2px; }
    .timeline th, .timeline td { border: 0; padding: .2rem .5rem; max-width: 9rem; }
    .timeline th { font-weight: 600; color: var(--ink); vertical-align: bottom; }
    .timeline tr > th:first-child { text-align: right; max-width: 18rem; }
    .timeline td { text-align: center; }
    .timeline .lasts { background: var(--flow); box-shadow: inset 0 0 0 1px var(--mutedLine); }
    .timeline .waits .lasts { background: var(--modal); box-shadow: inset 0 0 0 1px var(--modalBorder); }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .controls { display: none; align-items: center; gap: .75rem; }
    .js .controls { display: flex; }
    .inspector li, .inspector dt, dt { overflow-wrap: anywhere; }
    .inspector { border-left: 3px solid var(--flowBorder); padding-left: .9rem; margin: .75rem 0; font-size: .92rem; }
    .js .inspector:not(.shown) { display: none; }
    .term { color: var(--mutedInk); margin-top: .5rem; }
    dt { margin-top: .4rem; color: var(--mutedInk); }
    .coverage dt { color: var(--ink); font-weight: 600; }
    dd { margin: 0 0 0 1rem; overflow-wrap: anywhere; }
    pre { overflow-x: auto; background: var(--flow); border: 1px solid var(--flowBorder); border-radius: 6px; padding: .6rem .75rem; font-size: .86rem; margin: .4rem 0; }
    .copies { display: none; float: right; }
    .js .copies { display: block; }
    @media (max-width: 40rem) {
      body { padding: .5rem .75rem 3rem; }
      article { padding: .6rem; }
      .facts { display: block; }
      .card { max-width: 80vw; }
      table.verdicts tr { display: grid; padding: .4rem 0; border-bottom: 1px solid var(--flowBorder); }
      table.verdicts thead { display: none; }
      table.verdicts td, table.verdicts th { border: 0; padding: 0; min-width: 0; }
    }
    @media print {
      .controls, .js .controls, .copies, .js .copies, .tools, .skip, .graph .about { display: none; }
      .js .inspector:not(.shown) { display: block; }
      .board { flex-wrap: wrap; overflow: visible; }
      .card, article { break-inside: avoid; }
      .card[aria-current="step"] { outline: none; }
      .wide { overflow: visible; }
    }
    """
}
