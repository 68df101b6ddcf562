import { type PaperSize, standardPaperSize } from './paper-sizes.ts';

/** Ways to show an amount of US dollars: `$1,234`, `USD 1,234`, `1,234 US dollars`. The amount is the same in all of them. */
export const currencyDisplays = ['symbol', 'code', 'name'] as const;
export type CurrencyDisplay = (typeof currencyDisplays)[number];

/** Ways to write dates and numbers, each under the own name of where they are usual. None of them changes a language (`date-words.ts`). */
export const formatLocales = {
  'en-US': 'English (United States)',
  'en-GB': 'English (United Kingdom)',
  'sw-KE': 'Kiswahili (Kenya)',
  'am-ET': 'አማርኛ (ኢትዮጵያ)',
  'fr-FR': 'Français (France)',
  'pt-PT': 'Português (Portugal)',
  'es-ES': 'Español (España)',
  'de-DE': 'Deutsch (Deutschland)',
  'hi-IN': 'हिन्दी (भारत)',
  'zh-CN': '中文（中国）',
} as const;
export type FormatLocale = keyof typeof formatLocales;
export const formatLocaleNames = Object.keys(formatLocales) as FormatLocale[];

/** How the person at the screen wants dates, numbers and amounts. */
export interface ReaderFormats {
  locale: FormatLocale;
  currencyDisplay: CurrencyDisplay;
  /** What files are made for (DRAFT-14). */
  paper: PaperSize;
}

/** What counts until somebody has chosen, and always in texts that are stored, parsed or sent (DATA-11). */
export const standardFormats: ReaderFormats = {
  locale: 'en-US',
  currencyDisplay: 'symbol',
  paper: standardPaperSize,
};

// Each remote brings a copy of this package of its own, so the choice stands where all copies see it.
const place = Symbol.for('harambee.reader-formats');
const page = globalThis as { [place]?: ReaderFormats };

/** What the formatters of `formats.ts` use where no locale is named. */
export const readerFormats = (): ReaderFormats => page[place] ?? standardFormats;

/** For the shell alone: a service serves many people and must never choose for all of them. */
export function setReaderFormats(formats: ReaderFormats): void {
  page[place] = formats;
}
