import {
  amountIn,
  budgetLimits,
  formatCents,
  minorUnits,
  monthsInWords,
  priceIn,
  proposalFields,
  quantityInWords,
  rateInWords,
  standardFormats,
} from '@harambee/domain';
import type { BudgetLine } from '@harambee/domain/schemas';

/** How a cell is shown and what is read from it, as people type: "2 people", "10 months", "$420". */
export interface CellKind {
  show(line: BudgetLine): string;
  read(text: string): Partial<BudgetLine>;
}

// What a cell shows is what is read back from it: never in another format than `amountIn` knows.
const { locale } = standardFormats;

const within = (value: number | undefined, maximum: number): number => Math.min(value ?? 0, maximum);

export const quantityCell: CellKind = {
  show: (line) => (line.quantityHundredths === 0 && line.unit === '' ? '' : quantityInWords(line, locale)),
  read: (text) => {
    const [, number = '', unit = ''] = /^\s*([\d.,]*)\s*(.*?)\s*$/s.exec(text) ?? [];
    return {
      quantityHundredths: within(amountIn(number), budgetLimits.quantityHundredths),
      unit: unit.slice(0, budgetLimits.unit),
    };
  },
};

export const monthsCell: CellKind = {
  show: ({ months }) => monthsInWords(months, locale),
  read: (text) => {
    const months = Math.floor((amountIn(/[\d.,]+/.exec(text)?.[0] ?? '') ?? 0) / 100);
    return { months: within(months, proposalFields.projectDuration.maximum) };
  },
};

export const priceCell = (currency: string): CellKind => ({
  show: ({ unitCents }) => (unitCents === 0 ? '' : formatCents(unitCents, currency, locale)),
  read: (text) => ({
    unitCents: within(priceIn(text, currency), proposalFields.requestedAmount.maximum * minorUnits(currency)),
  }),
});

/** Per cent as hundredths: "10", "10.5 %". */
export const rateOf = (text: string): number =>
  within(amountIn(text.replace(/\s*%\s*$/, '')), budgetLimits.rate);

export const showRate = (rate: number): string => rateInWords(rate, locale);
