import type { Finding } from './finding.ts';
import { type PlacedSlot, type Slot, type SlotKind, statesFigure } from './slot.ts';

/** Words of every subject: that they are in a sentence proves nothing. */
const general = new Set(
  'the and for with from that this who whom which what will are have has had was were been being each every all any its their his her our not but into than then they them more most part take takes taken give gives number amount total share cost costs rate figure value length start end begin time first last per day week month year years months project projects program funder applicant requested people person'.split(
    ' ',
  ),
);

/** Roots of the words that say what a text is about; "fees" and "fee", "fetching" and "fetch" are one. */
function roots(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !general.has(word)).map(rootOf));
}

const irregular: Readonly<Record<string, string>> = {
  women: 'woman',
  men: 'man',
  children: 'child',
  chosen: 'choos',
};
const rootOf = (word: string): string =>
  irregular[word] ??
  word
    .replace(/(?:ies|es|s)$/u, '')
    .replace(/(?:ing|ed|e)$/u, '')
    .slice(0, 6);

/** Of the words of a subject, how many a sentence must share. */
const enough = 0.4;

/** Of the words that say what a subject is about, the share that stands in `words`: 0 to 1 (DRAFT-21). */
export function sharedWords(words: string, subject: string): number {
  const wanted = roots(subject);
  const said = roots(words);
  let shared = 0;
  for (const root of wanted) if (said.has(root)) shared += 1;
  return wanted.size === 0 ? 0 : shared / wanted.size;
}

/** True where `words` speak of a subject (DRAFT-21). */
export const speaksOf = (words: string, subject: string): boolean => sharedWords(words, subject) >= enough;

/** A share is one of something: "women among the officers" is never said of mobilizers. */
function namesWhole(words: string, subject: string): boolean {
  const [whole] = roots(subject);
  return whole === undefined || roots(words).has(whole);
}

const asksForMoney =
  /\b(?:ask|asks|asking|request|requests|requested|requesting|seek|seeks|seeking|appl(?:y|ies|ying)|total|totals|totaling|grant|fund|funding|support)\b|\bwith\s*$/iu;
const lasts =
  /(?:\b(?:over|lasts?|lasting|after|within|during|period\s+of|course\s+of|runs?(?:\s+for)?|takes?|spans?|works?\s+for|on\s+for|continues?\s+for|project\s+of|goes\s+on\s+for|and\s+for|for\s+(?:the\s+)?(?:first|whole|next)|■\s+for))\s*$/iu;
const begins =
  /\b(?:start|starts|begin|begins|open|opens|launch|launches|commence|commences|from|since|kick)\b/iu;
const dayFollows = /\b(?:on|from|by|until|since|before|after|of|is|as\s+of|in|and|to)\s*$/iu;
const changeVerb =
  /\b(?:rise|rises|fall|falls|increase|increases|decrease|decreases|drop|drops|grow|grows|climb|climbs|decline|declines|(?:go|goes|come|comes)\s+(?:up|down))\s*$/iu;

/** The general facts of a project, whose subject has no words of its own. */
const generalRoles: readonly { subject: RegExp; fits(clause: Clause): boolean }[] = [
  {
    subject: /\bamount requested\b|\brequest\b/i,
    fits: ({ before, after }) =>
      asksForMoney.test(before) || /^\s*(?:is|are)\s+(?:asked|requested|sought)/i.test(after),
  },
  {
    subject: /\blength of the project\b/i,
    fits: ({ before, marked }) => lasts.test(marked) && !asksOnly.test(before),
  },
  {
    subject: /\b(?:start|months?) of the project\b/i,
    fits: ({ before, after }) => begins.test(before) || /\bbegins?|starts?\b/i.test(after),
  },
];
/** "Asks for {{F4}}": an amount stands there. */
const asksOnly =
  /\b(?:ask|asks|asking|request|requests|seek|seeks|apply|applies|cost|costs|pay|pays|pay(?:s|ing)?|charged|totals?|comes?\s+to)(?:\s+\p{L}+)?(?:\s+(?:for|of|in))?\s*$/iu;

interface Clause {
  /** The words before the slot, back to the slot before it that states a figure; names in it are read out. */
  before: string;
  /** The same with a sign for each slot. */
  marked: string;
  /** The words behind it, up to the next slot. */
  after: string;
}

/** The words around each slot. A fact beside it speaks for itself, not for its neighbor; a name speaks for its bearer. */
function clauseOf(sentence: string, placed: readonly PlacedSlot[], index: number): Clause {
  const slot = placed[index] as PlacedSlot;
  let [before, marked, from] = ['', '', 0];
  for (const other of placed.slice(0, index)) {
    const words = sentence.slice(from, other.start);
    if (statesFigure(other))
      [before, marked] = [isApposition(sentence, other, placed[index]) ? other.subject : '', '■'];
    else [before, marked] = [`${before}${words}${other.value} ${other.subject}`, `${marked}${words}■`];
    from = other.end;
  }
  const own = sentence.slice(from, slot.start);
  const next = placed[index + 1];
  return {
    before: before + own,
    marked: marked + own,
    after: ownWords(sentence.slice(slot.end, next?.start), next !== undefined),
  };
}

