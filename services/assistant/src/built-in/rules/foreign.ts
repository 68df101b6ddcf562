import { badgeCatalog } from '@harambee/domain';
import type { Concept } from '../../understanding/lexicon.ts';
import { isFiller } from '../../understanding/lexicon.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import { tokensOf } from '../../understanding/tokens.ts';
import type { Ask } from '../ask.ts';
import { categoryIn, isCategoryWord } from '../query/categories.ts';
import type { Has } from './rule.ts';

/** The names of badges are ours. */
export const badgeWords: ReadonlySet<string> = new Set(badgeCatalog.flatMap(({ name }) => tokensOf(name)));

/** Words between "how many" and what is counted. */
const between = new Set(
  'of our the de d des du nos notre nuestros nuestras nossos nossas dos das'.split(' '),
);

/** What is counted or picked: the word after "how many" and "which", in Swahili the one before it. */
function headsOf({
  topic: { found, tokens, language },
}: Ask): { at: number; isCounted: boolean; isOfKind?: boolean }[] {
  return found.flatMap(({ name, at, length }) => {
    const isCounted = name === 'howMany';
    if (!isCounted && !(name === 'list' && picks.has(tokens[at] ?? ''))) return [];
    if (language === 'sw') return at > 0 ? [{ at: at - 1, isCounted }] : [];
    let next = at + length;
    while (between.has(tokens[next] ?? '') && next < at + length + 3) next += 1;
    // "How many of health?" names a category, "how many schools?" counts schools.
    return [{ at: next, isCounted, isOfKind: kindWords.has(tokens[next - 1] ?? '') }];
  });
}
const kindWords = new Set('of d de da do dos das'.split(' '));
const picks = new Set(
  'which what quel quelle quels quelles cual cuales que qual quais gani zipi yapi ipi lipi'.split(' '),
);

/** What is asked for is nothing that the records have: "how many children …?", "how many teachers did we train?" */
function asksForAnother(ask: Ask, any: Has): boolean {
  const { tokens, unknown, mention, language, found } = ask.topic;
  return headsOf(ask).some(({ at, isCounted, isOfKind }) => {
    const word = tokens[at] ?? '';
    if (word === '' || isFiller(word, language)) return false;
    // "Unread notifications": a word before a known one says more about it.
    if (language === 'en' && found.some((one) => one.at === at + 1)) return false;
    if (unknown.includes(word)) return !isCategoryWord(word) || (isCounted && !isOfKind && !any('proposal'));
    return (
      isCounted &&
      !!mention?.used.has(at) &&
      !any('proposal', 'due', 'missed') &&
      // "How many women have received their goat?" counts women, whatever they received.
      (!statusesIn(ask.topic) || mention.rows.length === 1)
    );
  });
}

/** Most words of it mean nothing here, or a name that is none of ours. */
export const isForeign = (ask: Ask, any: Has): boolean => {
  const { mention, found, periods, limits, people } = ask.topic;
  const isNotOurs = (word: string): boolean => !isCategoryWord(word) && !badgeWords.has(word);
  const unknown = ask.topic.unknown.filter(isNotOurs);
  const strangers = ask.topic.strangers.filter(isNotOurs);
  const small: readonly Concept[] = [
    'list',
    'pick',
    'decision',
    'thirdPerson',
    'negation',
    'still',
    'compare',
    'either',
    'helps',
    'newOne',
    'where',
  ];
  const explained =
    found.filter(({ name }) => !small.includes(name)).length +
    periods.length +
    limits.length +
    people.length +
    (categoryIn(ask.topic) ? 1 : 0);
  const isOurs =
    ask.topic.calls.length > 0 || (!!mention && (mention.rows.length === 1 || mention.used.size > 1));
  if (strangers.length > 0 && !isOurs) return true;
  // "What of the floods near Kitui?": a place that several titles have, and a thing that none has.
  const isPlace = !!mention && mention.rows.length > 1 && mention.used.size === 1;
  const asksWhatHappened = found.every(({ name }) => [...small, 'happened', 'status'].includes(name));
  if (isPlace && asksWhatHappened && unknown.length > 0) return true;
  if (asksForAnother(ask, any)) return true;
  return unknown.length > 0 && unknown.length >= explained && !isOurs;
};
