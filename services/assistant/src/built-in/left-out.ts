import { plain } from '../tools/plain.ts';
import type { Language } from '../understanding/languages.ts';
import type { Concept } from '../understanding/lexicon.ts';
import { tokensOf } from '../understanding/tokens.ts';
import { asks } from '../understanding/vocabulary/asks.ts';
import { statuses } from '../understanding/vocabulary/statuses.ts';
import type { Answer } from './answer.ts';
import { isCategoryWord } from './query/categories.ts';
import type { Recorded } from './recorded-topic.ts';
import type { Topic } from './topic.ts';
import { general } from './words/general.ts';

/** Answers that already say what they cannot, ask back, or answer no question. */
const isExempt = (intent: string): boolean =>
  /^(?:unknown|order\.|talk\.|page$|proposal\.open|elsewhere\.)/.test(intent);

/**
 * Concepts that narrow nothing and ask for nothing by themselves: a reply may pass over them. Every other one that it
 * does not read is named.
 */
const light: ReadonlySet<Concept> = new Set([
  ...(['proposal', 'list', 'pick', 'ofThose', 'decision', 'thirdPerson', 'still', 'meaning'] as const),
  ...(['either', 'newOne', 'helps', 'texts', 'where', 'funder', 'profile', 'requested'] as const),
  ...(['money', 'soon', 'impact', 'located', 'saving', 'writing', 'earn', 'hide'] as const),
  ...(['deleting', 'uploading', 'changing', 'atMost', 'versions', 'gives'] as const),
  ...(['greeting', 'thanks', 'farewell', 'mood', 'ability'] as const),
]);

/** The words that stand at some places of a message, as they were typed. */
export function typedAt({ message, tokens }: Topic['own'], places: Iterable<number>): string {
  const typed = message.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isAligned = typed.length === tokens.length;
  return [...places]
    .toSorted((a, b) => a - b)
    .map((at) => (isAligned ? typed[at] : tokens[at]))
    .join(' ');
}

/** Words that stand side by side are named together. */
export function wordsAt(own: Topic['own'], places: readonly number[]): string[] {
  const groups: number[][] = [];
  for (const at of [...new Set(places)].toSorted((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last && last.at(-1) === at - 1) last.push(at);
    else groups.push([at]);
  }
  return groups.map((group) => typedAt(own, group));
}

/** The parts of a question that name or limit something, each with its words. */
const slots: Partial<Record<keyof Topic, (own: Topic['own']) => string[]>> = {
  funders: ({ funders }) => funders.map(({ name }) => name),
  people: ({ people }) => people.map(({ name }) => name),
  documents: ({ documents }) => documents.map(({ title }) => title),
  calls: ({ calls }) => calls.map(({ title }) => title),
  without: ({ without }) => (without ? [without.words.join(' ')] : []),
  mention: ({ mention }) => (mention ? [mention.words.join(' ')] : []),
  limits: (own) => own.limits.map(({ used }) => typedAt(own, used)),
  counts: (own) => own.counts.map(({ used }) => typedAt(own, used)),
  periods: (own) => own.periods.map(({ used }) => typedAt(own, used)),
};
const alike: Partial<Record<keyof Topic, readonly (keyof Topic)[]>> = {
  people: ['people', 'person'],
  funders: ['funders', 'funder'],
  mention: ['mention', 'mentions'],
};

/** What the answer says itself it has taken into account. Words may end in another way. */
function isSaidIn(reply: string, words: string): boolean {
  const said = tokensOf(reply);
  const stem = (word: string) => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));
  return tokensOf(words).every((word) =>
    said.some((other) => other === word || (word.length > 4 && other.startsWith(stem(word)))),
  );
}

/** What a question says and its answer has not read: concepts, parts, and words that mean nothing here. */
function unreadIn(topic: Topic, { concepts, parts }: Recorded['read'], { reply, intent }: Answer): string[] {
  const isHelp = intent.startsWith('help.');
  const { own } = topic;
  const isRead = (at: number) => own.found.some((one) => one.at === at && concepts.has(one.name));
  // A help text is about drafts in general.
  // "Who" in an answer does not answer who.
  const ofConcepts = own.found
    .filter(({ name, at }) => !light.has(name) && !isRead(at) && !(isHelp && name in statuses))
    .map(({ name, at, length }) => ({
      isAsk: name in asks,
      words: typedAt(
        own,
        Array.from({ length }, (_, n) => at + n),
      ),
    }))
    .filter(({ isAsk, words }) => isAsk || !isSaidIn(reply, words))
    .map(({ words }) => words);
  const ofParts = (Object.keys(slots) as (keyof Topic)[]).flatMap((slot) =>
    (alike[slot] ?? [slot]).some((one) => parts.has(one)) ? [] : (slots[slot]?.(own) ?? []),
  );
  const isUnknown = (token: string) =>
    (token.length > 2 && own.unknown.includes(token) && !isCategoryWord(token)) ||
    own.numbers.includes(token);
  const ofUnknown = own.tokens.flatMap((token, at) => (isUnknown(token) ? [typedAt(own, [at])] : []));
  return [
    ...new Set([...ofConcepts, ...[...ofParts, ...ofUnknown].filter((words) => !isSaidIn(reply, words))]),
  ];
}

const mostNamed = 4;

/** "I cannot take “…” into account here." */
export function cannot(words: readonly string[], language: Language): string {
  const named = words.slice(0, mostNamed).map((word) => `“${plain(word, 80)}”`);
  return general.leftOut[language](named.join(', '));
}

/** An answer, and before it what of the question it does not take into account. */
export function withLeftOut(found: Answer, topic: Topic, read: Recorded['read']): Answer {
  const words = found.isAccounted || isExempt(found.intent) ? [] : unreadIn(topic, read, found);
  return words.length === 0
    ? found
    : { ...found, isPartial: true, reply: `${cannot(words, topic.language)}\n\n${found.reply}` };
}
