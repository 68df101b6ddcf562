import type { ClaimedFinding } from '../findings-answer.ts';
import { nordsee, rightClaims } from '../testing/sample-lines.ts';
import { verifiedFinding } from './verified-finding.ts';

const saidOf = (claimed: object, pages: string[][] = nordsee) => {
  const verified = verifiedFinding(claimed as ClaimedFinding, pages, 'm1');
  if (!verified) return undefined;
  const { finding } = verified;
  return 'fields' in finding ? finding.fields : finding.cells;
};

test('what the lines say passes, beside its line, as something to check', () => {
  const verified = rightClaims.map((claimed) => verifiedFinding(claimed as ClaimedFinding, nordsee, 'm1'));
  expect(
    verified.map((one) => one && ('fields' in one.finding ? one.finding.fields : one.finding.cells)),
  ).toEqual([
    { funder: 'Stiftung Nordsee' },
    { name: 'Sauberes Wasser 2027' },
    { reference: 'SW-27/3' },
    { deadlineDay: '2027-01-31', deadlineTime: '17:00' },
    { leastAmount: 5_000, mostAmount: 40_000, currency: 'EUR' },
    { text: 'Bewerben dürfen sich gemeinnützige Vereine in Kenia.', kind: 'country', value: 'Kenia' },
    {
      number: '1',
      text: 'Was ändert sich für wen, und woran erkennen Sie es?',
      limit: 300,
      limitUnit: 'words',
    },
    { number: '2', text: 'Wie geht die Arbeit weiter?', limit: 2_000, limitUnit: 'characters' },
    { name: 'Kostenplan', kind: 'budget' },
    { text: 'Wirkung', weight: 40 },
  ]);
  for (const one of verified)
    expect(one?.finding).toMatchObject({
      origin: 'model',
      confidence: 'maybe',
      source: { text: nordsee[(one?.finding.source.page ?? 0) - 1]?.[(one?.finding.source.line ?? 0) - 1] },
    });
  expect(verified[6]?.lines).toEqual([2, 3, 4].map((line) => ({ page: 2, line })));
});

test.each([
  ['a line that does not say it', { at: '1:2', what: 'funder', text: 'Stiftung Nordsee' }],
  ['a line that there is not', { at: '9:1', what: 'funder', text: 'Stiftung Nordsee' }],
  [
    'the line before the one where it begins',
    { at: '2:1', what: 'question', text: 'Wie geht die Arbeit weiter?' },
  ],
  ['other words', { at: '2:5', what: 'question', text: 'Wie geht Ihre Arbeit weiter?' }],
  ['a translation', { at: '2:5', what: 'question', text: 'How will the work continue?' }],
  ['a part of a word', { at: '2:7', what: 'criterion', text: 'irkung', weight: 40 }],
  ['no words', { at: '2:5', what: 'question', text: '(?)' }],
  ['another day', { at: '1:3', what: 'deadline', day: '2027-02-28' }],
  ['another year', { at: '1:3', what: 'deadline', day: '2028-01-31' }],
  ['a day that there is not', { at: '1:3', what: 'deadline', day: '2027-02-31' }],
  ['another hour', { at: '1:3', what: 'deadline', day: '2027-01-31', time: '23:59' }],
  ['another amount', { at: '1:4', what: 'amount', least: 5_000, most: 400_000, currency: 'EUR' }],
  ['no amount', { at: '1:4', what: 'amount', currency: 'EUR' }],
  [
    'lines in the wrong order',
    { at: '2:5', to: '2:2', what: 'question', text: 'Wie geht die Arbeit weiter?' },
  ],
  ['far too many lines', { at: '1:1', to: '1:5000', what: 'funder', text: 'Stiftung Nordsee' }],
])('%s: no finding', (_what, claimed) => {
  expect(saidOf(claimed)).toBeUndefined();
});

test('a finding is no page: its words stand within a few lines', () => {
  const pages = [['What', ...Array.from({ length: 8 }, (_, at) => `word ${at}`), 'changes?']];
  const claimed = { at: '1:1', what: 'question', text: 'What' };
  expect(saidOf({ ...claimed, to: '1:7' }, pages)).toBeDefined();
  expect(saidOf({ ...claimed, to: '1:8' }, pages)).toBeUndefined();
});

test.each([
  ['limit', { limit: 500, unit: 'characters' }],
  ['unit', { limit: 2_000, unit: 'words' }],
  ['kind of space', { limit: 2_000, unit: 'characters_without_spaces' }],
  ['number', { number: '7' }],
])('a question with another %s is kept without it', (_what, more) => {
  const claimed = { at: '2:5', what: 'question', text: 'Wie geht die Arbeit weiter?', ...more };
  expect(saidOf(claimed)).toEqual({ text: 'Wie geht die Arbeit weiter?' });
});

