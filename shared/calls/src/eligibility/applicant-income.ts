import { type Applicant, formatDay, formatMoney, isCalendarDay } from '@harambee/domain';
import { moneyIn } from '../reading/numbers/money-in.ts';
import { folded } from '../reading/text/folded.ts';
import { anyPhrase, says } from '../reading/text/phrases.ts';
import { yearlyIncomeWords } from './money-words.ts';

/** What an organization takes in within a year, or plans to spend: one amount, or the two that it lies between. */
export interface Income {
  /** A budget is a plan, and no income. */
  kind: 'income' | 'budget';
  least: number;
  most: number;
  /** ISO 4217. */
  currency: string;
  /** `YYYY-MM-DD`; '' for the range of the profile, which is that of today. */
  day: string;
  /** As the profile says it. */
  words: string;
  place: 'facts' | 'annualBudgetRange';
}

/** Words beside "income" that leave it the income of the whole organization. */
const usual = anyPhrase({
  en: "annual|yearly|total|gross|overall|of the organi*ation|organi*ation's|organi*ation|organi*ational|our|the|of|in|for|year|fiscal|financial|last|fy|and|ngo's|charity's|reported|audited|budget|operating",
  fr: "annuel*|total*|global*|brut*|de l'association|de l'organi*ation|association|exercice|annee|de|des|du|l'|la|le|les|en|d'exploitation|budget|et|fonctionnement",
  es: 'anual*|total*|global*|brut*|de la organizacion|organizacion|entidad|de la entidad|ejercicio|ano|de|del|la|en|presupuesto|y|operativo|institucional',
  pt: 'anual|anuais|total|totais|global|brut*|da organizacao|organizacao|exercicio|ano|de|do|da|em|orcamento|e|operacional|institucional',
});

/** Words for a plan of a year, in calls and in names of figures. */
export const budgetWords = anyPhrase({
  en: 'annual budget|operating budget|organi*ational budget|yearly budget|annual operating budget|annual organi*ational budget|budget size',
  fr: 'budget annuel|budget de fonctionnement|budget',
  es: 'presupuesto anual|presupuesto operativo|presupuesto institucional',
  pt: 'orcamento anual|orcamento operacional|orcamento institucional',
});

/** Whether the name of a figure means all that the organization takes in, and not a part, a plan or somebody else's. */
function isIncome(name: string): boolean {
  const plain = folded(name);
  const left = plain.replace(yearlyIncomeWords, '\u0000');
  if (left === plain) return false;
  const others = left
    .replace(usual, ' ')
    .replaceAll(/(?:19|20)\d\d(?:\s?[-/]\s?(?:20)?\d\d)?/g, ' ')
    .replaceAll(/\([a-z]{3}\)/g, ' ');
  return !/[\p{L}\p{N}]/u.test(others.replaceAll('\u0000', ''));
}

const scales: readonly (readonly [RegExp, number])[] = [
  [/^$/, 1],
  [/^(?:\/|per|a|par|por|ao)\s?(?:year|annum|an|ano)$/, 1],
  [/^(?:thousands?|'?000s?|k|milliers|miles|mil)$/, 1_000],
  [/^(?:millions?|mn|m|mio|millones|milhoes)$/, 1_000_000],
];

/** The currency of a unit and how much one of it is: "USD", "million KES", "EUR thousands". */
function currencyOfUnit(unit: string): { currency: string; factor: number } | undefined {
  const plain = `1 ${folded(unit).trim()}`;
  const [money] = moneyIn(plain);
  if (!money || money.isShared) return undefined;
  const behind = plain.slice(money.end).trim();
  const scale = scales.find(([words]) => words.test(behind));
  return scale && { currency: money.currency, factor: money.value * scale[1] };
}

/** The yearly incomes and budgets that the figures of a profile state, the newest first. */
export function incomesIn({ facts = [] }: Applicant): Income[] {
  return facts
    .flatMap(({ name, value, unit, date }): Income[] => {
      const of = currencyOfUnit(unit);
      if (!of || !isIncome(name) || !isCalendarDay(date) || value < 0) return [];
      const amount = value * of.factor;
      const words = `${name}: ${formatMoney(amount, of.currency)}, ${formatDay(date)}`;
      const kind = says(folded(name), budgetWords) ? 'budget' : 'income';
      return [{ kind, least: amount, most: amount, currency: of.currency, day: date, words, place: 'facts' }];
    })
    .sort((one, other) => (one.day < other.day ? 1 : -1));
}

const unitsOf: Readonly<Record<string, number>> = { K: 1_000, M: 1_000_000 };
const dollars = (text: string): number[] =>
  [...text.matchAll(/\$(\d+)([KM])/g)].map(([, figure, unit = '']) => Number(figure) * (unitsOf[unit] ?? 1));

/** The range that the profile states, in US dollars (DATA-15). */
export function budgetRangeOf({ annualBudgetRange: range = '' }: Applicant): Income | undefined {
  const [one, other] = dollars(range);
  if (one === undefined) return undefined;
  const [least, most] = range.startsWith('Under') ? [0, one] : [one, other ?? Number.POSITIVE_INFINITY];
  const words = `Annual budget range: ${range}`;
  return { kind: 'budget', least, most, currency: 'USD', day: '', words, place: 'annualBudgetRange' };
}