/** What follows a slot belongs to it until a reason or a condition begins; before another slot, until a new part does. */
const ownWords = (after: string, isBeforeSlot: boolean): string =>
  after.split(
    isBeforeSlot ? /[,;:]|\band\b/u : /\b(?:because|since|when|while|so that|which is why|if|unless)\b/u,
  )[0] as string;

/** "{{F3}}, {{F14}}, make theater": the second says something of the first. */
const isApposition = (sentence: string, one: PlacedSlot, next: PlacedSlot | undefined): boolean =>
  next !== undefined && /^\s*,\s*$/.test(sentence.slice(one.end, next.start));

/** True where a phrase names what it counts: "eight boreholes" needs no more words, unless another fact counts boreholes. */
function namesItself(slot: Slot, all: readonly Slot[]): boolean {
  if (slot.kind !== 'count') return false;
  const own = nounsOf(slot.value);
  if (own.size === 0) return false;
  return !all.some(
    (other) =>
      other.id !== slot.id &&
      other.kind === slot.kind &&
      [...nounsOf(other.value)].some((noun) => own.has(noun)),
  );
}

const nounsOf = (value: string): Set<string> =>
  new Set(
    (value.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [])
      .filter((word) => !numberWord.test(word))
      .map(rootOf),
  );
const numberWord =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|least|most|each|per|and|the|about|from|aged)$/;

/** "{{F2}} to bring water": what can follow an amount. Nobody is an amount, so it is followed by no plain verb. */
const followsMoney =
  /^\s*(?:is|was|goes|pays|covers|buys|comes|will|would|of|for|to|over|from|at|with|in|as|and|or|but|by|under|through|which|that|the|we|it|has|had|remains|together|altogether|toward|towards|during|because|since|so|while|where|■)/iu;

/** The words before a slot that its kind of value can follow in a sentence. */
const fitsKind: Partial<Record<SlotKind, (clause: Clause, slot: Slot) => boolean>> = {
  date: ({ marked }) => dayFollows.test(marked),
  change: ({ marked }) =>
    !/\b(?:of|for|by|with|to|in|over|on|at|from|than|and|the|a|our|their|is|are)\s*$/iu.test(marked),
  money: ({ marked, after }) =>
    !changeVerb.test(marked) &&
    !/\b(?:over|on|in|aged|since|until|during|after|before)\s*$/iu.test(marked) &&
    (/^\s*(?:$|[^\p{L}\s])/u.test(after) || followsMoney.test(after)),
  count: ({ marked }) => !changeVerb.test(marked) && !/\b(?:on|aged|since|until)\s*$/iu.test(marked),
  // "{{F3}}, aged 14 to 21, make theater".
  measurement: ({ marked }, { value }) =>
    !changeVerb.test(marked) &&
    !(value.startsWith('aged ') && /\b(?:at|for|of|over|with|by|to|in|on)\s*$/iu.test(marked)),
  share: ({ marked }) => !/\b(?:over|in|on|since|until|during|lasts?|runs?\s+for)\s*$/iu.test(marked),
  duration: ({ marked }) => !changeVerb.test(marked),
};

function standsWell(clause: Clause, slot: Slot, all: readonly Slot[]): boolean {
  if (!(fitsKind[slot.kind]?.(clause, slot) ?? true)) return false;
  const role = generalRoles.find(({ subject }) => subject.test(slot.subject));
  if (role) return role.fits(clause);
  if (namesItself(slot, all)) return true;
  // What changes is named before its figures.
  if (slot.kind === 'change') return speaksOf(clause.before, slot.subject);
  const words = `${clause.before} ${clause.after}`;
  return (
    speaksOf(words, slot.subject) &&
    (slot.kind !== 'share' || namesWhole(`${words} ${slot.value}`, slot.subject))
  );
}

/** Facts in sentences that speak of something else (DRAFT-21). */
export function* misplacedFacts(
  sentence: string,
  placed: readonly PlacedSlot[],
  all: readonly Slot[],
): Generator<Finding> {
  for (const [index, slot] of placed.entries()) {
    if (slot.kind === 'statement') {
      // Whole sentences stand alone.
      if (sentence.replace(/[.\s]+$/u, '').trim() !== `{{${slot.id}}}`)
        yield { refusal: 'wrong_place', words: `{{${slot.id}}}` };
    } else if (statesFigure(slot) && !standsWell(clauseOf(sentence, placed, index), slot, all)) {
      yield { refusal: 'wrong_place', words: `{{${slot.id}}}` };
    }
  }
}
