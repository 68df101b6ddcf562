import {
  type Anchor,
  applyChanges,
  contentOfLine,
  type PlaceLine,
  placedParts,
  type ReplacedWords,
  textOfInlines,
  whereWordsStand,
  withWordsReplaced,
} from '@harambee/domain';
import type { TextBlock, TextInline } from '@harambee/domain/schemas';
import { Conflict } from '@harambee/service-kit';
import type { ReadPlace } from '../place-texts.ts';
import type { ThreadRecord } from '../thread.model.ts';
import { suggestionOf } from '../threads.ts';
import type { Wanted } from './wanted.ts';

const outdated = 'The words of this suggestion have changed since. It can only be refused.';
const cannotTakeBack =
  'The words have changed since this was accepted. Take the change back in the history of the text.';

/** A line of a place with the words of a decision in it. */
export interface ChangedWords {
  line: PlaceLine;
  blocks: readonly TextBlock[];
  content: TextInline[];
  /** What went, by the id of an accepted change. */
  went: Map<string, Pick<ReplacedWords, 'removed' | 'lead' | 'trail'>>;
  /** Positions in the text before, and how much longer it is now. */
  range: { start: number; end: number };
  growth: number;
  /** The words of the suggestion as they are then. */
  words: string;
}

interface Step {
  id: string;
  start: number;
  end: number;
  words: string | TextInline[];
  isAccepted: boolean;
}

/** The words of a suggestion once a decision is made. */
export function wordsAfter(suggestion: NonNullable<ThreadRecord['suggestion']>, wanted: Wanted): string {
  const { changes, decided } = suggestionOf(suggestion);
  const isAccepted = (id: string) =>
    wanted.accept.includes(id) || (!wanted.takeBack.includes(id) && (decided.get(id)?.isAccepted ?? false));
  return applyChanges(suggestion.quote, changes, isAccepted).text;
}

/** The blocks that a line belongs to. */
export const blocksOf = (read: ReadPlace, line: PlaceLine): readonly TextBlock[] =>
  read.answer?.text ?? read.paragraphs.find((one) => one.paragraph === line.paragraph)?.blocks ?? [];

/** Where a decision finds its words already: somebody typed them, or its process died after it had written them. */
export function standsAlready(
  words: string,
  anchor: Anchor,
  { text }: ReadPlace,
): { start: number; end: number } | undefined {
  if (anchor.state === 'here' && anchor.quote !== words) return undefined;
  return whereWordsStand(words, anchor, text);
}

/** The line of a place that a decision changes, changed. Refused in words where its words are others now. */
export function changedWords(
  suggestion: NonNullable<ThreadRecord['suggestion']>,
  wanted: Wanted,
  anchor: Anchor,
  read: ReadPlace,
): ChangedWords {
  const { changes, decided, applied } = suggestionOf(suggestion);
  const { start, end, state } = anchor;
  const message = wanted.accept.length > 0 ? outdated : cannotTakeBack;
  if (state === 'gone') throw new Conflict(message);
  const line = read.lines.find((one) => one.start <= start && end <= one.end);
  if (!line) throw new Conflict(message);
  const today = read.text.slice(start, end);

  const stepOf = (id: string, isAccepted: boolean): Step => {
    const place = applied.places.get(id);
    const [part] = place ? placedParts([place], applied.text, today) : [];
    const change = changes.find((one) => one.id === id);
    if (!part || !change) throw new Conflict(message);
    const at = { start: start + part.start - line.start, end: start + part.end - line.start };
    if (isAccepted) return { id, ...at, words: change.to, isAccepted };
    const { removed, lead = '', trail = '' } = decided.get(id) ?? {};
    const text = read.text.slice(line.start, line.end);
    const isWhole = text.slice(0, at.start).endsWith(lead) && text.slice(at.end).startsWith(trail);
    if (!removed || !isWhole) return { id, ...at, words: change.from, isAccepted };
    return { id, start: at.start - lead.length, end: at.end + trail.length, words: removed, isAccepted };
  };
  const steps = [
    ...wanted.accept.map((id) => stepOf(id, true)),
    ...wanted.takeBack.map((id) => stepOf(id, false)),
  ].sort((one, other) => other.start - one.start);

  const blocks = blocksOf(read, line);
  let content: readonly TextInline[] = contentOfLine(blocks, line);
  const went: ChangedWords['went'] = new Map();
  // From the last to the first: what comes before keeps its position.
  for (const { id, words, isAccepted, ...at } of steps) {
    const replaced = withWordsReplaced(content, at, words);
    content = replaced.content;
    const { removed, lead, trail } = replaced;
    if (isAccepted) went.set(id, { removed, lead, trail });
  }
  const growth = textOfInlines(content).text.length - (line.end - line.start);
  const words = wordsAfter(suggestion, wanted);
  return { line, blocks, content: [...content], went, range: { start, end }, growth, words };
}
