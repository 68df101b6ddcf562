import { numbersOf, type World } from './sample-texts.fixture.ts';
import { compose, isWordCharacter, paragraphsOf, splice, type TextChange, wordsOf } from './text-changes.ts';

/** Numbers that say what is edited next; each of them is used modulo what there is. */
export interface EditChoice {
  kind: number;
  /** Which word, if the edit is not aimed at a comment. */
  place: number;
  size: number;
  /** Where it is aimed: within, at the edges of, over, or far from the words of a comment. */
  aim: number;
}

interface Range {
  from: number;
  to: number;
}

/** The word that an edit begins with: every second one is at, in, or beside what a comment stands on. */
function aimedWord(words: readonly Range[], target: Range | undefined, { place, aim }: EditChoice) {
  if (!target || aim % 2) return place % words.length;
  const first = Math.max(
    0,
    words.findIndex(({ to }) => to > target.from),
  );
  const after = words.findIndex(({ from }) => from >= target.to);
  const last = after < 0 ? words.length - 1 : Math.max(first, after - 1);
  const places = [first, last, first - 1, last + 1, Math.floor((first + last) / 2), first, last];
  return Math.min(words.length - 1, Math.max(0, places[place % places.length] ?? first));
}

type Edit = (world: World, text: string, choice: EditChoice, target: Range | undefined) => TextChange;

const aimed = (text: string, choice: EditChoice, target: Range | undefined) => {
  const words = wordsOf(text);
  const index = aimedWord(words, target, choice);
  return { words, index, word: words[index] ?? { from: 0, to: 0 } };
};

/** In a text of repeated phrases, people paste what is there already; that is what leads a comment astray. */
function newWords(world: World, text: string, { size, place }: EditChoice, target: Range | undefined) {
  if (world.name === 'repeated phrases' && size % 2) {
    if (target && place % 2) return text.slice(target.from, target.to);
    const words = wordsOf(text);
    const from = words[(place + size) % words.length];
    const to = words[Math.min(words.length - 1, ((place + size) % words.length) + (size % 4))];
    if (from && to) return text.slice(from.from, to.to);
  }
  return Array.from({ length: 1 + (size % 4) }, world.freshWord).join(' ');
}

const insertWords: Edit = (world, text, choice, target) => {
  const { word } = aimed(text, choice, target);
  const words = newWords(world, text, choice, target);
  return choice.aim % 3
    ? splice('words inserted', text, word.from, 0, `${words} `)
    : splice('words added after', text, word.to, 0, ` ${words}`);
};

const deleteWords: Edit = (_world, text, choice, target) => {
  const { words, index, word } = aimed(text, choice, target);
  const last = words[Math.min(words.length - 1, index + (choice.size % 5))] ?? word;
  const next = words[words.indexOf(last) + 1];
  const from = next ? word.from : Math.max(0, word.from - 1);
  return splice('words deleted', text, from, (next ? next.from : last.to) - from, '');
};

const replaceWords: Edit = (world, text, choice, target) => {
  const { words, index, word } = aimed(text, choice, target);
  const last = words[Math.min(words.length - 1, index + (choice.size % 4))] ?? word;
  const fresh = Array.from({ length: 1 + (choice.place % 4) }, world.freshWord).join(' ');
  return splice('words replaced', text, word.from, last.to - word.from, fresh);
};

/** A letter typed or deleted in a word; never half of a character. */
const typeInWord: Edit = (_world, text, choice, target) => {
  const { word } = aimed(text, choice, target);
  const places = Array.from({ length: word.to - word.from }, (_, index) => word.from + index).filter(
    (place) => /^[a-zé]$/.test(text[place] ?? '') && !/\p{M}/u.test(text[place + 1] ?? ''),
  );
  const place = places[choice.size % Math.max(1, places.length)];
  if (place === undefined) return splice('space typed', text, word.to, 0, ' ');
  return choice.size % 2
    ? { ...splice('letter deleted', text, place, 1, ''), slides: [] }
    : { ...splice('letter typed', text, place, 0, 'q'), slides: [] };
};

const moveParagraph: Edit = (world, text, choice) => {
  const paragraphs = paragraphsOf(text, world.gap);
  const order = [...paragraphs];
  const [moved] = order.splice(choice.place % order.length, 1);
  if (moved) order.splice(choice.size % (order.length + 1), 0, moved);
  const pieces = order.flatMap((paragraph, index) => (index ? [world.gap, paragraph] : [paragraph]));
  return compose('paragraph moved', text, pieces);
};

const splitParagraph: Edit = (world, text, choice, target) => {
  const { words, index } = aimed(text, choice, target);
  const [one, other] = [words[index], words[index + 1]];
  if (!one || !other) return splice('space typed', text, text.length, 0, ' ');
  return splice('paragraph split', text, one.to, other.from - one.to, world.gap);
};

