import { proposalStatuses } from '@harambee/domain';
import { countsIn, limitsIn } from './amount.ts';
import { exceptedIn } from './denial.ts';
import { languageOf } from './language.ts';
import type { Language } from './languages.ts';
import { type Concept, conceptsIn, courtesyAt, deedsAt, type Found, isFiller } from './lexicon.ts';
import { fundersIn, mentionIn, type Named, peopleIn } from './names.ts';
import { languageOfOrder, orderIn } from './order.ts';
import { periodsIn } from './period.ts';
import type { Names, Reading } from './reading.ts';
import { isStopWord } from './stop-words.ts';
import { address, tokensOf } from './tokens.ts';
import { writtenOut } from './vocabulary/short-forms.ts';

const pointers: Record<Language, RegExp> = {
  en: / (?:it|its|that one|this one|that|this|there|them|the same|this proposal|that proposal|the proposal|yes|sure|ok|okay) /,
  fr: / (?:la|le|lui|y|ca|cela|celle ci|celle la|celui ci|elle|en|l|son|sa|cette proposition|oui) /,
  es: / (?:la|lo|ahi|alli|ella|el|esa|ese|esta|este|esa propuesta|si|\w+l[ao]) /,
  pt: / (?:la|ali|ai|ela|ele|essa|esse|esta|este|dela|dele|nela|nele|isso|sim) /,
  sw: / (?:hiyo|hilo|hapo|yake|lake|huko|hii|hili|ndiyo|hizo|humo) /,
};

const openings: Record<Language, RegExp> = {
  en: /^(?:and|what about|how about|also|which ones|the|only|or|but) /,
  fr: /^(?:et|mais|pour|celle|celui|lesquelles|lesquels|la|le) /,
  es: /^(?:y|e|pero|la|el|cuales|solo) /,
  pt: /^(?:e|mas|a|o|quais|so) /,
  sw: /^(?:na|je|vipi|lakini|zipi|yapi|ile|lile|ya) /,
};

const splitters = new Set('or and vs versus than ou et que o u y e au na kuliko com'.split(' '));

/** Words of the interface are English in every language. */
const labelWords = new Set(
  Object.values(proposalStatuses)
    .flatMap(({ label }) => tokensOf(label))
    .filter((word) => word !== 'draft'),
);

/** Reads one message. Pure: the same words about the same names always give the same reading. */
export function read<Proposal extends Named>(
  message: string,
  names: Names<Proposal>,
  today: string,
  before: Language = 'en',
): Reading<Proposal> {
  const typed = tokensOf(message.replace(address, ' '));
  const guess = mentionIn(typed, names.proposals);
  const untitled = typed.filter(
    (token, at) => !labelWords.has(token) && (!guess?.used.has(at) || (guess?.used.size ?? 0) < 2),
  );
  const language = languageOf(message, untitled.length > 0 ? untitled : typed, before);
  const tokens = writtenOut(typed, language);
  const excepted = exceptedIn(message, tokens, language);
  const byCallName = mentionIn(tokens, names.calls);
  const isCallName = (byCallName?.used.size ?? 0) > Math.max(1, guess?.used.size ?? 0);
  const inCallName = (at: number) => isCallName && !!byCallName?.used.has(at);
  const periods = periodsIn(
    tokens.map((token, at) => (inCallName(at) ? '_' : token)),
    today,
  );
  const isOfPeriod = (at: number) => periods.some(({ used }) => used.has(at));
  const limits = limitsIn(tokens, isOfPeriod);
  const counts = countsIn(tokens, isOfPeriod);
  const inPeriod = (at: number) => isOfPeriod(at) || [...limits, ...counts].some(({ used }) => used.has(at));
  const funders = fundersIn(tokens, names.funders);
  const [funder] = funders;
  const titled = mentionIn(tokens, names.proposals, isOfPeriod);
  const isStrongest = funder && (titled?.words.length ?? 0) <= funder.used.size;
  const inFunder = (at: number) => !!isStrongest && funders.some(({ used }) => used.has(at));
  const isTaken = (at: number) => inPeriod(at) || inFunder(at) || inCallName(at);
  const mention = mentionIn(tokens, names.proposals, (at) => isTaken(at) || excepted.has(at));
  const without = mentionIn(tokens, names.proposals, (at) => isTaken(at) || !excepted.has(at));
  const inTitle = (at: number) => !!mention?.used.has(at) || !!without?.used.has(at);
  const people = peopleIn(
    tokens.map((token, at) => (inTitle(at) || inPeriod(at) ? '' : token)),
    names.people,
  );
  const isNamed = (at: number) =>
    inPeriod(at) || inTitle(at) || inFunder(at) || inCallName(at) || people.some(({ used }) => used.has(at));
  const spoken = tokens.map((token, at) => (isNamed(at) ? '' : token));
  const found = ofMoney(
    conceptsIn(spoken, language, (token) => token === ''),
    tokens,
  ).filter((one) => !isRelative(one, tokens, language, (at) => people.some(({ used }) => used.has(at))));
  const concepts = new Set(found.map(({ name }) => name));
  const documents = documentsIn(tokens, names, concepts);
  // "Rural water 2027" names a call by itself, one word of its name only beside "call".
  const calls = isCallName
    ? byCallName
    : concepts.has('call')
      ? (mentionIn(tokens, names.calls, isNamed) ??
        ((mention?.rows.length ?? 0) > 1 ? mentionIn(tokens, names.calls, isTaken) : undefined))
      : undefined;
  // "Calls about water": a word of several titles, beside "call", is meant of calls.
  const isOfCalls = concepts.has('call') && !!calls && (mention?.rows.length ?? 0) > 1;
  const explained = new Set([
    ...found.flatMap(({ at, length }) => Array.from({ length }, (_, n) => at + n)),
    ...documents.used,
    ...(calls?.used ?? []),
  ]);
  const own = new Set(tokensOf(names.organization));
  const unknown = tokens.filter(
    (token, at) =>
      token.length > 1 &&
      !isNamed(at) &&
      !explained.has(at) &&
      !own.has(token) &&
      !/^\d+$/.test(token) &&
      !isFiller(token, language) &&
      !isFiller(token, 'en') &&
      !isStopWord(token, language) &&
      deedsAt(tokens, at, language).length === 0 &&
      courtesyAt(tokens, at, language) === 0,
  );
  // "Nuru Women’s Group" is no record of ours, though a title has the word "women".
  const isBesideUnknown = (used: ReadonlySet<number> | undefined) =>
    used?.size === 1 &&
    tokens.some((token, at) => unknown.includes(token) && (used.has(at - 1) || used.has(at + 1)));
  const isForeign = isBesideUnknown(mention?.used);
  const isOtherFunder = isStrongest && isBesideUnknown(funder.used);
  const strangers = unknown.filter((word) => isNameLike(message, word));
  const text = ` ${spoken.filter(Boolean).join(' ')} `;
  const order = orderIn(message, language, names);
  return {
    // A short order in another language is answered in that language.
    language: order ? languageOfOrder(tokens, language) : language,
    ...{ message, tokens, concepts, found, excepted, periods, documents: documents.rows },
    unknown: isForeign
      ? tokens.filter((token, at) => unknown.includes(token) || mention?.used.has(at))
      : unknown,
    ...(order && { order }),
    ...(mention && !isForeign && !isOfCalls && { mention }),
    mentions: comparedIn(tokens, names.proposals, isTaken),
    ...(without && { without }),
    ...(isStrongest && !isOtherFunder && { funder: funder.funder }),
    funders:
      isStrongest && !isOtherFunder
        ? funders.map(({ funder: name, used }) => ({ name, at: Math.min(...used) }))
        : [],
    ...(people[0] && { person: people[0].person }),
    people: people.map(({ person, used }) => ({ ...person, at: Math.min(...used) })),
    ...{ calls: calls?.rows ?? [], limits, counts, strangers },
    numbers: tokens.filter((token, at) => /^\d+$/.test(token) && !isNamed(at) && !explained.has(at)),
    points: pointers[language].test(text),
    // "Deadline je?"
    continues:
      openings[language].test(`${tokens.join(' ')} `) ||
      (language === 'sw' && tokens.length <= 4 && tokens.at(-1) === 'je'),
  };
}

