import { amountIn, currencies } from '@harambee/domain';

/** Codes that are also words or names of meetings. */
export const ambiguousCodes = new Set([
  'ALL',
  'TOP',
  'COP',
  'CUP',
  'MOP',
  'TRY',
  'SOS',
  'SDG',
  'GEL',
  'BAM',
  'PEN',
  'MAD',
]);

/** What precedes an amount: a currency sign or code. */
const sign = String.raw`US\$|KSh|USh|TSh|[$£€¥₹₦₵]|(?:${currencies.filter((code) => !ambiguousCodes.has(code)).join('|')})(?=\s?\d)`;
/** What follows it. */
const word =
  '(?:US )?dollars|euros|(?:Kenyan |Ugandan |Tanzanian )?shillings|pounds|rupees|naira|cedis|birr|pesos|rand';
const digits = String.raw`\d+(?:[.,]\d+)*`;
const times: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const multiple = Object.keys(times).join('|');

/** An amount with its currency: "KES 4.2 million", "$120,000", "3,500,000 shillings". Groups begin with the name. */
export const moneyPattern = (name: string): string =>
  String.raw`(?:(?<![\p{L}\p{N}])(?<${name}Sign>${sign})\s?(?<${name}>${digits})(?: (?<${name}Times>${multiple})\b)?|(?<![\p{L}\p{N}.,])(?<${name}Last>${digits})(?: (?<${name}LastTimes>${multiple}))? (?<${name}Word>${word})\b)`;

export interface MoneyRead {
  value: number;
  /** As written in the text: "KES", "$", "shillings". */
  unit: string;
}

/** The amount of a match. It is not converted, and its currency stays as written. */
export function moneyOf(
  groups: Readonly<Record<string, string | undefined>>,
  name: string,
): MoneyRead | undefined {
  const hundredths = amountIn(groups[name] ?? groups[`${name}Last`] ?? '');
  const unit = groups[`${name}Sign`] ?? groups[`${name}Word`];
  if (hundredths === undefined || !unit) return undefined;
  const factor = times[groups[`${name}Times`] ?? groups[`${name}LastTimes`] ?? ''] ?? 1;
  return { value: Math.round(hundredths * factor) / 100, unit };
}

const whole = new RegExp(`^${moneyPattern('m')}$`, 'u');
const any = new RegExp(moneyPattern('m'), 'gu');

/** A cell that consists of an amount with its currency. */
export const moneyCell = (cell: string): MoneyRead | undefined => {
  const groups = whole.exec(cell.trim())?.groups;
  return groups && moneyOf(groups, 'm');
};

/** Every amount with a currency in a text. */
export const amountsWithCurrency = (text: string): MoneyRead[] =>
  Array.from(text.matchAll(any), ({ groups = {} }) => moneyOf(groups, 'm')).flatMap((one) => one ?? []);

const signUnit = new RegExp(
  String.raw`^(?<sign>US\$|KSh|USh|TSh|\p{Sc}|${currencies.join('|')})(?<rate> (?:a|per|each) .+)?$`,
  'u',
);

/** A unit that precedes its number: "KES" and " a year" of "KES 40,000 a year". */
export function moneyUnit(unit: string): { sign: string; space: string; rate: string } | undefined {
  const { sign, rate = '' } = signUnit.exec(unit)?.groups ?? {};
  return sign === undefined ? undefined : { sign, space: /\p{L}$/u.test(sign) ? ' ' : '', rate };
}
