import { shownAnchor, withinQuote } from './place-anchor.ts';
import { placeKey } from './place-key.ts';

const saved = 'We mend taps.\nThey last.';
const anchor = { start: 8, end: 12, quote: 'taps', state: 'here' as const };

test('words are followed through what is typed and not saved', () => {
  const shown = 'Now we mend taps.\nThey last.';
  const { start, end } = shownAnchor(anchor, { saved, shown });
  expect(shown.slice(start, end)).toBe('taps');
});

test('where the list of comments and the text are not of one moment, the nearest words are meant', () => {
  const newer = 'First: taps. We mend taps.';
  expect(shownAnchor({ ...anchor, start: 20, end: 24 }, { saved: newer, shown: newer }).start).toBe(21);
  expect(shownAnchor({ ...anchor, quote: 'wells' }, { saved, shown: saved }).state).toBe('gone');
});

test('no more words than a comment can quote are taken, cut at the end of a word', () => {
  const long = 'a word '.repeat(1_000);
  const { start, end } = withinQuote(long, { start: 2, end: 6_000 });
  expect(end - start).toBeLessThanOrEqual(4_000);
  expect(long.slice(start, end)).toMatch(/(?:a|word)$/);
});

test('places are told apart by their kind and id', () => {
  expect([
    placeKey({ kind: 'section', section: 'team' }),
    placeKey({ kind: 'answer', questionId: 'q1' }),
    placeKey({ kind: 'proposal' }),
  ]).toEqual(['section/team', 'answer/q1', 'proposal']);
});
