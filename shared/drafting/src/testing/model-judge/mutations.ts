import type { Slot } from '../../slots/slot.ts';

/**
 * The judge's mutations of good sections: each falsifies one thing a fact says. Deterministic by seed. A mutant
 * survives, which none may, if the changed sentence is in the final text. Of the kinds `swap` and `replace`, a
 * sentence may also stay if its phrase itself names what the fact counts.
 */
type JudgeFact = Pick<Slot, 'id' | 'kind' | 'subject' | 'value'>;

export interface Mutant {
  kind: string;
  text: string;
  /** The sentence that was changed, as it reads now (slots unfilled). */
  sentence: string;
}

const slot = /\{\{F\d+\}\}/g;
const numberKinds = new Set<string>(['money', 'count', 'share', 'duration', 'date', 'change', 'measurement']);

/** Mulberry32. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const sentencesOf = (text: string): string[] => text.match(/[^.!?]+[.!?]+(?:\s+|$)/g) ?? [text];

const shifted = (value: string, by: (digits: number) => number): string =>
  value.replace(/\d[\d,]*(?:\.\d+)?/, (digits) => String(by(Number(digits.replaceAll(',', '')))));

const words = [
  'nine thousand',
  'forty-eight thousand',
  'eighty-five percent',
  'three quarters',
  'two dozen',
  'a third',
  'seventeen',
  'twice as many',
];
const hedges = [
  'nearly',
  'over',
  'almost',
  'more than',
  'about',
  'roughly',
  'up to',
  'fewer than',
  'around',
  'close to',
];
const units = ['percent', 'thousand', 'a month', 'per household', 'million', 'a day', '%', 'times over'];
const multiples = ['twice', 'half of', 'double', 'a third of', 'three times', 'a quarter of'];
const rounded = [
  'about ten thousand',
  'hundreds of',
  'dozens of',
  'almost half',
  'most of all',
  'some 50,000',
  'a few thousand',
];

type Change = (
  one: string,
  pick: <Item>(items: readonly Item[]) => Item,
  facts: readonly JudgeFact[],
) => string | undefined;

/** Each changes one slot of a sentence; undefined if it does not apply. */
const changes: Record<string, Change> = {
  digits_other: (one, pick, facts) => {
    const other = pick(facts.filter(({ id, kind }) => `{{${id}}}` !== one && numberKinds.has(kind)));
    return other.value;
  },
  digits_shifted: (one, pick, facts) => {
    const value = facts.find(({ id }) => `{{${id}}}` === one)?.value ?? '';
    if (!/\d/.test(value)) return undefined;
    return shifted(
      value,
      pick([
        (n: number) => n + 1,
        (n: number) => n * 10,
        (n: number) => Math.round(n * 1.46),
        (n: number) => Math.max(1, n - 3),
      ]),
    );
  },
  words: (_one, pick) => pick(words),
  rounded: (_one, pick) => pick(rounded),
  hedge: (one, pick) => `${pick(hedges)} ${one}`,
  unit: (one, pick) => `${one} ${pick(units)}`,
  multiple: (one, pick) => `${pick(multiples)} ${one}`,
  unknown: (_one, pick) => pick(['{{F99}}', '{{F0}}', '{{F1x}}', '{F3}', '{{ }}', '[F2]', '{{amount}}']),
  replace: (one, pick, facts) => {
    const kindOf = (id: string) => facts.find((fact) => `{{${fact.id}}}` === id)?.kind;
    return `{{${pick(facts.filter(({ id, kind }) => `{{${id}}}` !== one && numberKinds.has(kind) && kind !== kindOf(one))).id}}}`;
  },
};

/** `rise` against `fall`, in sentences that state a change. */
const opposites: [RegExp, string][] = [
  [/\b(?:rise|rises|go up|goes up|increase|grow|grown in number)\b/, 'fall'],
  [/\b(?:fall|falls|drop|come down|comes down|shortens)\b/, 'rise'],
];

export function mutantOf(text: string, facts: readonly JudgeFact[], seed: number): Mutant | undefined {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const sentences = sentencesOf(text);
  const places = sentences.flatMap((sentence, place) =>
    [...sentence.matchAll(slot)]
      .filter(([id]) => numberKinds.has(facts.find((fact) => `{{${fact.id}}}` === id)?.kind ?? ''))
      .map(({ 0: id, index }) => ({ place, id, index })),
  );
  if (places.length === 0) return undefined;
  const chosen = pick(places);
  const sentence = sentences[chosen.place] as string;
  const put = (at: number, changed: string) =>
    sentences.map((one, place) => (place === at ? changed : one)).join('');
  const kind = pick([...Object.keys(changes), 'swap', 'direction']);
  if (kind === 'swap') {
    const kindOf = (id: string) => facts.find((fact) => `{{${fact.id}}}` === id)?.kind;
    const others = places.filter(({ id }) => id !== chosen.id && kindOf(id) !== kindOf(chosen.id));
    if (others.length === 0) return undefined;
    const other = pick(others);
    const all = [...text.matchAll(slot)];
    const offset = (at: typeof chosen) => sentences.slice(0, at.place).join('').length + at.index;
    const [a, b] = [offset(chosen), offset(other)];
    const swapped = text.replace(slot, (id: string, at: number) =>
      at === a ? other.id : at === b ? chosen.id : id,
    );
    if (all.length < 2 || swapped === text) return undefined;
    return { kind, text: swapped, sentence: (sentencesOf(swapped)[chosen.place] as string).trim() };
  }
  if (kind === 'direction') {
    const fact = facts.find(({ id }) => `{{${id}}}` === chosen.id);
    const found = opposites.find(([pattern]) => pattern.test(sentence));
    if (fact?.kind !== 'change' || !found) return undefined;
    const changed = sentence.replace(found[0], found[1]);
    return { kind, text: put(chosen.place, changed), sentence: changed.trim() };
  }
  const value = changes[kind]?.(chosen.id, pick, facts);
  if (value === undefined) return undefined;
  const changed = sentence.slice(0, chosen.index) + value + sentence.slice(chosen.index + chosen.id.length);
  return { kind, text: put(chosen.place, changed), sentence: changed.trim() };
}

/** `count` mutants, spread evenly over the sections. */
export function* mutants(
  sections: readonly { text: string; facts: readonly JudgeFact[] }[],
  count: number,
): Generator<Mutant & { section: number }> {
  for (let seed = 1, made = 0; made < count; seed++) {
    const place = seed % sections.length;
    const section = sections[place];
    const mutant = section && mutantOf(section.text, section.facts, seed);
    if (!mutant) continue;
    made++;
    yield { ...mutant, section: place };
  }
}
