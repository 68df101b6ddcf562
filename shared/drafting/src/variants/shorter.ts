import { countByUnit, mostVariants } from '@harambee/domain';
import type { SectionLimit } from '@harambee/domain/schemas';
import { textOfUnits, type Unit, unitsOf } from './sentence-units.ts';
import { asVariant, factsOf, type SectionVariant, type TodaysSection } from './variant.ts';

type Length = Pick<SectionLimit, 'unit' | 'maximum'>;

/** What a reviewer looks for, most important first; a fact of no row is worth one. */
const wanted: readonly (readonly [RegExp, number])[] = [
  [/beneficiaries|requestedAmount|computed\.(?:total|requested)/i, 8],
  [/outcomes|baseline|target|objectives/i, 6],
  [/budget|cost|perPerson|share|projectDuration|deadline/i, 4],
  [/risk|team|activities|timeline/i, 3],
];
export const worthOf = (fact: string): number => wanted.find(([pattern]) => pattern.test(fact))?.[1] ?? 1;

/** What decides how much a unit is missed, read once. */
interface Weighed {
  unit: Unit;
  facts: string[];
  isNote: boolean;
}

const weighed = ({ text, sources = [] }: TodaysSection): Weighed[] =>
  unitsOf({ text, sources }).map((unit) => ({
    unit,
    facts: factsOf(sources.filter(({ start, end }) => start >= unit.start && end <= unit.end)),
    isNote: text.slice(unit.start, unit.end).includes('[needs:'),
  }));

/** The most wanted fact decides; one that stands elsewhere, too, counts little. */
function lossOf({ facts, isNote }: Weighed, uses: ReadonlyMap<string, number>): number {
  const worths = facts.map((fact) => worthOf(fact) * ((uses.get(fact) ?? 0) > 1 ? 0.2 : 1));
  const amongAlike = worths.reduce((sum, worth) => sum + worth, 0) / 1_000;
  // A note of what is missing is a question to a person: it goes after the wording, before most facts.
  return Math.max(0, ...worths) + amongAlike + (isNote ? 0.5 : 0);
}

/** The units without the one that is missed least; of two alike the later goes, and the opening goes last. */
function withoutLeast(units: readonly Weighed[]): Weighed[] {
  const uses = new Map<string, number>();
  for (const fact of units.flatMap(({ facts }) => facts)) uses.set(fact, (uses.get(fact) ?? 0) + 1);
  let least = units[0];
  let smallest = Number.POSITIVE_INFINITY;
  for (const one of units.slice(1)) {
    const loss = lossOf(one, uses);
    if (loss > smallest) continue;
    least = one;
    smallest = loss;
  }
  return units.filter((one) => one !== least);
}

function asCut(today: TodaysSection, all: readonly Unit[], left: readonly Unit[]): SectionVariant {
  const cut = all
    .filter((unit) => !left.includes(unit))
    .map(({ start, end }) => today.text.slice(start, end));
  return asVariant(today, { ...textOfUnits(today, left), cut });
}

/**
 * Today's text without the sentences that a reviewer misses least, as short as the limit asks (DRAFT-32). No word is
 * new. Undefined when it is short enough, or when not one sentence fits.
 */
export function shortenedTo(today: TodaysSection, { unit, maximum }: Length): SectionVariant | undefined {
  if (countByUnit(today.text, unit) <= maximum) return undefined;
  const all = weighed(today);
  const length = (one: Weighed) => countByUnit(today.text.slice(one.unit.start, one.unit.end), unit);
  const unitsAmong = (some: ReadonlySet<Weighed>) =>
    all.filter((one) => some.has(one)).map((one) => one.unit);
  const fits = (some: ReadonlySet<Weighed>) =>
    countByUnit(textOfUnits(today, unitsAmong(some)).text, unit) <= maximum;
  let sum = all.reduce((total, one) => total + length(one), 0);
  let left = all;
  const gone: Weighed[] = [];
  // What stands between the units counts, too: the whole is counted only where it may fit.
  while (left.length > 0 && (sum > maximum || !fits(new Set(left)))) {
    const next = new Set(withoutLeast(left));
    const least = left.filter((one) => !next.has(one));
    gone.unshift(...least);
    sum -= least.reduce((total, one) => total + length(one), 0);
    left = [...next];
  }
  if (left.length === 0) return undefined;
  const kept = new Set(left);
  // A long unit that had to go may leave room for short ones that went before it.
  for (const one of gone.slice(1)) if (!fits(kept.add(one))) kept.delete(one);
  return asCut(
    today,
    all.map((one) => one.unit),
    unitsAmong(kept),
  );
}

/** Parts of today's words that are offered where no limit is asked for. */
const shares = [0.8, 0.65, 0.5];

/**
 * Up to three shorter texts, each another one (DRAFT-30): the one that keeps the funder's limit first, where today's text is
 * over it, then the longest.
 */
export function shorterVariants(today: TodaysSection, limit?: Length): SectionVariant[] {
  const words = countByUnit(today.text, 'words');
  const lengths = shares.map((share): Length => ({ unit: 'words', maximum: Math.floor(words * share) }));
  const all = [...(limit ? [limit] : []), ...lengths].flatMap((length) => shortenedTo(today, length) ?? []);
  return all
    .filter(({ text }, index) => all.findIndex((other) => other.text === text) === index)
    .slice(0, mostVariants);
}