/** Before a French "qui" that asks. */
const beforeWho = new Set('et c est par a pour ou de avec mais chez sais dis savoir'.split(' '));

/** "Les demandes qui ne sont pas refusées" does not ask who. */
const isRelative = (
  { name, at }: Found<Concept>,
  tokens: readonly string[],
  language: Language,
  isName: (at: number) => boolean,
): boolean =>
  name === 'who' &&
  language === 'fr' &&
  tokens[at] === 'qui' &&
  at > 0 &&
  at < tokens.length - 1 &&
  !beforeWho.has(tokens[at - 1] ?? '') &&
  !isName(at - 1);

/** "Combien demandé", "pesa ngapi", "how many dollars": languages count money as well. */
function ofMoney(found: Found<Concept>[], tokens: readonly string[]): Found<Concept>[] {
  const money = found.filter(({ name }) => ['requested', 'money', 'usd', 'eur', 'kes'].includes(name));
  const isOfMoney = ({ at, length }: Found<Concept>) =>
    tokens[at] === 'combien' && length === 1
      ? money.length > 0 || found.some(({ name }) => name === 'secured')
      : money.some(
          (one) =>
            // "Tuliomba ngapi" asks for the sum; "demandé combien de" does not.
            (one.name !== 'requested' || tokens[at] === 'ngapi') &&
            (one.at === at + length || one.at + one.length === at),
        );
  return found.map((one) =>
    one.name === 'howMany' && isOfMoney(one) ? { ...one, name: 'howMuch' as const } : one,
  );
}

/** Written with a capital letter, and not only because a sentence begins with it. */
const isNameLike = (message: string, word: string): boolean =>
  [...message.matchAll(/(?<=[\p{L}\p{N},]['’]?\s|['’])\p{Lu}\p{Ll}+/gu)].some(([name]) =>
    tokensOf(name).includes(word),
  );

function documentsIn(tokens: readonly string[], { documents }: Names, concepts: ReadonlySet<Concept>) {
  const mention = mentionIn(tokens, documents);
  const isAsked = concepts.has('document') || concepts.has('expire') || (mention?.words.length ?? 0) > 1;
  return mention && isAsked ? mention : { rows: [], used: new Set<number>() };
}

/** One record on each side of "or", "and", "than". */
function comparedIn<Proposal extends Named>(
  tokens: readonly string[],
  proposals: readonly Proposal[],
  isNamed: (at: number) => boolean,
): Proposal[] {
  const cuts = tokens.flatMap((token, at) => (splitters.has(token) && !isNamed(at) ? [at] : []));
  const sides = [-1, ...cuts].map((cut, n) => tokens.slice(cut + 1, cuts[n] ?? tokens.length));
  const rows = sides.flatMap((side) => {
    const mention = mentionIn(side, proposals);
    return mention?.rows.length === 1 ? mention.rows : [];
  });
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  return distinct.length > 1 ? distinct : [];
}

const nobody: Names = { organization: '', proposals: [], funders: [], people: [], documents: [], calls: [] };

/** Whether a message asks to be taken somewhere: only then the person is asked to confirm. */
export const asksToGo = (message: string): boolean => read(message, nobody, '2026-01-01').order === 'go';
