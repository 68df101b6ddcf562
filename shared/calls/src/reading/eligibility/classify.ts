import { type EligibilityKind, spelledAtEnd } from '@harambee/domain';
import { moneyIn } from '../numbers/money-in.ts';
import { numeralsIn } from '../numbers/numerals.ts';
import { folded } from '../text/folded.ts';
import { firstOf, says } from '../text/phrases.ts';
import { countriesIn, countryName } from './countries-in.ts';
import {
  bareBudget,
  beganWords,
  costWords,
  coverWords,
  exclusionWords,
  existenceWords,
  incomeWords,
  leastShareWords,
  ownShareWords,
  percentWords,
  shareWords,
} from './eligibility-words.ts';
import { formsIn, type NameFound, sectorsIn } from './names-in.ts';

/** What a statement asks. `value` is as the domain stores it: `Kenya, Uganda`, `2 years`, `50%`, `10000-500000 GBP`. */
export interface Condition {
  kind: EligibilityKind;
  value: string;
  isExclusion: boolean;
  /** Where the words stand that say so. */
  start: number;
}

/** The share that a text names, in percent. */
function percentIn(plain: string): { value: number; start: number; end: number } | undefined {
  const numeral = numeralsIn(plain).find(({ end }) => percentWords.test(plain.slice(end)));
  if (numeral) return numeral;
  for (const [words, value] of shareWords) {
    const match = firstOf(plain, words);
    if (match) return { value, start: match.index, end: match.index + match.text.length };
  }
  return undefined;
}

/** Whole years that a text names, in figures or in words; months where they make up years. */
function yearsIn(plain: string): { value: number; start: number } | undefined {
  const unit =
    /(?<!\p{L})(?:(?:full|complete|consecutive|whole) )?(?<year>years?'?|ans?|annees?|anos?)(?!\p{L})|(?<!\p{L})(?<month>months?|mois|meses)(?!\p{L})/gu;
  for (const match of plain.matchAll(unit)) {
    const left = plain
      .slice(0, match.index)
      // "1 (one) year".
      .replace(/\s?\([^)]{2,20}\)\s?$/, '')
      .replace(/ (?:full|whole|complete|de)? ?$/, '')
      .trimEnd();
    const numeral = numeralsIn(left).at(-1);
    const found = numeral?.end === left.length ? numeral : spelledAtEnd(left);
    const value = match.groups?.month === undefined ? found?.value : (found?.value ?? 0) / 12;
    if (found && value !== undefined && Number.isInteger(value) && value > 0 && value < 100)
      return { value, start: found.start };
  }
  return undefined;
}

const ofProject =
  /project budget|budget du projet|presupuesto del proyecto|orcamento do projeto|cost of (?:the|a|each|your) project/;

const isOfCosts = (plain: string): boolean => says(plain, costWords) || bareBudget.test(plain);

function shareOf(plain: string, context: string): Condition | undefined {
  const percent = percentIn(plain);
  if (!percent || percent.value <= 0 || percent.value >= 100) return undefined;
  const { value, start, end } = percent;
  const share = (kind: EligibilityKind, of: number): Condition => ({
    kind,
    value: `${of}%`,
    isExclusion: false,
    start,
  });
  const isIncome = says(plain, incomeWords) || (!isOfCosts(plain) && says(context, incomeWords));
  const isOwn =
    says(plain, ownShareWords) || /cost sharing|cofinanc|apport propre|contrapartida/.test(context);
  // "We contribute up to 60 %": the funder does.
  const isFunder = says(plain, coverWords) && !says(plain.slice(0, end + 24), leastShareWords);
  if (isOwn && !isFunder) return share('own_share', value);
  if (isIncome && !ofProject.test(plain) && !(isFunder && isOfCosts(plain))) return share('amount', value);
  if (!isOfCosts(plain) && !isFunder) return undefined;
  // Spending within the project says nothing about who pays.
  if (/indirect|overhead|administra|salar|personnel costs|frais generaux|gastos generales|audit/.test(plain))
    return undefined;
  const isLeast = says(plain.slice(Math.max(0, start - 30), end + 24), leastShareWords);
  return share('own_share', isLeast && !isFunder ? value : 100 - value);
}

/** Words before or behind an amount that make it the least; turned round by a "not" before them. */
const higher =
  /(?:at least|minimum|min\.|from|exceed\w*|more than|greater than|above|over|higher than|au moins|minim\w+|plus de|superieur\w*|al menos|por lo menos|mas de|mayor\w*|superior\w*|supere\w*|pelo menos|mais de|acima|ultrapass\w*|partir d|or more|ou plus|o mas|ou mais|upwards|no less than|not less than|no menos de|nao menos de|inferior\w*|less than|below|under|menor\w*|menos de|moins de)/g;
const isLower = /^(?:inferior|less than|below|under|menor|menos de|moins de)/;

function isLeastAmount(near: string): boolean {
  const words = [...near.matchAll(higher)].at(-1);
  if (!words) return false;
  const isNot =
    /(?:\bnot|\bno|\bne|\bn'|\bpas|\bnao|\bcannot|\bnever|\bni)(?:\s\S+){0,3}\s$/.test(
      near.slice(0, words.index),
    ) || /^(?:no less than|not less than|no menos de|nao menos de)/.test(words[0]);
  return isLower.test(words[0].replace(/^(?:no|not|nao) /, '')) === isNot;
}

