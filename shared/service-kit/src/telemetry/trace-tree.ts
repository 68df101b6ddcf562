import type { ReceivedSpan } from './trace-receiver.ts';

/** Attributes whose value is not in the span's name already. */
const shown = ['http.response.status_code', 'error.type', 'harambee.handler', 'harambee.request_id'];

/** One trace as lines of text: what hangs below what, since when, and how long it took, in milliseconds. */
export function traceTree(spans: readonly ReceivedSpan[]): string[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const below = new Map<string, ReceivedSpan[]>();
  for (const span of spans) {
    const parent = known.has(span.parentSpanId) ? span.parentSpanId : '';
    below.set(parent, [...(below.get(parent) ?? []), span]);
  }
  const begin = Math.min(...spans.map(({ start }) => start));
  const lines: string[] = [];
  const add = (parent: string, depth: number): void => {
    const children = [...(below.get(parent) ?? [])].sort((one, other) => one.start - other.start);
    for (const span of children) {
      const { service, name, start, end, isError, attributes } = span;
      const more = shown.flatMap((key) => (attributes[key] === undefined ? [] : [String(attributes[key])]));
      lines.push(
        [
          `+${(start - begin).toFixed(0)}`.padStart(7),
          `${(end - start).toFixed(1)} ms`.padStart(11),
          `  ${'  '.repeat(depth)}${service}: ${name}`,
          more.length > 0 ? `  [${more.join(', ')}]` : '',
          isError ? '  FAILED' : '',
        ].join(''),
      );
      add(span.spanId, depth + 1);
    }
  };
  add('', 0);
  return lines;
}
