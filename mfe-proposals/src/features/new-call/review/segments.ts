import type { CallFinding, CallLine, CallRead } from '@harambee/domain/schemas';
import { lineKey } from './decide.ts';

/** A line of the call with its place. */
export interface TextLine extends CallLine {
  text: string;
  /** Nobody understood it. */
  isUnread: boolean;
  /** The line before it was not understood, either. */
  isSameRun: boolean;
}

/** A line with the findings that come from it, and the lines after it up to the next one with findings. */
export interface Segment {
  key: string;
  page: number;
  lines: TextLine[];
  findings: CallFinding[];
}

/** The text of a call cut where findings begin, page by page, so that each stands beside its line (CALL-12). */
export function segmentsOf({
  pages,
  findings,
  unread,
}: Pick<CallRead, 'pages' | 'findings' | 'unread'>): Segment[] {
  const unreadKeys = new Set(unread.map(lineKey));
  const byLine = new Map<string, CallFinding[]>();
  for (const finding of findings) {
    const key = lineKey(finding.source);
    byLine.set(key, [...(byLine.get(key) ?? []), finding]);
  }
  const segments: Segment[] = [];
  pages.forEach((lines, at) => {
    const page = at + 1;
    let last: Segment | undefined;
    let wasUnread = false;
    lines.forEach((text, place) => {
      const line = { page, line: place + 1 };
      const key = lineKey(line);
      const own = byLine.get(key) ?? [];
      // Empty lines say nothing, and would only push what matters apart.
      if (text.trim() === '' && own.length === 0) return;
      if (!last || own.length > 0) {
        last = { key, page, lines: [], findings: own };
        segments.push(last);
      }
      const isUnread = unreadKeys.has(key);
      last.lines.push({ ...line, text, isUnread, isSameRun: isUnread && wasUnread });
      wasUnread = isUnread;
    });
  });
  return segments;
}
