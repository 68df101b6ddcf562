import fc from 'fast-check';
import { languages } from './languages.ts';
import { periodsIn } from './period.ts';
import { asksToGo, read } from './read.ts';
import type { Names } from './reading.ts';
import { mistakes } from './spelling.ts';
import { statusesIn } from './statuses.ts';
import { tokensOf } from './tokens.ts';

const today = '2026-11-27';
const names: Names = {
  organization: 'Maji Trust',
  proposals: [
    { id: 'wells', title: 'Deep wells for Lodwar' },
    { id: 'looms', title: 'Weaving looms for Lodwar women' },
  ],
  funders: ['Rivers Trust'],
  people: [{ userId: 'u', name: 'Juma Baraka' }],
  documents: [],
  calls: [],
};
const reading = (message: string) => read(message, names, today);
const span = (message: string) => periodsIn(tokensOf(message), today)[0];

test.each([
  ['quantos poços temos em análise?', 'pt'],
  ['¿cuántas propuestas tenemos?', 'es'],
  ['quelles échéances avons-nous manquées', 'fr'],
  ['tuna mapendekezo mangapi', 'sw'],
  ['how many proposals do we have', 'en'],
])('“%s” is read as %s', (message, language) => {
  expect(reading(message).language).toBe(language);
});

test.each([
  ['which are not sent', ['draft', 'generating', 'completed', 'failed']],
  ['lesquelles ne sont pas encore soumises', ['draft', 'generating', 'completed', 'failed']],
  ['yapi hayajawasilishwa', ['draft', 'generating', 'completed', 'failed']],
  ['not drafts and not sent', ['generating', 'completed', 'failed']],
  ['which were sent and have no answer', ['submitted', 'under_review']],
  ['approved or funded', ['approved', 'funded']],
])('“%s” is about the statuses it leaves', (message, statuses) => {
  expect(statusesIn(reading(message))?.statuses).toEqual(statuses);
});

test.each([
  ['rejected last month', '2026-10-01', '2026-11-01'],
  ['el año pasado', '2025-01-01', '2026-01-01'],
  ['wiki hii', '2026-11-23', '2026-11-30'],
  ['depuis juin', '2026-06-01', ''],
  ['antes do natal', '', '2026-12-25'],
])('“%s” names a period', (message, from, until) => {
  expect(span(message)?.past).toMatchObject({ from, until });
});

test('a month is the last one of what was, and the next one of what will be', () => {
  expect(span('in january')?.past.from).toBe('2026-01-01');
  expect(span('in january')?.ahead.from).toBe('2027-01-01');
});

test.each([
  'due by the end of january',
  'd’ici fin janvier',
  'hasta finales de enero',
  'antes do fim de janeiro',
])('“%s” ends with the month', (message) => {
  expect(span(message)?.ahead).toMatchObject({ from: '', until: '2027-02-01' });
});

test.each([
  ['delete the deep wells', 'delete'],
  ['please can you send it now', 'submit'],
  ['He said “submit deep wells”', 'submit'],
  ['supprime-la', 'delete'],
  ['futa pendekezo', 'delete'],
  ['push the deadline of the deep wells back a week', 'change'],
  ['repousse la date de Deep wells d’une semaine', 'change'],
  ['aplaza el plazo de Deep wells una semana', 'change'],
  ['adia o prazo de Deep wells', 'change'],
  ['ahirisha tarehe ya Deep wells', 'change'],
  ['duplique la proposition Deep wells', 'duplicate'],
  ['annule l’invitation de Juma', 'cancel'],
  ['remind Juma about the budget', 'reply'],
  ['ponle fecha de mañana a Deep wells', 'change'],
  ['haz a Juma owner', 'change'],
  ['tell Juma to sign', 'reply'],
  ['tell me which are due', undefined],
  ['mándame las rechazadas', undefined],
  ['donne moi la liste des brouillons', undefined],
  ['how do I delete a proposal', undefined],
  ['which ones did we send', undefined],
  ['what happens if I delete it', undefined],
  ['what happens if I write “delete it”?', undefined],
])('“%s” orders %s', (message, order) => {
  expect(reading(message).order).toBe(order);
});

test('a record is named by the rarest of its words, with a typing mistake; a word of several names several', () => {
  expect(reading('status of the loms').mention?.rows.map(({ id }) => id)).toEqual(['looms']);
  expect(reading('when is lodwar due').mention?.rows).toHaveLength(2);
  expect(reading('proposals of Nuru Women').mention).toBeUndefined();
  expect(reading('proposals of Nuru Women').unknown).toEqual(['nuru', 'women']);
});

test('only who asks to go somewhere is asked to confirm', () => {
  expect(asksToGo('take me to the settings')).toBe(true);
  expect(asksToGo('where are the settings')).toBe(false);
});

test('swapped letters are one mistake, short words have none', () => {
  expect(mistakes('diary', 'dairy')).toBe(1);
  expect(mistakes('cat', 'cut')).toBeUndefined();
  expect(mistakes('weather', 'water')).toBeUndefined();
});

test('any message is read, and the same way each time', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 80, unit: 'grapheme' }),
      fc.constantFrom(...languages),
      (message, before) => {
        expect(read(message, names, today, before)).toEqual(read(message, names, today, before));
      },
    ),
    { numRuns: 50 },
  );
});

test.each(['constructor', 'toString', 'hasOwnProperty valueOf'])(
  '“%s” is a word like any other',
  (message) => {
    expect(reading(message).tokens).toEqual(tokensOf(message));
  },
);
