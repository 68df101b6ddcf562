import { type FactText, textOf } from './fact-text.ts';
import { changedFact, factTexts, profileFacts } from './fact-texts.fixture.ts';

const flagged = (state: FactText['state']) =>
  factTexts.filter((text) => text.state === state && text.becomes !== undefined).map(({ id }) => id);
const looksAlike = /1[.,\s]?200|twelve hundred/i;

test('exactly three drafts and two bank answers are flagged, and nothing that was submitted', () => {
  expect(flagged('draft')).toEqual(['draft-linked', 'draft-spelled', 'draft-french']);
  expect(flagged('bank')).toEqual(['bank-linked-twice', 'bank-typed']);
  expect(factTexts.filter(({ state }) => state === 'submitted')).toHaveLength(3);
  const untouched = factTexts.filter(({ state }) => state === 'submitted');
  expect(untouched.filter(({ becomes, whenRemoved }) => becomes ?? whenRemoved)).toEqual([]);
});

test('the fact changes its value alone', () => {
  const before = profileFacts.find(({ id }) => id === changedFact.id);
  expect({ ...before, value: 1450 }).toEqual(changedFact);
});

test('every other text looks as if it stated the former value, but for two', () => {
  const others = factTexts.filter(({ becomes }) => becomes === undefined);
  expect(others.filter(({ parts }) => !looksAlike.test(textOf(parts))).map(({ id }) => id)).toEqual([
    'draft-new-value',
    'draft-nothing',
  ]);
  expect(others.length).toBeGreaterThanOrEqual(15);
});

test('links name facts of the profile; a text that is flagged and linked has a text for a removed fact', () => {
  const known = new Set(profileFacts.map(({ id }) => id));
  for (const { parts, whenRemoved, state } of factTexts) {
    const links = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.fact]));
    expect(links.filter((link) => !known.has(link))).toEqual([]);
    expect(whenRemoved !== undefined).toBe(links.includes(changedFact.id) && state !== 'submitted');
  }
});

test.each(factTexts.flatMap(({ becomes, ...text }) => (becomes === undefined ? [] : [{ ...text, becomes }])))(
  '$id: the new wording differs in the figure alone',
  ({ parts, becomes }) => {
    const figureless = (text: string) => text.replace(/\b1[,\u202F]?(?:200|450)\b|twelve hundred/gi, '#');
    expect(figureless(becomes)).toBe(figureless(textOf(parts)));
    expect(becomes).toMatch(/1[,\u202F]?450/);
  },
);
