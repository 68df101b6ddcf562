/** Paper sizes of files (DRAFT-14). */
export const paperSizes = {
  a4: 'A4 (210 × 297 mm)',
  letter: 'Letter (8.5 × 11 in)',
} as const;
export type PaperSize = keyof typeof paperSizes;
export const paperSizeNames = Object.keys(paperSizes) as PaperSize[];
export const standardPaperSize: PaperSize = 'a4';

/** ISO 3166 codes of the countries that use Letter. */
const letterCountries = new Set([
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'DO',
  'GT',
  'HN',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
]);

/** The usual paper size for a language tag from the browser, such as `en-US`. */
export function paperSizeFor(language: string): PaperSize {
  try {
    return letterCountries.has(new Intl.Locale(language).region ?? '') ? 'letter' : standardPaperSize;
  } catch {
    return standardPaperSize;
  }
}

/** The address of a file on this paper. An address without a paper size gives the standard one. */
export function onPaper(address: string, paper: PaperSize): string {
  if (paper === standardPaperSize) return address;
  return `${address}${address.includes('?') ? '&' : '?'}paper=${paper}`;
}
