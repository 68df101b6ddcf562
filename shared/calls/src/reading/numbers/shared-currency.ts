import { anyPhrase, says, type WordsByLanguage } from '../text/phrases.ts';

/** Currencies that are written with one sign or word, with the names and countries that tell them apart. */
const families: Readonly<Record<string, readonly { currency: string; countries: string; names: string }[]>> =
  {
    USD: [
      { currency: 'CAD', countries: 'CA', names: 'cad|canadian dollars|dollars canadiens' },
      { currency: 'AUD', countries: 'AU', names: 'aud|australian dollars' },
      { currency: 'NZD', countries: 'NZ', names: 'nzd|new zealand dollars' },
      { currency: 'MXN', countries: 'MX', names: 'mxn|pesos mexicanos|moneda nacional|m.n.' },
      { currency: 'COP', countries: 'CO', names: 'cop|pesos colombianos|smmlv' },
      { currency: 'CLP', countries: 'CL', names: 'clp|pesos chilenos' },
      { currency: 'ARS', countries: 'AR', names: 'ars|pesos argentinos' },
      { currency: 'UYU', countries: 'UY', names: 'uyu|pesos uruguayos' },
    ],
    MXN: [
      { currency: 'COP', countries: 'CO', names: 'cop|pesos colombianos' },
      { currency: 'CLP', countries: 'CL', names: 'clp|pesos chilenos' },
      { currency: 'ARS', countries: 'AR', names: 'ars|pesos argentinos' },
      { currency: 'UYU', countries: 'UY', names: 'uyu|pesos uruguayos' },
      { currency: 'DOP', countries: 'DO', names: 'dop|pesos dominicanos' },
      { currency: 'PHP', countries: 'PH', names: 'php|philippine pesos' },
    ],
    KES: [
      { currency: 'UGX', countries: 'UG', names: 'ugx|ugandan shillings' },
      { currency: 'TZS', countries: 'TZ', names: 'tzs|tanzanian shillings' },
    ],
    INR: [
      { currency: 'PKR', countries: 'PK', names: 'pkr' },
      { currency: 'NPR', countries: 'NP', names: 'npr' },
      { currency: 'LKR', countries: 'LK', names: 'lkr' },
    ],
    XOF: [
      { currency: 'XAF', countries: 'CM GA TD CG CF GQ', names: 'xaf|beac' },
      { currency: 'RWF', countries: 'RW', names: 'rwf' },
      { currency: 'BIF', countries: 'BI', names: 'bif' },
      { currency: 'CDF', countries: 'CD', names: 'cdf|francs congolais' },
      { currency: 'GNF', countries: 'GN', names: 'gnf|francs guineens' },
      { currency: 'CHF', countries: 'CH', names: 'chf|francs suisses' },
    ],
  };
/** A call in US dollars says so by more than the sign. */
const ownNames: WordsByLanguage | string =
  'usd|us$|us dollars|dollars americains|dolares estadounidenses|dolares americanos';
const ownName = anyPhrase(ownNames);
const patterns = new Map(
  Object.values(families).flatMap((family) => family.map(({ names }) => [names, anyPhrase(names)] as const)),
);

/** Which of the currencies with this sign a call means: the one that it names elsewhere, or that of its country. */
export function sharedCurrency(likely: string, plain: string, countries: readonly string[]): string {
  const family = families[likely] ?? [];
  const named = family.filter(({ names }) => says(plain, patterns.get(names) as RegExp));
  if (named.length === 1 && named[0]) return named[0].currency;
  if (likely === 'USD' && says(plain, ownName)) return likely;
  const ofCountry = family.filter(({ countries: own }) =>
    own.split(' ').some((code) => countries.includes(code)),
  );
  return ofCountry.length === 1 && ofCountry[0] ? ofCountry[0].currency : likely;
}
