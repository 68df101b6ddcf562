import { requestsUntilReady, shortAddress, type Waterfall } from './waterfall-text.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
body { font: 13px/1.5 system-ui, sans-serif; margin: 24px; color: #1c2b26; background: #fff; }
h2 { font-size: 16px; margin: 32px 0 4px; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
td { padding: 1px 8px 1px 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
td.size { width: 72px; text-align: right; font-variant-numeric: tabular-nums; }
td.name { width: 32%; }
.line { position: relative; height: 12px; }
.line i { position: absolute; top: 1px; bottom: 1px; min-width: 1px; }
.wait { background: #cfd8d3; } .get { background: #2f7d5b; } .script { background: #c8741a; }
.mark { width: 1px; min-width: 1px !important; top: -4px !important; bottom: -4px !important; }
.first { background: #2b6cb0; } .largest { background: #6b46c1; } .ready { background: #c53030; }
b { font-weight: 600; } .first-word { color: #2b6cb0; } .largest-word { color: #6b46c1; } .ready-word { color: #c53030; }
`;

/** A page of its own, with everything in it: one line for each request, with marks for the paints. */
export function waterfallPage(waterfalls: readonly Waterfall[], conditions: string): string {
  const whole = Math.max(...waterfalls.map(({ ready }) => ready)) * 1.02;
  const percent = (ms: number) => `${((Math.min(ms, whole) / whole) * 100).toFixed(2)}%`;
  const span = (name: string, from: number, to: number) =>
    `<i class="${name}" style="left:${percent(from)};width:${percent(Math.max(0, to - from))}"></i>`;
  const mark = (name: string, at: number) => `<i class="mark ${name}" style="left:${percent(at)}"></i>`;
  const part = (waterfall: Waterfall) => {
    const { title, firstPaint, largestPaint, ready } = waterfall;
    const marks = mark('first', firstPaint) + mark('largest', largestPaint) + mark('ready', ready);
    const rows = requestsUntilReady(waterfall).map(
      ({ url, start, answered, end = ready, bytes, isScript }) => {
        const first = answered ?? end;
        const bars = span('wait', start, first) + span(isScript ? 'script' : 'get', first, end);
        const told = `${shortAddress(url)}: ${start.toFixed(0)} to ${end.toFixed(0)} ms`;
        return `<tr title="${escaped(told)}"><td class="name">${escaped(shortAddress(url))}</td><td class="size">${(bytes / 1024).toFixed(1)} KB</td><td><div class="line">${bars}${marks}</div></td></tr>`;
      },
    );
    return `<h2>${escaped(title)}</h2>
<p><span class="first-word">first paint <b>${(firstPaint / 1_000).toFixed(2)} s</b></span>, <span class="largest-word">largest <b>${(largestPaint / 1_000).toFixed(2)} s</b></span>, <span class="ready-word">usable <b>${(ready / 1_000).toFixed(2)} s</b></span></p>
<table>${rows.join('\n')}</table>`;
  };
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Waterfalls</title><style>${style}</style></head>
<body>
<h1>Waterfalls</h1>
<p>${escaped(conditions)} Light: waiting. Dark: receiving (scripts in orange). All on one scale of ${(whole / 1_000).toFixed(1)} s.</p>
${waterfalls.map(part).join('\n')}
</body>
</html>
`;
}