test('a currency that is not there, a weight and a value are not added', () => {
  expect(saidOf({ at: '1:4', what: 'amount', most: 40_000, currency: 'USD' })).toEqual({
    mostAmount: 40_000,
  });
  expect(saidOf({ at: '2:7', what: 'criterion', text: 'Wirkung', weight: 60 })).toEqual({ text: 'Wirkung' });
  expect(
    saidOf({ at: '1:5', what: 'eligibility', text: 'Vereine in Kenia', kind: 'country', value: 'Uganda' }),
  ).toEqual({ text: 'Vereine in Kenia', kind: 'country' });
});

test.each([
  ['2027-04-15', 'Fecha límite: 15 de abril de 2027'],
  ['2027-04-15', 'Date limite : le 15 avril 2027'],
  ['2027-04-01', 'Avant le 1er avril 2027'],
  ['2027-04-15', 'April 15th, 2027 at noon'],
  ['2027-04-15', 'до 15 апреля 2027 г.'],
  ['2027-04-15', 'الموعد النهائي ١٥ أبريل ٢٠٢٧'],
  ['2027-04-15', 'Mwisho: tarehe 15 Aprili 2027'],
  ['2027-04-15', '2027年4月15日'],
  ['2027-04-15', '15/04/2027'],
  ['2027-04-15', '04-15-27'],
  ['2027-04-15', '15.4.2027'],
  ['2027-04-15', '2027-04-15'],
])('the day %s stands in "%s"', (day, line) => {
  expect(saidOf({ at: '1:1', what: 'deadline', day }, [[line]])).toEqual({ deadlineDay: day });
  expect(saidOf({ at: '1:1', what: 'deadline', day: '2027-05-16' }, [[line]])).toBeUndefined();
});

test('no day is put together from the parts of two', () => {
  const pages = [['Open from 1 March 2027, closes 15 April 2027']];
  expect(saidOf({ at: '1:1', what: 'deadline', day: '2027-04-15' }, pages)).toBeDefined();
  for (const day of ['2027-03-15', '2027-04-01'])
    expect(saidOf({ at: '1:1', what: 'deadline', day }, pages)).toBeUndefined();
});

test.each([
  ['17:00', 'by 15 April 2027, 5 p.m.'],
  ['17:30', '15 April 2027, 5.30pm'],
  ['17:00', '15 avril 2027 à 17h00'],
  ['17:00', '15 avril 2027 à 17 h'],
  ['12:00', '15 April 2027, 12 noon'],
  ['09:05', '15 April 2027 09:05'],
])('the hour %s stands in "%s"', (time, line) => {
  const claimed = { at: '1:1', what: 'deadline', day: '2027-04-15' };
  expect(saidOf({ ...claimed, time }, [[line]])).toMatchObject({ deadlineTime: time });
  for (const other of ['05:00', '17:05', '00:00'])
    expect(saidOf({ ...claimed, time: other }, [[line]])).toBeUndefined();
});

test.each([
  ['£10,000', 10_000, 'GBP'],
  ['KES 1,500,000', 1_500_000, 'KES'],
  ['R$ 25.000,00', 25_000, 'BRL'],
  ['₹1,50,000', 150_000, 'INR'],
  ['US$25,000', 25_000, 'USD'],
  ['10 000 €', 10_000, 'EUR'],
])('the amount in "%s" has its currency', (words, most, currency) => {
  expect(saidOf({ at: '1:1', what: 'amount', most, currency }, [[`Up to ${words}.`]])).toEqual({
    mostAmount: most,
    currency,
  });
});

test.each([
  ['Largest grant\tUSD 150k', 150_000],
  ['máximo 40 mil euros', 40_000],
  ['Bis zu 1,5 Millionen', 1_500_000],
  ['up to 2 lakh', 200_000],
])('the amount in "%s" stands there', (line, most) => {
  const claimed = { at: '1:1', what: 'amount' };
  expect(saidOf({ ...claimed, most }, [[line]])).toEqual({ mostAmount: most });
  expect(saidOf({ ...claimed, most: most * 10 }, [[line]])).toBeUndefined();
});

test('a word that is divided at the end of a line is one word', () => {
  const pages = [['5. Describa el crono-', 'grama. (600 palabras)', 'y los anti-', 'Gravedad']];
  const claimed = { at: '1:1', to: '1:2', what: 'question', text: 'Describa el cronograma.' };
  expect(saidOf({ ...claimed, limit: 600, unit: 'words' }, pages)).toMatchObject({ limit: 600 });
  expect(saidOf({ at: '1:3', what: 'question', text: 'y los antiGravedad' }, pages)).toBeUndefined();
});

test('a sign that several currencies have is none of them', () => {
  for (const currency of ['USD', 'CAD', 'KES'])
    expect(saidOf({ at: '1:1', what: 'amount', most: 900, currency }, [['Up to $900']])).toEqual({
      mostAmount: 900,
    });
});