const joinParagraphs: Edit = (world, text, choice, target) => {
  const paragraphs = paragraphsOf(text, world.gap);
  const own = paragraphs.findIndex(({ to }) => target && choice.aim % 2 && to >= target.from);
  const index = own >= 0 ? own : choice.place % paragraphs.length;
  const one = paragraphs[index];
  if (!one || !paragraphs[index + 1]) return insertWords(world, text, choice, target);
  return splice('paragraphs joined', text, one.to, world.gap.length, ' ');
};

const removeParagraph: Edit = (world, text, choice) => {
  const paragraphs = paragraphsOf(text, world.gap);
  const index = choice.place % paragraphs.length;
  const [one, next] = [paragraphs[index], paragraphs[index + 1]];
  if (!one || !next) return joinParagraphs(world, text, choice, undefined);
  return splice('paragraph removed', text, one.from, next.from - one.from, '');
};

const insertParagraph: Edit = (world, text, choice) => {
  const paragraphs = paragraphsOf(text, world.gap);
  const at = paragraphs[choice.place % paragraphs.length]?.from ?? 0;
  const copied = paragraphs[choice.size % paragraphs.length];
  const copies = world.name === 'repeated phrases' && copied && choice.aim % 2;
  const words = copies ? text.slice(copied.from, copied.to) : world.freshSentence();
  return splice('paragraph inserted', text, at, 0, `${words}${world.gap}`);
};

/** The whole place is drafted again: some sentences stay as they are, possibly elsewhere; all others are new. */
const regenerate: Edit = (world, text, choice) => {
  const next = numbersOf(choice.place * 31 + choice.size + 1);
  const kept = paragraphsOf(text, world.gap).flatMap(({ from, to }) =>
    [...text.slice(from, to).matchAll(/\S(?:.*?[.](?=\s|$)|.*$)/g)].map(({ 0: sentence, index }) => ({
      from: from + index,
      to: from + index + sentence.length,
    })),
  );
  const staying = kept.filter(() => next(3) > 0);
  if (choice.aim % 4 === 0) staying.reverse();
  const sentences: (Range | string)[] = [];
  for (const sentence of staying) {
    if (next(3) === 0) sentences.push(world.freshSentence());
    sentences.push(sentence);
  }
  if (next(2) || !sentences.length) sentences.push(world.freshSentence());
  const pieces = sentences.flatMap((sentence, index) =>
    index ? [next(3) ? ' ' : world.gap, sentence] : [sentence],
  );
  return compose('drafted again', text, pieces);
};

const edits: readonly Edit[] = [
  insertWords,
  insertWords,
  insertWords,
  deleteWords,
  deleteWords,
  replaceWords,
  replaceWords,
  typeInWord,
  moveParagraph,
  splitParagraph,
  joinParagraphs,
  removeParagraph,
  insertParagraph,
];

/** How many kinds of edits there are; what is above is the way back (`judgeAnchors`). */
export const editKinds = edits.length + 2;

/** One edit of a text, or, where strings say enough (`isExact`), several that are saved together. */
export function changeOf(world: World, text: string, choice: EditChoice, target?: Range): TextChange {
  const kind = choice.kind % editKinds;
  if (text.length < 200) return insertParagraph(world, text, choice, target);
  if (text.length > 1500) return removeParagraph(world, text, choice, target);
  if (kind === edits.length) {
    if (world.name !== 'repeated phrases') return regenerate(world, text, choice, target);
    return moveParagraph(world, text, choice, target);
  }
  if (kind > edits.length) {
    return world.isExact
      ? severalChanges(world, text, choice, target)
      : moveParagraph(world, text, choice, target);
  }
  return (edits[kind] ?? insertWords)(world, text, choice, target);
}

function severalChanges(world: World, text: string, choice: EditChoice, target?: Range): TextChange {
  const first = changeOf(world, text, { ...choice, kind: choice.size % edits.length }, target);
  const second = changeOf(world, first.after, {
    kind: choice.place % edits.length,
    place: choice.aim * 7 + choice.size,
    size: choice.place,
    aim: 1,
  });
  const origins = second.origins.map((from) => (from < 0 ? -1 : (first.origins[from] ?? -1)));
  const kind = `${first.kind}, ${second.kind}`;
  return { kind, before: text, after: second.after, origins, slides: [] };
}

/** The words that a person comments on: whole words, now and then part of one, or words of two paragraphs. */
export function quotedRange(text: string, next: (limit: number) => number): Range | undefined {
  const words = wordsOf(text);
  const index = next(words.length);
  const first = words[index];
  const last = words[Math.min(words.length - 1, index + (next(3) ? next(3) : next(9)))];
  if (!first || !last) return undefined;
  let { from, to } = { from: first.from, to: last.to };
  if (next(3)) while (to > from + 1 && /[.,;:|!?]/.test(text[to - 1] ?? '')) to -= 1;
  if (next(8) === 0 && /^[a-z]{4}/.test(text.slice(from))) from += 2;
  while (to > from && text[to - 1] === ' ') to -= 1;
  return [...text.slice(from, to)].some(isWordCharacter) ? { from, to } : undefined;
}
