import {
  areInstructions,
  countInWords,
  isInstruction,
  isPlural,
  lowerFirst,
  singularUnit,
} from './grammar.ts';

test.each([
  ['springs flowing in the dry season', true],
  ['qochas raised and holding water', true],
  ['people who use a protected source', true],
  ['young people in creative work', true],
  ['paid placements completed', true],
  ['yield of potato', false],
  ['time a woman spends fetching water', false],
  ['water used by each person in a day', false],
  ['mean score of wellbeing (SWEMWBS, 7 to 35)', false],
  ['access to clean water', false],
  ['part of the potato harvest that is lost to frost', false],
])('%s is many: %s', (phrase, many) => {
  expect(isPlural(phrase)).toBe(many);
});

test.each([
  ['hours', 'hour'],
  ['people', 'person'],
  ['deaths per 1,000 live births', 'death per 1,000 live births'],
  ['communities', 'community'],
  ['boxes', 'box'],
  ['young people', 'young person'],
  ['%', '%'],
])('one of "%s" is "%s"', (unit, one) => {
  expect(singularUnit(unit)).toBe(one);
});

test.each([
  ['Survey the ground at all eight sites', true],
  ['Drill and test eight boreholes', true],
  ['Choose and train the twenty mentors', true],
  ['Put on eight public performances', true],
  ['Training of mechanics', false],
  ['Installation of the pumps', false],
])('"%s" can stand after "we will": %s', (text, can) => {
  expect(isInstruction(text)).toBe(can);
});

test('the majority of rows decides for those whose verb is unknown', () => {
  expect(areInstructions(['Drill eight boreholes', 'Build the kiosks', 'Coppice willows'])).toBe(true);
  expect(areInstructions(['Drill eight boreholes', 'Build the kiosks', 'Workshops for parents'])).toBe(false);
  expect(areInstructions(['Drill eight boreholes', 'Willow coppice'])).toBe(false);
});

test('lower case and counts inside a sentence', () => {
  expect(['Survey it', 'Dr Wafula', 'BSL signs', 'A risk'].map(lowerFirst)).toEqual([
    'survey it',
    'Dr Wafula',
    'BSL signs',
    'a risk',
  ]);
  expect([1, 12, 13, 1_204].map(countInWords)).toEqual(['one', 'twelve', '13', '1,204']);
});
