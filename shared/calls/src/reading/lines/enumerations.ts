import { type Passage, passageAt } from './passage.ts';

const inline = /(?<=[.?!;:)\]]\s|,\s|\s(?:and|et|y|e)\s)\((?<label>[ivx]{1,5}|[a-z]|\d{1,2})\)\s(?=\S)/g;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Whether one label of a list follows another: `b` after `a`, `iii` after `ii`, `4` after `3`. */
function follows(label: string, before: string): boolean {
  if (/^\d/.test(label)) return Number(label) === Number(before) + 1;
  const roman = romans.indexOf(label);
  if (roman > 0 && romans[roman - 1] === before) return true;
  return label.length === 1 && before.length === 1 && label.charCodeAt(0) === before.charCodeAt(0) + 1;
}

/** A passage in which a list of questions runs on, "(ii) How...? (iii) What...?", as one passage for each item. */
export function itemsOf(passage: Passage): Passage[] {
  if (passage.marker?.style.startsWith('(') !== true || passage.isRow) return [passage];
  let label = passage.marker.label;
  const cuts: { at: number; label: string; length: number }[] = [];
  for (const match of passage.plain.matchAll(inline)) {
    const next = match.groups?.label ?? '';
    if (!follows(next, label)) continue;
    cuts.push({ at: match.index, label: next, length: match[0].length });
    label = next;
  }
  if (cuts.length === 0) return [passage];
  const first = passageAt(passage, 0, cuts[0]?.at, passage.marker);
  return [
    first,
    ...cuts.map(({ at, label: own, length }, index) =>
      passageAt(passage, at + length, cuts[index + 1]?.at, {
        ...(passage.marker as NonNullable<Passage['marker']>),
        written: own,
        label: own,
        length,
      }),
    ),
  ];
}
