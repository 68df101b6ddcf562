import { needNote } from '@harambee/domain';
import type { GeneratedSection, ReadinessFix } from '@harambee/domain/schemas';
import type { Loss } from './loss.ts';

/** What brings points: the points themselves, and where it is done. */
export interface Gain extends Loss {
  points: number;
}

/** Losses that one fix mends, as one: their gains add up. */
export function byFix(losses: readonly Loss[]): Loss[] {
  const fixes = new Map<string, Loss>();
  for (const loss of losses) {
    const known = fixes.get(loss.key);
    if (known) known.gain += loss.gain;
    else fixes.set(loss.key, { ...loss });
  }
  return [...fixes.values()];
}

/** Fixes that bring no whole point alone are named together with the others of their kind, at the first of them. */
export function byKind(fixes: readonly Gain[], pointsOf: (gain: number) => number): Gain[] {
  const small = new Map<string, Gain>();
  const gains: Gain[] = [];
  for (const fix of fixes) {
    const known = fix.points === 0 && fix.kind ? small.get(fix.kind) : undefined;
    if (known) {
      known.gain += fix.gain;
      known.what = fix.kind as string;
      known.points = pointsOf(known.gain);
    } else {
      const own = { ...fix };
      gains.push(own);
      if (fix.points === 0 && fix.kind) small.set(fix.kind, own);
    }
  }
  return gains;
}

/** The fix as a page shows it, with the stretch of text it is about where there is one. */
export function toFix(
  { points, what, section, note, words, field }: Gain,
  sections: readonly GeneratedSection[],
): ReadinessFix {
  const found = sections.find(({ key }) => key === section);
  const place = found && (noteIn(found, note) ?? wordsIn(found, words));
  return {
    points,
    what,
    ...(section && { section }),
    ...place,
    ...(field && { field }),
  };
}

interface Place {
  start: number;
  end: number;
}

function noteIn({ text, needs }: GeneratedSection, begin: string | undefined): Place | undefined {
  const note = begin && needs.find((what) => what.startsWith(begin));
  const start = note ? text.indexOf(needNote(note)) : -1;
  return note && start !== -1 ? sentenceAt(text, start, start + needNote(note).length) : undefined;
}

function wordsIn({ text }: GeneratedSection, words: string | undefined): Place | undefined {
  const start = words ? text.indexOf(words) : -1;
  return words && start !== -1 ? sentenceAt(text, start, start + words.length) : undefined;
}

/** In a list the whole item, from its first word to the end of the stretch; elsewhere the stretch itself. */
function sentenceAt(text: string, start: number, end: number): Place {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  return text.startsWith('• ', line) ? { start: line + 2, end } : { start, end };
}
