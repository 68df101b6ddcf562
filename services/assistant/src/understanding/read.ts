import { type ProposalStatus, proposalStatuses } from '@harambee/domain';
import { type Limit, limitsIn } from './amount.ts';
import { type Language, languages } from './languages.ts';
import {
  type Concept,
  conceptsIn,
  courtesyAt,
  type Deed,
  deedsAt,
  type Found,
  isFiller,
  wordsIn,
} from './lexicon.ts';
import { funderIn, type Mention, mentionIn, type Named, peopleIn } from './names.ts';
import { type Period, periodsIn } from './period.ts';
import { tokensOf } from './tokens.ts';

/** What can be named in a question: the records of one organization. */
export interface Names<Proposal extends Named = Named> {
  organization: string;
  proposals: readonly Proposal[];
  funders: readonly string[];
  people: readonly { userId: string; name: string }[];
  documents: readonly Named[];
  calls: readonly Named[];
}

/** What a message says, by its own words alone. */
export interface Reading<Proposal extends Named = Named> {
  message: string;
  language: Language;
  tokens: readonly string[];
  concepts: ReadonlySet<Concept>;
  found: readonly Found<Concept>[];
  periods: readonly Period[];
  /** What the person orders: "delete it", "can you send it?". */
  order?: Deed;
  mention?: Mention<Proposal>;
  /** Two that are compared: "clean water or solar pumps". */
  mentions: readonly Proposal[];
  funder?: string;
  person?: { userId: string; name: string };
  /** All people that are named; `person` is the first. */
  people: readonly { userId: string; name: string }[];
  documents: readonly Named[];
  /** Calls of funders that are named, where the message speaks of calls. */
  calls: readonly Named[];
  /** "Over 50,000 dollars". */
  limits: readonly Limit[];
  /** Numbers that nothing explains. */
  numbers: readonly string[];
  /** Unknown words that are written as names: other organizations, other people. */
  strangers: readonly string[];
  /** Words that nothing explains. */
  unknown: readonly string[];
  /** It points at something said before: "it", "there". */
  points: boolean;
  /** It goes on with what was said before: "and the goats?" */
  continues: boolean;
}

/** Spellings that one language has and similar ones have not. */
const spellings: Partial<Record<Language, RegExp>> = {
  es: /[ñ¿¡]|ción|\b(?:el|los|las|del|y)\b/iu,
  pt: /[ãõ]|ção|ções|[áéíóúâêô](?:ri|ci|di|ni|ti)[ao]s?(?!\p{L})|\b(?:ao|aos|do|da|dos|das|no|na|um|uma|em)\b|(?:está|esta|vai|é) (?:a|o)\b/iu,
  fr: /[œè]|\b(?:les|des|du|une|est)\b/iu,
};

/** How words of one language end and others' do not: for words that nothing knows. */
const endings: Partial<Record<Language, RegExp>> = {
  en: /(?:ing|ed|th|ght|ck|sh|ly|ness|ers?)$/,
  fr: /(?:eau|eaux|eux|ez|oir|ment|ique|tion|ette|ait|ais|euse|eur)$/,
  es: /(?:[aeo]|[ao]s|ar|er|ir|dad|cion|iente)$/,
  pt: /(?:[aeo]|[ao]s|ar|er|ir|dade|cao|coes|agem|ou)$/,
};
const sounds: Partial<Record<Language, RegExp>> = { es: /[^qg]ue[lnrst]|ie[lnrst]|ll/, pt: /nh|lh|ei[rt]/ };

/**
 * The language of a message: a word counts more the fewer languages have it. Of several the one that was spoken before,
 * or English.
 */
export function languageOf(message: string, tokens: readonly string[], before: Language): Language {
  const known = languages.map((language) => ({ language, words: wordsIn(tokens, language) }));
  const weight = (at: number) => {
    const count = known.filter(({ words }) => words.has(at)).length;
    return ((tokens[at]?.length ?? 0) < 2 ? 0.5 : 1) / Math.max(1, count);
  };
  const strange = tokens.filter((token, at) => token.length > 3 && !known.some(({ words }) => words.has(at)));
  const ranked = known.map(({ language, words }) => ({
    language,
    score:
      [...words].reduce((sum, at) => sum + weight(at), 0) +
      (spellings[language]?.test(message) ? 0.4 : 0) +
      strange.filter((token) => endings[language]?.test(token)).length * 0.1 +
      strange.filter((token) => sounds[language]?.test(token)).length * 0.1 +
      (language === before ? 0.15 : 0) +
      (language === 'en' ? 0.05 : 0),
  }));
  const [best] = ranked.toSorted((a, b) => b.score - a.score);
  return best && best.score >= 0.3 ? best.language : before;
}

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

