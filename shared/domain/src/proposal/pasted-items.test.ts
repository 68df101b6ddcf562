import fc from 'fast-check';
import { pastedItems } from './pasted-items.ts';

const six = [
  'Raise attendance of 1,240 girls from 61% to 85% by June 2028.',
  'Train 48 teachers in 12 schools by December 2027.',
  'Build 24 latrines by March 2027.',
  'Give 300 bursaries a year.',
  'Found 12 school clubs.',
  'Keep 90% of the girls to the end of form 3.',
];

const lists: [string, string][] = [
  ['lines', six.join('\n')],
  ['lines of Windows', six.join('\r\n')],
  ['numbers', six.map((item, place) => `${place + 1}. ${item}`).join('\n')],
  ['numbers in brackets', six.map((item, place) => `(${place + 1}) ${item}`).join('\n')],
  ['letters', six.map((item, place) => `${'abcdef'[place]}) ${item}`).join('\n')],
  ['bullets', six.map((item) => `• ${item}`).join('\n')],
  ['bullets and tabs', six.map((item) => `•\t${item}`).join('\n')],
  ['dashes', six.map((item) => `- ${item}`).join('\n')],
  ['named numbers', six.map((item, place) => `Objective ${place + 1}: ${item}`).join('\n')],
  ['empty lines', six.join('\n\n')],
  ['numbers and empty lines', six.map((item, place) => `${place + 1}) ${item}`).join('\n\n')],
  ['numbers in one line', six.map((item, place) => `${place + 1}. ${item}`).join(' ')],
  ['bullets in one line', six.map((item) => `• ${item}`).join(' ')],
  ['wrapped lines', six.map((item, place) => `${place + 1}. ${item.replace(' by ', '\n   by ')}`).join('\n')],
];

test.each(lists)('six by %s are six', (_name, text) => {
  expect(pastedItems(text)).toEqual(six);
});

test.each([
  'Raise the share from 39% to 90% by June 2027.',
  'In 2027. 3 wells',
  '1.5 million litres, and 2.5 next year',
  'Cut it by half - from 40 to 20',
  'See page 2. It says more.',
])('%j is no list', (text) => {
  expect(pastedItems(text)).toEqual([text]);
});

test('no word is lost, whatever is pasted', () => {
  const words = (text: string) => text.match(/[a-z]{3,}/g) ?? [];
  const piece = fc.constantFrom(
    'wells',
    'pumps by june',
    '1.',
    '2)',
    '•',
    '-',
    '\n',
    '\r\n',
    '\n\n',
    ' ',
    '12',
    '(3) ',
    'xyz',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join(' ');
      expect(words(pastedItems(text).join(' '))).toEqual(words(text));
      expect(pastedItems(text).every((item) => item.trim() === item && item !== '')).toBe(true);
    }),
  );
});
