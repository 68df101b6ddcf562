/** Every currency in use (ISO 4217), without funds, metals and test codes. */
const codes = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY
  COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR
  ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK
  MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF
  SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU
  UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`;

export const currencies: readonly string[] = codes.trim().split(/\s+/);

/** The currency of an amount without one: proposals before 2026-11 only had US dollars. */
export const standardCurrency = 'USD';

/** The currency of a proposal or profile, which may not name one. */
export const currencyOf = ({ currency }: { currency?: string | undefined }): string =>
  currency || standardCurrency;

/**
 * What an amount adds to a sum in US dollars; 0 if it is in another currency. Such sums remain in answers and events
 * for releases before 2026-12, which know no other; current ones are `moneySums`, one for each currency (PROP-49).
 */
export const amountInSums = (amount: number, currency: string | undefined): number =>
  currencyOf({ currency }) === standardCurrency ? amount : 0;

/** Currencies without a smaller unit, or with thousandths; all others have hundredths. */
const withoutSmallerUnit = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const withThousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** Digits after the decimal point of an amount: 2 for dollars, 0 for yen, 3 for dinars. */
export function minorDigits(currency: string): number {
  if (withoutSmallerUnit.includes(currency)) return 0;
  return withThousandths.includes(currency) ? 3 : 2;
}

/** How many of the smallest unit make one unit: 100 for dollars, 1 for yen. */
export const minorUnits = (currency: string): number => 10 ** minorDigits(currency);

/** The sign before an amount: `$`, `£`, or the code if no sign is unambiguous. */
export const currencySign = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The mark that people write in their own country, which several currencies may share: `$` for pesos, too. */
export const localCurrencySign = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The unit after an amount: "US dollars", "Kenyan shillings". */
export const currencyWords = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** `Kenyan shilling`; words are English (DATA-11). */
export const currencyName = (currency: string): string =>
  new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? currency;
