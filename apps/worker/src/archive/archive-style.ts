// How the pages of an archive look: on a phone, at a desk, and on paper. No font, picture or script is fetched from anywhere.
export const ARCHIVE_STYLE = `
:root{--ink:#1d1712;--soft:#6b5f52;--line:#d9cfc0;--ground:#f7f2ea;--panel:#fffdf8;--marun:#741a2f;--blue:#1d4f91;--red:#a3231f;
--gold:#b98a1b;--silver:#7d8590;--bronze:#9a5b2c}
@media (prefers-color-scheme:dark){:root{--ink:#f3ece1;--soft:#b6a998;--line:#3a322a;--ground:#14100c;--panel:#1e1914;--marun:#f09aa6;
--blue:#8db8f0;--red:#f29a94;--gold:#e4bd59;--silver:#b9c0c9;--bronze:#d99b6c}}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;
overflow-wrap:break-word}
main,header,footer{max-width:72rem;margin:0 auto;padding:0 1rem}
header{padding-top:1.5rem}
header p{margin:.25rem 0;color:var(--soft)}
h1{font-size:1.75rem;line-height:1.2;margin:0}
h2{font-size:1.25rem;margin:2rem 0 .75rem;padding-bottom:.5rem;border-bottom:2px solid var(--ink)}
h3{font-size:1rem;margin:1.25rem 0 .5rem}
a{color:var(--marun);text-underline-offset:.2em}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1rem 0 0;padding:.5rem 0;border-top:1px solid var(--line);
border-bottom:1px solid var(--line)}
nav a{min-height:44px;display:inline-flex;align-items:center}
nav [aria-current]{color:var(--ink);font-weight:700;text-decoration:none}
.note{background:var(--panel);border:1px solid var(--line);border-left:4px solid var(--marun);padding:.75rem 1rem;margin:1rem 0}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;background:var(--panel);border:1px solid var(--line)}
th,td{padding:.5rem .75rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
th{font-size:.8125rem;color:var(--soft)}
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.soft{color:var(--soft);font-size:.875rem}
.gold,.silver,.bronze{font-weight:700;white-space:nowrap}
.gold{color:var(--gold)}.silver{color:var(--silver)}.bronze{color:var(--bronze)}
ul.plain{list-style:none;margin:0;padding:0}
ul.plain>li{border-bottom:1px solid var(--line);padding:.5rem 0}
label{display:block;font-weight:600;margin:1rem 0 .25rem}
input{width:100%;max-width:28rem;min-height:44px;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--panel);
border:1px solid var(--soft);border-radius:6px}
.bracket{display:flex;gap:1rem;overflow-x:auto;padding-bottom:.75rem}
.round{flex:0 0 15rem;display:flex;flex-direction:column;gap:.75rem}
.round h3{margin:0}
.boxes{flex:1;display:flex;flex-direction:column;justify-content:space-around;gap:.75rem}
.match{background:var(--panel);border:1px solid var(--line);border-radius:4px}
.match p{margin:0;padding:.25rem .625rem;font-size:.8125rem;color:var(--soft);display:flex;justify-content:space-between;gap:.5rem}
.side{display:flex;justify-content:space-between;gap:.5rem;padding:.375rem .625rem;border-left:4px solid var(--line);
border-top:1px solid var(--line)}
.side.blue{border-left-color:var(--blue)}.side.red{border-left-color:var(--red)}
.side.wins{font-weight:700}
small{display:block;font-weight:400;color:var(--soft)}
footer{color:var(--soft);font-size:.875rem;padding-top:2rem;padding-bottom:2rem}
@media (max-width:40rem){th,td{padding:.375rem .5rem}.scroll th,.scroll td{padding:.375rem .25rem}.scroll th{font-size:.75rem}table.cards td:empty{display:none}table.cards thead{display:none}table.cards tr{display:block;padding:.5rem .75rem;border-bottom:1px solid var(--line)}
table.cards td{display:flex;justify-content:space-between;gap:1rem;border:0;padding:.125rem 0;text-align:right}
table.cards td::before{content:attr(data-h);color:var(--soft);font-size:.875rem;text-align:left;flex:none}
table.cards td>*{min-width:0}table.cards td:first-child{font-weight:700;text-align:left}table.cards td:first-child::before{content:none}
.match,.round{break-inside:avoid}}
@media print{:root{--ground:#fff;--panel:#fff;--ink:#000;--soft:#444;--line:#bbb;--marun:#000}body{font-size:11pt}
nav,.search{display:none}main,header,footer{max-width:none;padding-left:0;padding-right:0}.bracket{overflow:visible;flex-wrap:wrap}
.round{flex:1 1 9rem}section.pool{break-before:page}.match,tr{break-inside:avoid}.scroll{overflow:visible}}
`.trim();