/** Addresses are no words of a language. */
const address = /\S+@\S+|https?:\S+/g;

/** Abbreviations people type. */
const shortForms: Record<string, string> = {
  ...{ hw: 'how', wat: 'what', wats: 'whats', wen: 'when', u: 'you', ur: 'your', r: 'are', nxt: 'next' },
  ...{
    prop: 'proposal',
    props: 'proposals',
    org: 'organization',
    pq: 'porque',
    q: 'que',
    vc: 'voce',
    tb: 'tambem',
  },
};

/** Reads one message. Pure: the same words about the same names always give the same reading. */
export function read<Proposal extends Named>(
  message: string,
  names: Names<Proposal>,
  today: string,
  before: Language = 'en',
): Reading<Proposal> {
  const tokens = tokensOf(message.replace(address, ' ')).map((token) => shortForms[token] ?? token);
  const guess = mentionIn(tokens, names.proposals);
  const untitled = tokens.filter(
    (token, at) => !labelWords.has(token) && (!guess?.used.has(at) || (guess?.used.size ?? 0) < 2),
  );
  const language = languageOf(message, untitled.length > 0 ? untitled : tokens, before);
  const periods = periodsIn(tokens, today);
  const isOfPeriod = (at: number) => periods.some(({ used }) => used.has(at));
  const limits = limitsIn(tokens, isOfPeriod);
  const inPeriod = (at: number) => isOfPeriod(at) || limits.some(({ used }) => used.has(at));
  const funder = funderIn(tokens, names.funders);
  const isStrongest = funder && (guess?.used.size ?? 0) <= funder.used.size;
  const inFunder = (at: number) => !!isStrongest && funder.used.has(at);
  const mention = mentionIn(tokens, names.proposals, (at) => inPeriod(at) || inFunder(at));
  const inTitle = (at: number) => !!mention?.used.has(at);
  const people = peopleIn(
    tokens.map((token, at) => (inTitle(at) || inPeriod(at) ? '' : token)),
    names.people,
  );
  const isNamed = (at: number) =>
    inPeriod(at) || inTitle(at) || inFunder(at) || people.some(({ used }) => used.has(at));
  const spoken = tokens.map((token, at) => (isNamed(at) ? '' : token));
  const found = ofMoney(
    conceptsIn(spoken, language, (token) => token === ''),
    tokens,
  );
  const concepts = new Set(found.map(({ name }) => name));
  const documents = documentsIn(tokens, names, concepts);
  const calls = concepts.has('call') ? mentionIn(tokens, names.calls, isNamed) : undefined;
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
  const order = orderIn(message, language, names.proposals);
  return {
    ...{ message, language, tokens, concepts, found, periods, documents: documents.rows },
    unknown: isForeign
      ? tokens.filter((token, at) => unknown.includes(token) || mention?.used.has(at))
      : unknown,
    ...(order && { order }),
    ...(mention && !isForeign && { mention }),
    mentions: comparedIn(tokens, names.proposals, isNamed),
    ...(isStrongest && !isOtherFunder && { funder: funder.funder }),
    ...(people[0] && { person: people[0].person }),
    ...{ people: people.map(({ person }) => person), calls: calls?.rows ?? [], limits, strangers },
    numbers: tokens.filter((token, at) => /^\d+$/.test(token) && !isNamed(at) && !explained.has(at)),
    points: pointers[language].test(text),
    continues: openings[language].test(`${tokens.join(' ')} `),
  };
}

