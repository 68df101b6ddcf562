import { type PaperSize, standardPaperSize } from './paper-sizes.ts';

/** Ways to show an amount of US dollars: `$1,234`, `USD 1,234`, `1,234 US dollars`. The amount is the same in all of them. */
export const currencyDisplays = ['symbol', 'code', 'name'] as const;
export type CurrencyDisplay = (typeof currencyDisplays)[number];

/** Formats of dates and numbers, each named after where it is usual. None changes the language (`date-words.ts`). */
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

/** The formats that a person has chosen for dates, numbers and amounts. */
export interface ReaderFormats {
  locale: FormatLocale;
  currencyDisplay: CurrencyDisplay;
  /** Paper size of files (DRAFT-14). */
  paper: PaperSize;
}

/** Used until the person has chosen, and always in texts that are stored, parsed or sent (DATA-11). */
export const standardFormats: ReaderFormats = {
  locale: 'en-US',
  currencyDisplay: 'symbol',
  paper: standardPaperSize,
};

// Each remote bundles its own copy of this package, so the choice is stored where all copies find it.
const place = Symbol.for('harambee.reader-formats');
const page = globalThis as { [place]?: ReaderFormats };

/** Default formats of `formats.ts` when no locale is passed. */
export const readerFormats = (): ReaderFormats => page[place] ?? standardFormats;

/** Only for the shell: a service serves many people and must never choose for all of them. */
export function setReaderFormats(formats: ReaderFormats): void {
  page[place] = formats;
}
