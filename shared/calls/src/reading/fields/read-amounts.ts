import { linesOf, type Passage, type Place, placeAt } from '../lines/passage.ts';
import { type Money, moneyIn } from '../numbers/money-in.ts';
import type { Placed } from '../outline/outline.ts';
import { folded } from '../text/folded.ts';
import { says } from '../text/phrases.ts';
import { clausesOf, sentencesOf } from '../text/sentences.ts';
import {
  grantWords,
  leastAmountWords,
  lessWords,
  moreWords,
  mostAmountWords,
  notWords,
  otherAmountWords,
} from './amount-words.ts';

export interface AmountFound {
  side: 'least' | 'most';
  value: number;
  currency: string;
  isShared: boolean;
  isSure: boolean;
  score: number;
  at: Place;
  lines: Place[];
}

const near = 90;

/** Says of the amount before it what it is: "2,000 at least and". */
const ofPrior =
  /^\s?(?:au |at |as a |como |no |or |ou |o )?(?:minimum|maximum|minimo|maximo|least|most|plus|moins|more|less|mas|menos|mais)(?=[,;]\s|\s(?:and|et|y|e|but|mais|pero|mas)\s)/;

/** What stands around an amount, up to the amounts beside it and the ends of its clause. */
function around(passage: Passage, money: Money, all: readonly Money[]) {
  const clauses = clausesOf(passage.text);
  const sentences = sentencesOf(passage.text);
  const { plain } = passage;
  const clause = clauses.findLast(({ start }) => start <= money.start) ?? { start: 0, end: plain.length };
  const isAside = /^\s?[([]/.test(plain.slice(clause.start));
  const sentence = sentences.findLast(({ start }) => start <= money.start);
  const clauseStart = isAside ? (sentence?.start ?? 0) : clause.start;
  const prior = all.findLast(({ end }) => end <= money.start)?.end ?? 0;
  const next = all.find(({ start }) => start >= money.end)?.start ?? plain.length;
  return {
    left: plain
      .slice(Math.max(clause.start, prior, money.start - near), money.start)
      .replace(prior > clause.start ? ofPrior : '', ''),
    right: plain.slice(money.end, Math.min(clause.end, next, money.end + near)),
    // Back over a number of the same range or pair: what the clause is about.
    about: plain.slice(Math.max(clauseStart, money.start - 2 * near), money.start),
  };
}

const orMore =
  /^\W*(?:or more|or above|and above|and up|upwards|ou plus|et plus|o mas|y mas|en adelante|ou mais|em diante|e mais)(?!\p{L})/u;

function sideOf(left: string, right: string, about: string): AmountFound['side'] | undefined {
  const tail = left.slice(-50);
  const last = (pattern: RegExp) => [...tail.matchAll(pattern)].at(-1)?.index ?? -1;
  const [more, less] = [last(moreWords), last(lessWords)];
  const [most, least] = [last(mostAmountWords), last(leastAmountWords)];
  if (Math.max(more, less) > Math.max(most, least)) {
    // "No less than 10 or more than 40": the "no" is of both.
    const isFurther = /^\s?(?:or|nor|ou|o|ni|nem)\s/.test(left) && says(about, notWords);
    const isNot = says(left.slice(-80), notWords) || says(right.slice(0, 40), notWords) || isFurther;
    return more > less === isNot ? 'most' : 'least';
  }
  if (most >= 0 || least >= 0) return most > least ? 'most' : 'least';
  const head = right.slice(0, 30);
  if (orMore.test(head)) return 'least';
  if (
    /^\W*(?:or less|or below|ou moins|o menos|ou menos)/.test(head) ||
    says(head.slice(0, 16), mostAmountWords)
  )
    return 'most';
  return says(head.slice(0, 16), leastAmountWords) ? 'least' : undefined;
}

/** "Most (PEN) | 95000": the label has the currency. */
function besideLabel(passage: Passage): AmountFound[] {
  const [label = '', value = ''] = passage.cells.map(folded);
  const currency = /\(([a-z]{3}|\p{Sc})\)|(?<=[,:]\s?)([a-z]{3})$/u.exec(label)?.[0].replace(/[()]/g, '');
  const side = currency && passage.isRow ? sideOf(label, '', '') : undefined;
  const [money] = side ? moneyIn(`${currency} ${value}`) : [];
  if (!side || !money || says(label, otherAmountWords)) return [];
  return [
    {
      side,
      value: money.value,
      currency: money.currency,
      isShared: money.isShared,
      isSure: true,
      score: 6,
      at: placeAt(passage, 0),
      lines: linesOf(passage),
    },
  ];
}

function readPassage({ passage, part }: Placed, heading: string): AmountFound[] {
  const all = moneyIn(passage.plain);
  if (all.length === 0) return besideLabel(passage);
  if (all.length === 0) return [];
  const sentences = sentencesOf(passage.text);
  return all.flatMap((money) => {
    const { left, right, about } = around(passage, money, all);
    const sentence = sentences.findLast(({ start }) => start <= money.start) ?? {
      start: 0,
      end: passage.plain.length,
    };
    const partner =
      money.range === 'to' ? all.find(({ range, end }) => range === 'from' && end <= money.start) : undefined;
    const said = partner ? around(passage, partner, all) : { left, right, about };
    const tail = money.range === 'from' ? '' : (/^[^,;.]*/.exec(right)?.[0] ?? '').slice(0, 40);
    const isGrant = says(`${said.about} ${tail}`, grantWords);
    if (says(`${said.left} ${money.range ? '' : tail}`, otherAmountWords)) return [];
    if (says(said.about, otherAmountWords) && !says(said.left, grantWords)) return [];
    // "More than half of £200,000": a share of it.
    if (
      /(?:half|third|quarter|%|per ?cent|moitie|mitad|metade|tercio|terco)\s(?:of|de|des|du|del|da|do)\s$/.test(
        left,
      )
    )
      return [];
    const side = money.range ? (money.range === 'from' ? 'least' : 'most') : sideOf(left, right, about);
    const words = passage.plain.slice(sentence.start, money.start);
    const isLabel =
      /[:\t]\s?\p{Sc}?[\p{L}$]{0,4}\s?$/u.test(words) || passage.isRow || passage.cells.length > 1;
    const score =
      (side ? 2 : 0) +
      (isGrant ? 2 : 0) +
      (isLabel && side && words.length < 50 ? 2 : 0) +
      (side && says(heading, grantWords) ? 1.5 : 0);
    // Conditions state the income of an applicant, not the grant.
    const least = part.zone === 'eligibility' ? 4 : 2;
    if (score < least || (!side && !isGrant)) return [];
    return [
      {
        side: side ?? 'most',
        value: money.value,
        currency: money.currency,
        isShared: money.isShared,
        isSure: side !== undefined && score >= 4 - (isLabel ? 1 : 0),
        score: side ? score : 0.5,
        at: placeAt(passage, money.start),
        lines: linesOf(passage),
      },
    ];
  });
}

/** The smallest and the largest grant: the amounts whose words say so most plainly; never the total of the fund. */
export function readAmounts(items: readonly Placed[], isUsed: (passage: Passage) => boolean): AmountFound[] {
  const found = items
    .filter(
      ({ passage, part, signs }) =>
        !isUsed(passage) &&
        !signs.isBlank &&
        !['attachments', 'criteria', 'closed', 'excluded'].includes(part.zone),
    )
    .flatMap((item) => readPassage(item, item.part.title.toLowerCase()));
  const sides = (['least', 'most'] as const).flatMap((side) => {
    const ranked = found.filter((one) => one.side === side).sort((one, other) => other.score - one.score);
    const [best] = ranked;
    if (!best) return [];
    const tied = ranked.find(({ value, score }) => score === best.score && value !== best.value);
    // Two lines that say it alike: a person chooses.
    return tied
      ? [
          { ...best, isSure: false },
          { ...tied, isSure: false },
        ]
      : [best];
  });
  const [one, other] = (['least', 'most'] as const).map((side) =>
    sides.find((amount) => amount.side === side),
  );
  // Two sides that do not fit are asked about.
  const fits = !one || !other || (one.currency === other.currency && one.value <= other.value);
  return fits ? sides : sides.map((side) => ({ ...side, isSure: false }));
}
