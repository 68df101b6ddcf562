import { diffArrays } from 'diff';
import type { ChangedPlace, VoidedText, WordPiece } from './sign-off.schemas.ts';
import { signOffLimits } from './sign-off-limits.ts';
import { answerLabel, type SignedPlace } from './signed-text.ts';

/** Words that are shown around a change, to find it. */
const around = 4;
/** Two places with less in common than this many steps apart are shown as written anew; finding out more takes seconds. */
const longestSearch = 600;

type Change = { kind: WordPiece['kind']; words: string[] };

function changesOf(before: readonly string[], after: readonly string[]): Change[] {
  const found = diffArrays([...before], [...after], { maxEditLength: longestSearch });
  if (!found) {
    return [
      { kind: 'removed', words: [...before] },
      { kind: 'added', words: [...after] },
    ];
  }
  return found.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    words: value,
  }));
}

/** Of what stayed the same, only the words next to a change. */
function shortened({ kind, words }: Change, place: number, all: readonly Change[]): WordPiece {
  const [isFirst, isLast] = [place === 0, place === all.length - 1];
  if (kind !== 'same' || words.length <= (isFirst || isLast ? around : 2 * around))
    return { kind, text: words.join(' ') };
  const [start, end] = [words.slice(0, around).join(' '), words.slice(-around).join(' ')];
  if (isFirst) return { kind, text: `… ${end}` };
  return { kind, text: isLast ? `${start} …` : `${start} … ${end}` };
}

function changedPlace(label: string, before: readonly string[], after: readonly string[]): ChangedPlace {
  const changes = changesOf(before, after);
  const pieces = changes.map(shortened);
  const left = changes.slice(signOffLimits.pieces).filter(({ kind }) => kind !== 'same');
  const more = left.reduce((sum, { words }) => sum + words.length, 0);
  return { label, pieces: pieces.slice(0, signOffLimits.pieces), ...(more > 0 && { more }) };
}

/**
 * Which words differ between what somebody agreed with and today's text, place by place (SIGNOFF-05). An answer that
 * says what its section says is told with it, and not at all where its question is the name of the section. Never empty for two texts with different hashes.
 */
export function changedWords(
  before: readonly SignedPlace[],
  after: readonly SignedPlace[],
): Pick<VoidedText, 'places' | 'more'> {
  const earlier = new Map(before.map((one) => [one.place, one]));
  const later = new Map(after.map((one) => [one.place, one]));
  const gone = before.filter(({ place }) => !later.has(place));
  const told = new Map<string, { labels: string[]; before: string[]; after: string[] }>();
  for (const { place, label } of [...after, ...gone]) {
    const texts = { before: earlier.get(place)?.words ?? [], after: later.get(place)?.words ?? [] };
    const key = JSON.stringify(texts);
    if (JSON.stringify(texts.before) === JSON.stringify(texts.after)) continue;
    const same = told.get(key);
    if (same) same.labels = [...same.labels, ...(label === answerLabel(same.labels[0] ?? '') ? [] : [label])];
    else told.set(key, { labels: [label], ...texts });
  }
  const all = [...told.values()];
  const more = all.length - signOffLimits.places;
  return {
    places: all
      .slice(0, signOffLimits.places)
      .map(({ labels, ...texts }) => changedPlace(labels.join('; '), texts.before, texts.after)),
    ...(more > 0 && { more }),
  };
}
