import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { heightOfStack, stackCards } from './stack.ts';

const card = (id: string, top: number, height = 100) => ({ id, top, height });

test('cards stand beside their words, and below one another where those are near', () => {
  const cards = [card('a', 0), card('b', 40), card('c', 400)];
  const places = stackCards(cards);
  expect([...places]).toEqual([
    ['a', 0],
    ['b', 112],
    ['c', 400],
  ]);
  expect(heightOfStack(cards, places)).toBe(500);
  expect(heightOfStack([], new Map())).toBe(0);
});

test('the open card has the place beside its words, those before it move up, those after it down', () => {
  const cards = [card('a', 300), card('b', 310), card('c', 320)];
  expect([...stackCards(cards, 'b')]).toEqual([
    ['a', 198],
    ['b', 310],
    ['c', 422],
  ]);
});

test('no card leaves the column at its upper edge', () => {
  expect([...stackCards([card('a', 0), card('b', 10)], 'b')]).toEqual([
    ['a', 0],
    ['b', 112],
  ]);
});

const column = fc
  .array(fc.record({ top: fc.nat(3_000), height: fc.integer({ min: 20, max: 600 }) }), { maxLength: 30 })
  .map((cards) =>
    cards.toSorted((one, other) => one.top - other.top).map((one, place) => ({ ...one, id: `t${place}` })),
  );

test('whatever is open: no card lies over another, the order stays, the open one is where it can be', () => {
  fc.assert(
    fc.property(column, fc.nat(30), (cards, pick) => {
      const open = cards[pick % Math.max(1, cards.length)];
      const places = stackCards(cards, open?.id);
      let edge = 0;
      for (const { id, height } of cards) {
        const top = places.get(id) as number;
        expect(top).toBeGreaterThanOrEqual(edge);
        edge = top + height + 12;
      }
      if (!open) return;
      const before = cards.slice(0, cards.indexOf(open));
      const least = before.reduce((sum, { height }) => sum + height + 12, 0);
      expect(places.get(open.id)).toBe(Math.max(open.top, least));
    }),
    { numRuns: propertyRuns(300) },
  );
});
