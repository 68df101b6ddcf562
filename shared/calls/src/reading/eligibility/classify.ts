import { type EligibilityKind, spelledAtEnd } from '@harambee/domain';
import { moneyIn } from '../numbers/money-in.ts';
import { numeralsIn } from '../numbers/numerals.ts';
import { folded } from '../text/folded.ts';
import { anyPhrase, says } from '../text/phrases.ts';
import { countriesIn, countryName } from './countries-in.ts';
import {
  beganWords,
  costWords,
  exclusionWords,
  existenceWords,
  incomeWords,
  legalForms,
  ownShareWords,
  percentWords,
  placeWords,
  sectors,
  shareWords,
} from './eligibility-words.ts';

/** What a statement asks. `value` is as the domain stores it: `Kenya, Uganda`, `2 years`, `50%`, `10000-500000 GBP`. */
export interface Condition {
  kind: EligibilityKind;
  value: string;
  isExclusion: boolean;
}

const forms = Object.entries(legalForms).map(([name, words]) => ({ name, pattern: anyPhrase(words) }));
const fields = Object.entries(sectors).map(([name, words]) => ({ name, pattern: anyPhrase(words) }));
const namesIn = (tables: typeof forms, plain: string): string[] =>
  tables
    .map(({ name, pattern }) => ({ name, at: plain.search(new RegExp(pattern.source, 'u')) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);

/** The share that a text names, in percent. */
function percentIn(plain: string): number | undefined {
  const numeral = numeralsIn(plain).find(({ end }) => percentWords.test(plain.slice(end)));
  return numeral?.value ?? shareWords.find(([words]) => says(plain, words))?.[1];
}

/** Whole years that a text names, in figures or in words. */
function yearsIn(plain: string): number | undefined {
  const unit = /(?<!\p{L})(?:(?:full|complete) )?(?:years?'?|ans?|annees?|anos?)(?!\p{L})/gu;
  for (const match of plain.matchAll(unit)) {
    const left = plain
      .slice(0, match.index)
      // "1 (one) year".
      .replace(/\s?\([^)]{2,20}\)\s?$/, '')
      .replace(/ (?:full|whole|complete)? ?$/, '')
      .trimEnd();
    const numeral = numeralsIn(left).at(-1);
    const value = numeral?.end === left.length ? numeral.value : spelledAtEnd(left)?.value;
    if (value !== undefined && value > 0 && value < 100) return value;
  }
  return undefined;
}

function shareOf(plain: string, context: string): Condition | undefined {
  const percent = percentIn(plain);
  if (percent === undefined || percent <= 0 || percent >= 100) return undefined;
  const isIncome = says(plain, incomeWords) || (!says(plain, costWords) && says(context, incomeWords));
  if (says(plain, ownShareWords) || /cost sharing|cofinanc|apport propre|contrapartida/.test(context))
    return { kind: 'own_share', value: `${percent}%`, isExclusion: false };
  if (
    isIncome &&
    !/project budget|budget du projet|presupuesto del proyecto|orcamento do projeto/.test(plain)
  )
    return { kind: 'amount', value: `${percent}%`, isExclusion: false };
  if (says(plain, costWords)) return { kind: 'own_share', value: `${100 - percent}%`, isExclusion: false };
  return undefined;
}

function incomeOf(plain: string): Condition | undefined {
  if (!says(plain, incomeWords)) return undefined;
  const amounts = moneyIn(plain);
  const [one, other] = amounts;
  if (!one) return undefined;
  const near = plain.slice(Math.max(0, one.start - 32), one.end + 16);
  const isLeast =
    /at least|more than|above|over |minimum|au moins|plus de|superieur|al menos|mas de|minimo|pelo menos|mais de|acima/.test(
      near,
    );
  const isBetween = other !== undefined && other.value > one.value;
  const value = isBetween ? `${one.value}-${other.value}` : isLeast ? `${one.value}-` : `-${one.value}`;
  return { kind: 'income', value: `${value} ${one.currency}`, isExclusion: false };
}

/** Years of existence, countries and legal forms that a statement asks for. */
function conditionsOf(text: string, plain: string, isExclusion: boolean): Condition[] {
  const years = yearsIn(plain);
  const isAge = years !== undefined && !/months? of|first payment/.test(plain) && says(plain, existenceWords);
  const countries = countriesIn(text);
  // What follows a hyphen is no word of its own: "not-for-profit", "non-governmental".
  const legal = namesIn(
    forms,
    plain.replaceAll('not-for-profit', 'nonprofit').replaceAll('non-governmental', 'nongovernmental'),
  );
  const isPlace = countries.length > 0 && (legal.length === 0 || says(plain, placeWords));
  const found: (Condition | false)[] = [
    isAge && { kind: 'age', value: years === 1 ? '1 year' : `${years} years`, isExclusion: false },
    isPlace && { kind: 'country', value: countries.map(countryName).join(', '), isExclusion },
    legal.length > 0 && { kind: 'legal_form', value: legal.join(', '), isExclusion },
  ];
  return found.filter((one) => one !== false);
}

/**
 * What a statement asks of an applicant, the plainest condition first; `other` where no rule can compare it. `context`
 * stands around it.
 */
export function classify(text: string, context = '', isExcludedPart = false): [Condition, ...Condition[]] {
  const plain = folded(text);
  const isExclusion =
    isExcludedPart ||
    says(plain, exclusionWords) ||
    /^(?:no|aucun\w*|ningun\w*|nenhum\w*|nao|sans) /.test(plain);
  const share = shareOf(plain, folded(context));
  if (share) return [share];
  const income = incomeOf(plain);
  const conditions = conditionsOf(text, plain, isExclusion);
  const [first = income, ...rest] = income
    ? [income, ...conditions.filter(({ kind }) => kind !== 'age' || says(plain, beganWords))]
    : conditions;
  if (first) return [first, ...rest];
  const work = namesIn(fields, plain);
  if (work.length > 0 && plain.length < 160) return [{ kind: 'sector', value: work.join(', '), isExclusion }];
  return [{ kind: 'other', value: '', isExclusion }];
}
