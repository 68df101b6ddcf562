import type { PageRequest } from './requests.ts';

export interface Waterfall {
  title: string;
  requests: readonly PageRequest[];
  firstPaint: number;
  largestPaint: number;
  ready: number;
  /** In words; what moved did so in any of the visits. */
  largestElement: string;
  moved: readonly string[];
}

const width = 48;

/** `/remotes/impact/0123456789abcdef/x.js` without what only makes it long. */
export function shortAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/\/[0-9a-f]{16}\//, '/') + search;
}

/** Those that began before the page was usable. */
export const requestsUntilReady = ({ requests, ready }: Waterfall): PageRequest[] =>
  requests.filter(({ start }) => start <= ready);

/** One line for each request: when it began and ended, its size, and a bar. Waiting is light, receiving dark. */
export function waterfallText(waterfall: Waterfall): string {
  const { title, firstPaint, largestPaint, ready, largestElement, moved } = waterfall;
  const requests = requestsUntilReady(waterfall);
  const whole = Math.max(ready, ...requests.map(({ end }) => end ?? 0));
  const place = (ms: number) => Math.min(width, Math.round((ms / whole) * width));
  const lines = requests.map(({ url, start, answered, end = ready, bytes }) => {
    const [from, first, to] = [place(start), place(answered ?? end), place(end)];
    const bar =
      ' '.repeat(from) + '░'.repeat(Math.max(0, first - from)) + '█'.repeat(Math.max(1, to - first));
    const size = `${(bytes / 1024).toFixed(1)} KB`;
    return `${start.toFixed(0).padStart(6)} ${end.toFixed(0).padStart(6)} ${size.padStart(9)} |${bar.padEnd(width + 1)}| ${shortAddress(url)}`;
  });
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  return [
    `${title}: first paint ${seconds(firstPaint)}, largest ${seconds(largestPaint)}, usable ${seconds(ready)}`,
    ...lines,
    `largest paint: ${largestElement}`,
    ...moved.map((what) => `moved: ${what}`),
  ].join('\n');
}
