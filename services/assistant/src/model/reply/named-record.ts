import { type Fact, isName, isSameRecord, type RecordFamily } from '../facts/fact.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { type Passage, type PlacedFact, type Segment, segmentOf } from './passage.ts';

/** Who speaks of a whole must not name a part of it beside the figure. */
const parts: Partial<Record<RecordFamily, readonly RecordFamily[]>> = {
  all: ['proposal', 'call', 'status', 'category', 'badge'],
  due: ['proposal', 'call', 'status', 'category'],
  standing: ['proposal', 'call', 'badge'],
  profile: ['proposal', 'call', 'badge'],
};

const kinds: readonly RecordFamily[] = ['status', 'category'];
/** What has a name of its own. */
const things: readonly RecordFamily[] = ['proposal', 'call', 'badge'];

/** "In all": the whole, whatever was named before. */
const inAll =
  /\b(?:in\s+all|in\s+total|in\s+sum|the\s+total|altogether|overall|all\s+(?:of\s+)?(?:your|our|the)|the\s+whole)\b/iu;

/** What several proposals ask for together, where only one of them is known. */
const manyAsk =
  /\b(?:you|we|they|organization|proposals|applications)\b.*\b(?:ask|asked|asking|request|requested|requesting|seek|applied)\b/iu;

/** Before a name that the sentence is not about. */
const compares =
  /\b(?:before|after|than|unlike|like|besides|except|ahead\s+of|behind|compared\s+(?:to|with)|instead\s+of)\s+$/iu;

/** What follows a slot and gives it to the record behind it: "{{F3}} for {{F1}}". */
const link =
  /^\s*(?:left\s+|away\s+)?(?:is\s+|are\s+|was\s+)?(?:for|of|from|in|by|what|the\s+\p{L}+\s+of|the\s+\p{L}+\s+for|due\s+for)\s+$/iu;

/** A slot, with all that is named in its sentence and before it. */
class Place {
  readonly segment: Segment;
  private readonly named: readonly Mention[];

  constructor(
    private readonly passage: Passage,
    readonly fact: PlacedFact,
    facts: readonly Fact[],
  ) {
    this.segment = segmentOf(passage, fact);
    const own = mentionsIn(passage.sentence, facts);
    const before = mentionsIn(passage.context, facts);
    // Places before the sentence are negative.
    const by = passage.context.length;
    this.named = [...before.map((one) => ({ ...one, start: one.start - by, end: one.end - by })), ...own];
  }

  /** The last one named before the slot. */
  before(families: readonly RecordFamily[], from = Number.NEGATIVE_INFINITY): Mention | undefined {
    return this.named.findLast(
      ({ record, start, end }) => families.includes(record.family) && start >= from && end <= this.fact.start,
    );
  }

