import { world } from '../../testing/settle-world.ts';
import { type Language, languages } from '../../understanding/languages.ts';
import type { Clause, WorldProposal } from './clause.ts';
import { clauses } from './clauses.ts';

/** What is asked of the proposals that keep the clauses. */
type Asked = 'list' | 'count' | 'sum' | 'highest';

const sentences: Record<Asked, Record<Language, (narrowing: string) => string>> = {
  list: {
    en: (narrowing) => `Which proposals are there ${narrowing}?`,
    sw: (narrowing) => `Mapendekezo ${narrowing} ni yapi?`,
    fr: (narrowing) => `Quelles sont les propositions ${narrowing} ?`,
    es: (narrowing) => `¿Cuáles son las propuestas ${narrowing}?`,
    pt: (narrowing) => `Quais são as propostas ${narrowing}?`,
  },
  count: {
    en: (narrowing) => `How many proposals are there ${narrowing}?`,
    sw: (narrowing) => `Kuna mapendekezo mangapi ${narrowing}?`,
    fr: (narrowing) => `Combien de propositions y a-t-il ${narrowing} ?`,
    es: (narrowing) => `¿Cuántas propuestas hay ${narrowing}?`,
    pt: (narrowing) => `Quantas propostas há ${narrowing}?`,
  },
  sum: {
    en: (narrowing) => `How much money do we ask for in the proposals ${narrowing}?`,
    sw: (narrowing) => `Tunaomba pesa ngapi kwa jumla katika mapendekezo ${narrowing}?`,
    fr: (narrowing) => `Combien d’argent demandons-nous dans les propositions ${narrowing} ?`,
    es: (narrowing) => `¿Cuánto dinero pedimos en las propuestas ${narrowing}?`,
    pt: (narrowing) => `Quanto dinheiro pedimos nas propostas ${narrowing}?`,
  },
  highest: {
    en: (narrowing) => `Which has the highest readiness of the proposals ${narrowing}?`,
    sw: (narrowing) => `Lipi lina readiness ya juu zaidi kati ya mapendekezo ${narrowing}?`,
    fr: (narrowing) => `Laquelle a le readiness le plus élevé parmi les propositions ${narrowing} ?`,
    es: (narrowing) => `¿Cuál tiene el readiness más alto entre las propuestas ${narrowing}?`,
    pt: (narrowing) => `Qual tem o readiness mais alto entre as propostas ${narrowing}?`,
  },
};

const proposals: readonly WorldProposal[] = world.proposals.map((proposal) => ({
  ...proposal,
  funder: world.calls.find(({ id }) => id === proposal.callId)?.funder ?? '',
}));

/** A question of a combination of fields and operators, and its answer by the records alone. */
export interface Combination {
  message: string;
  language: Language;
  asked: Asked;
  /** The proposals that keep the clauses; of the highest, those that have it. */
  titles: string[];
  /** Of a sum: what they ask for in each currency. */
  sums: Record<string, number>;
}

function combination(language: Language, asked: Asked, some: readonly Clause[]): Combination {
  const narrowing = some.map(({ said }) => said[language]).join(' ');
  const rows = proposals.filter((proposal) => some.every(({ keeps }) => keeps(proposal)));
  const best = Math.max(...rows.map(({ readiness }) => readiness ?? -1));
  const shown = asked === 'highest' ? rows.filter(({ readiness }) => readiness === best) : rows;
  const sums: Record<string, number> = {};
  for (const { currency, requestedAmount } of rows) sums[currency] = (sums[currency] ?? 0) + requestedAmount;
  return {
    message: sentences[asked][language](narrowing),
    ...{ language, asked, sums },
    titles: shown.map(({ title }) => title),
  };
}

const askedOf: readonly Asked[] = ['list', 'count', 'sum', 'highest'];

/** Every clause alone, and beside one of another field; what is asked of them goes round. */
export const combinations: readonly Combination[] = languages.flatMap((language) =>
  clauses.flatMap((one, n) => {
    const others = clauses.filter(({ field }) => field !== one.field);
    const other = others[(n * 7 + language.length) % others.length];
    const another = others[(n * 13 + 5) % others.length];
    const ask = (at: number) => askedOf[(n + at) % askedOf.length] ?? 'list';
    return [
      combination(language, 'list', [one]),
      combination(language, ask(1), [one]),
      ...(other ? [combination(language, ask(0), [one, other])] : []),
      ...(another ? [combination(language, ask(2), [one, another])] : []),
    ];
  }),
);
