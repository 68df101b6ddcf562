import type { CallTextLine } from './call-line.ts';

/** What stands right of a label begins at one place, give or take. */
const tolerance = 3;

/**
 * Lines whose first cell names a part, "DOCUMENTS     registration     signed budget", become rows with tabs; lines below
 * that have nothing under the label go on with it. `isLabel` knows the words.
 */
export function withLabels(
  lines: readonly CallTextLine[],
  isLabel: (text: string) => boolean,
): CallTextLine[] {
  let open: { label: string; place: number; page: number } | undefined;
  return lines.map((line) => {
    const { text, indent, page } = line;
    if (text.includes('\t') || text === '') {
      open = undefined;
      return line;
    }
    const cells = text.split(/\s{2,}/);
    const [label = '', ...rest] = cells;
    if (rest.length > 0 && isLabel(label)) {
      open = { label, place: indent + text.indexOf(rest[0] ?? '', label.length), page };
      return { ...line, text: cells.join('\t') };
    }
    if (!open || open.page !== page || indent < open.place - tolerance) {
      open = undefined;
      return line;
    }
    return { ...line, text: [open.label, ...cells].join('\t') };
  });
}