function incomeOf(plain: string): Condition | undefined {
  if (!says(plain, incomeWords)) return undefined;
  const [one, other] = moneyIn(plain);
  if (!one) return undefined;
  const near = plain.slice(Math.max(0, one.start - 40), one.start);
  const behind = /^\W{0,2}(?:or more|ou plus|o mas|ou mais|upwards|minimum|minimo|at least|au moins)/.test(
    plain.slice(one.end),
  );
  const isBetween = other !== undefined && other.value > one.value;
  const value = isBetween
    ? `${one.value}-${other.value}`
    : behind || isLeastAmount(near)
      ? `${one.value}-`
      : `-${one.value}`;
  return { kind: 'income', value: `${value} ${one.currency}`, isExclusion: false, start: one.start };
}

const listOf = (found: readonly NameFound[]): string => found.map(({ name }) => name).join(', ');

/** Years of existence, countries and legal forms that a statement asks for. */
function conditionsOf(text: string, plain: string, context: string, isExclusion: boolean): Condition[] {
  const years = yearsIn(plain);
  const isAge =
    years !== undefined &&
    !/months? of|first payment|duration|duree|duracion|duracao|last (?:two|three|\d) years|per year|par an/.test(
      plain,
    ) &&
    (says(plain, existenceWords) || says(context, existenceWords));
  const countries = countriesIn(text);
  const legal = formsIn(plain);
  // "The Embassy of France" speaks of the funder.
  const isPlace = countries.length > 0 && !ofState.test(plain.slice(0, countries[0]?.start));
  const found: (Condition | false)[] = [
    isAge && {
      kind: 'age',
      value: years.value === 1 ? '1 year' : `${years.value} years`,
      isExclusion: false,
      start: years.start,
    },
    isPlace && {
      kind: 'country',
      value: countries.map(({ code }) => countryName(code)).join(', '),
      isExclusion,
      start: countries[0]?.start ?? 0,
    },
    legal.length > 0 && {
      kind: 'legal_form',
      value: listOf(legal),
      isExclusion,
      start: legal[0]?.start ?? 0,
    },
  ];
  const all = found.filter((one) => one !== false);
  // "An association must have existed for two years": the form is what the sentence is about.
  const isSubject = all.length > 1 && legal.length === 1 && subject.test(plain);
  return isSubject ? all.filter(({ kind }) => kind !== 'legal_form') : all;
}
const ofState =
  /(?:embassy|ambassade|embajada|embaixada|government|gouvernement|gobierno|governo|bank|banque|banco) (?:of|de|du|del|da|do|des|d')\s?(?:the |la |l'|los |el |o |a )?$/;
const subject =
  /^(?:an?|the|your|une?|l'|la|le|les|votre|el|las?|los|su|a|o|os|as|uma?)\s?\S+(?:\s\S+)?\s(?:must|should|has to|have to|doit|doivent|debe|deben|debera|deve|devem|devera|tem de)\s/u;

const ofActivities =
  /^\W*(?:(?:no|any|les|las|los|os|as|aucun\w*|ningun\w*|nenhum\w*|we do not fund|we cannot fund|ne finance pas|sont exclu\w*|quedan excluid\w*) ){0,2}(?:les |las |los |os |as )?(?:activit|project|projet|proyect|projeto|work|purpose|fins|action|accion|acao|acoes|event|promot|campaign|fines|atividade|actividad)/u;

const sectorOf = (work: readonly NameFound[], isExclusion: boolean): Condition => ({
  kind: 'sector',
  value: listOf(work),
  isExclusion,
  start: work[0]?.start ?? 0,
});

/**
 * What a statement asks of an applicant, the plainest condition first; `other` where no rule can compare it. `context`
 * stands around it.
 */
export function classify(text: string, context = '', isExcludedPart = false): [Condition, ...Condition[]] {
  const plain = folded(text);
  const isExclusion =
    isExcludedPart ||
    says(plain, exclusionWords) ||
    /(?<!\p{L})not for (?!profit)/u.test(plain) ||
    /^(?:no|aucun\w*|ningun\w*|nenhum\w*|nao|sans|not) /.test(plain);
  const share = shareOf(plain, folded(context));
  if (share) return [share];
  const income = incomeOf(plain);
  const work = sectorsIn(text);
  // What is not funded, not who: "activities of a political or religious kind".
  if (isExclusion && work.length > 0 && ofActivities.test(plain)) return [sectorOf(work, isExclusion)];
  const conditions = conditionsOf(text, plain, folded(context), isExclusion);
  const [first = income, ...rest] = income
    ? [income, ...conditions.filter(({ kind }) => kind !== 'age' || says(plain, beganWords))]
    : conditions;
  if (first) return [first, ...rest];
  if (work.length > 0 && plain.length < 160) return [sectorOf(work, isExclusion)];
  return [{ kind: 'other', value: '', isExclusion, start: 0 }];
}