  /** The last one named before the slot that is not only compared with: "before {{F1}}", "less than {{F1}}". */
  subject(families: readonly RecordFamily[]): Mention | undefined {
    const named = this.named.filter(
      ({ record, end }) => families.includes(record.family) && end <= this.fact.start,
    );
    const isCompared = ({ start, end }: Mention) =>
      start >= 0 &&
      compares.test(this.passage.sentence.slice(0, start)) &&
      !/^\s*(?:,\s*(?:which|whose|with)\b|\()/iu.test(this.passage.sentence.slice(end));
    return named.findLast((mention) => !isCompared(mention)) ?? named.at(-1);
  }

  /** "{{F1}} and {{F2}} ask for": what follows would be said of both. */
  isOneOfSeveral({ record, start }: Mention): boolean {
    const other = this.named.findLast((one) => one.record.family === record.family && one.end <= start);
    if (!other || isSameRecord(other.record, record) || other.start < 0) return false;
    return /^[\s*]*(?:,|,?\s*(?:and|or|as\s+well\s+as))[\s*]*$/iu.test(
      this.passage.sentence.slice(other.end, start),
    );
  }

  /** The first one named behind the slot. */
  after(families: readonly RecordFamily[], until: number): Mention | undefined {
    return this.named.find(
      ({ record, start }) => families.includes(record.family) && start >= this.fact.end && start < until,
    );
  }

  /** In the words that belong to the slot. */
  within(families: readonly RecordFamily[]): Mention | undefined {
    const { start, end } = this.segment;
    return this.before(families, start) ?? this.after(families, end);
  }

  /** Whether nothing of another record is stated between the slot and a place behind it. */
  isFreeUntil(place: number): boolean {
    return this.passage.placed.every(
      (one) =>
        isName(one) ||
        one.start <= this.fact.start ||
        one.start > place ||
        isSameRecord(one.record, this.fact.record),
    );
  }

  /** The words between the slot and a mention behind it. */
  until({ start }: Mention): string {
    return this.passage.sentence.slice(this.fact.end, start);
  }

  /** "{{F2}} that request {{F3}}": what a slot before it began, of one of these. */
  continues(families: readonly RecordFamily[]): boolean {
    const { lead, start } = this.segment;
    const isOwnPart = /^\s*(?:[,;:(]|and\b|while\b|but\b|whereas\b)/iu.test(lead);
    return (
      !isOwnPart &&
      this.passage.placed.some(({ end, record }) => end === start && families.includes(record.family))
    );
  }

  /** "All your proposals ask for {{F3}}": behind a name that was said before, all of them are meant. */
  speaksOfAllAfter(named: Mention | undefined): boolean {
    const from = Math.max(named?.end ?? 0, this.segment.start);
    return inAll.test(this.passage.sentence.slice(from, this.fact.start));
  }

  /** Whether the words before the slot are about more than one record. */
  speaksOfMany(): boolean {
    const { sentence, placed } = this.passage;
    const wholes: readonly RecordFamily[] = ['all', 'due', 'standing', ...kinds];
    return (
      inAll.test(sentence.slice(0, this.fact.start)) ||
      manyAsk.test(this.segment.lead) ||
      this.before(kinds, this.segment.start) !== undefined ||
      placed.some(({ start, record }) => start < this.fact.start && wholes.includes(record.family))
    );
  }

  isOf(mention: Mention | undefined): boolean {
    return mention !== undefined && isSameRecord(mention.record, this.fact.record);
  }
}

/** Calls and proposals have the same fields: what is said after the name of one is said of it, and of no other. */
const alike = (family: RecordFamily): readonly RecordFamily[] =>
  family === 'badge' ? ['badge'] : ['proposal', 'call'];

const hasOthers = (fact: Fact, facts: readonly Fact[]): boolean =>
  facts.some(
    ({ record }) => alike(fact.record.family).includes(record.family) && !isSameRecord(record, fact.record),
  );

/** Proposals, calls and badges: the nearest one named before, or else behind in the sentence. */
function isOfThing(place: Place, family: RecordFamily, isOnlyOne: boolean): boolean {
  const families = alike(family);
  const following = place.after(families, Number.POSITIVE_INFINITY);
  if (following && link.test(place.until(following))) return place.isOf(following);
  const before = place.subject(families);
  if (place.speaksOfAllAfter(before) || (before && place.isOneOfSeveral(before))) return false;
  if (before) return place.isOf(before);
  if (following && place.isFreeUntil(following.start)) return place.isOf(following);
  return isOnlyOne && !place.speaksOfMany();
}

/** A status or category: named in its own words, or before, and nothing narrower beside it. */
function isOfKind(place: Place, family: RecordFamily): boolean {
  const others = [...kinds, ...things].filter((one) => one !== family);
  const { lead, start } = place.segment;
  if (place.before(others, start)) return false;
  const own = place.within([family]);
  if (own) return place.isOf(own) && !place.within(others);
  if (place.within(others) || inAll.test(lead)) return false;
  return place.isOf(place.before([...kinds, ...things])) && !place.before(['proposal', 'call']);
}

/** A whole: no part of it is named beside the figure, nor before it, unless the words say "in all". */
function isOfWhole(place: Place, family: RecordFamily): boolean {
  const narrower = parts[family] ?? [];
  if (place.within(narrower)) return false;
  if (family === 'standing') {
    const isList = place.fact.field === 'badgesEarned';
    return !place.before(['badge'], 0) && (isList || !place.after(['badge'], Number.POSITIVE_INFINITY));
  }
  if (family !== 'all') return true;
  if (place.continues(narrower)) return false;
  return inAll.test(`${place.segment.lead}■${place.segment.tail}`) || !place.before(narrower);
}

/** True where a slot stands with the record it is of (ASSIST-17). */
export function isOfNamedRecord(passage: Passage, fact: PlacedFact, facts: readonly Fact[]): boolean {
  const { family } = fact.record;
  const place = new Place(passage, fact, facts);
  if (things.includes(family)) return isOfThing(place, family, !hasOthers(fact, facts));
  if (family === 'status' || family === 'category') return isOfKind(place, family);
  return isOfWhole(place, family);
}

/** "{{F1}} ({{F2}})", "Grant ID: {{F2}}": the ID of the proposal that was named last (ASSIST-17). */
export function isIdOfNamed(
  { context, sentence }: Passage,
  fact: PlacedFact,
  facts: readonly Fact[],
): boolean {
  const before = `${context}${sentence.slice(0, fact.start)}`;
  if (fact.field !== 'grantId' || !/(?:\}\}\s*\(|\bgrant\s+ID(?:\s+is)?:?)\s*$/iu.test(before)) return true;
  const named = mentionsIn(before, facts).findLast(({ record }) => record.family === 'proposal');
  return !named || isSameRecord(named.record, fact.record);
}