/** "Combien demandé", "pesa ngapi", "how many dollars": languages count money as well. */
function ofMoney(found: Found<Concept>[], tokens: readonly string[]): Found<Concept>[] {
  const money = found.filter(({ name }) => ['requested', 'money', 'usd', 'eur', 'kes'].includes(name));
  const isOfMoney = ({ at, length }: Found<Concept>) =>
    tokens[at] === 'combien' && length === 1
      ? money.length > 0
      : money.some(
          (one) => one.name !== 'requested' && (one.at === at + length || one.at + one.length === at),
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

/** A question begins so, and orders nothing: "how do I delete …?", "what happens if I submit it?" */
const asking: Record<Language, RegExp> = {
  en: /^(?:how|what|when|who|which|where|why|can i|can we|may i|could i|do i|should i|is|are|was|were|did|does|has|have|if|am i|whats|wich|will) /,
  fr: /^(?:comment|que|qu|quand|qui|quel|quelle|quels|quelles|ou|pourquoi|puis je|peut on|est ce|combien|lesquelles|c est|cest|quoi|on peut|faut il|je peux) /,
  es: /^(?:como|que|cuando|quien|cual|cuales|donde|por que|puedo|podemos|cuanto|cuantos|cuantas|se puede|si) /,
  pt: /^(?:como|que|o que|quando|quem|qual|quais|onde|por que|porque|posso|podemos|quanto|quantos|quantas|da para) /,
  sw: /^(?:nawezaje|ninawezaje|tunawezaje|naweza|tunaweza|je|nini|lini|nani|gani|wapi|kwa nini|jinsi|namna|vipi) /,
};

/** The order of the first clause that is one; words in quotes are a clause of their own. */
function orderIn(message: string, language: Language, proposals: readonly Named[]): Deed | undefined {
  const clauses = message.split(/[.:;,!?\n"“”«»()]+|(?<=^|\s)['‘’]|['‘’](?=\s|$)/u);
  for (const clause of clauses) {
    const tokens = tokensOf(clause);
    if (tokens.length === 0) continue;
    if (asking[language].test(`${tokens.join(' ')} `)) return undefined;
    let at = 0;
    for (;;) {
      const polite = courtesyAt(tokens, at, language);
      if (polite === 0 || (deedsAt(tokens, at, language)[0]?.length ?? 0) > polite) break;
      at += polite;
    }
    const [deed] = deedsAt(tokens, at, language);
    // A title may begin with such a word.
    if (deed && !startsTitle(tokens.slice(at), proposals)) return deed.name;
  }
  return undefined;
}

const startsTitle = (tokens: readonly string[], proposals: readonly Named[]): boolean =>
  tokens.length > 1 &&
  proposals.some(({ title }) => tokensOf(title).slice(0, 2).join(' ') === tokens.slice(0, 2).join(' '));

const statusConcepts = [
  ...['draft', 'generating', 'completed', 'failed', 'submitted'],
  ...['under_review', 'approved', 'rejected', 'funded'],
] as const;
const unsent: readonly ProposalStatus[] = ['draft', 'generating', 'completed', 'failed'];
const sent: readonly ProposalStatus[] = ['submitted', 'under_review', 'approved', 'rejected', 'funded'];
const all: readonly ProposalStatus[] = [...unsent, ...sent];

export interface StatusesAsked {
  statuses: readonly ProposalStatus[];
  /** The statuses that were named and not denied, as they were named. */
  named: readonly ProposalStatus[];
  isNegated: boolean;
}

/** A negation counts for what follows it closely. */
const reach = 5;
const nearReach = 3;

/** Whether what stands at a place is denied: "not of education", "not led by me". */
export const isDeniedAt = ({ found, concepts }: Pick<Reading, 'found' | 'concepts'>, at: number): boolean =>
  found.some(
    (one) =>
      (one.name === 'negation' && one.at < at && at - one.at <= nearReach && concepts.has('negation')) ||
      (one.at === at && one.isNegated),
  );

/** Which statuses a message is about: "not sent" is every status before sending. Undefined if it names none. */
export function statusesIn({
  found,
  concepts,
}: Pick<Reading, 'found' | 'concepts'>): StatusesAsked | undefined {
  const negations = found.filter(({ name }) => name === 'negation');
  const isDenied = ({ at, isNegated }: Found<Concept>) =>
    isNegated || (negations.some((no) => no.at < at && at - no.at <= reach) && concepts.has('negation'));
  const meant = (name: Concept): readonly ProposalStatus[] => {
    if (name === 'unanswered') return ['submitted', 'under_review'];
    if (name === 'everSent') return sent;
    if (name === 'secured') return ['approved', 'funded'];
    return [name as ProposalStatus];
  };
  const group = found.filter(
    ({ name }) =>
      [...statusConcepts, 'unanswered', 'secured', 'everSent'].includes(name as never) && concepts.has(name),
  );
  // "Got funded" is funded.
  const exact = group.filter(({ name }) => name !== 'secured');
  const said = exact.length > 0 ? exact : group;
  if (said.length === 0) return undefined;
  const denied = said.filter(isDenied).flatMap(({ name }) => meant(name));
  const wanted = said.filter((one) => !isDenied(one)).map(({ name }) => meant(name));
  // "Sent, no answer yet" is narrower than "sent"; "approved or funded" is both.
  const isNarrower = said.some(({ name }) => name === 'unanswered');
  const named = [...new Set(isNarrower ? meant('unanswered') : wanted.flat())];
  const left = denied.length === 0 ? all : denied.includes('submitted') ? unsent : all;
  const statuses = (named.length > 0 ? named : left).filter(
    (status) => !denied.includes(status) && left.includes(status),
  );
  return { statuses, named, isNegated: denied.length > 0 };
}

const nobody: Names = { organization: '', proposals: [], funders: [], people: [], documents: [], calls: [] };

/** Whether a message asks to be taken somewhere: only then the person is asked to confirm. */
export const asksToGo = (message: string): boolean => read(message, nobody, '2026-01-01').order === 'go';
