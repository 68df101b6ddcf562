import type { LimitCase } from './limit-case.ts';
import { limitCases } from './limits.ts';

// The rules of README.md in their shortest form, to prove that the figures were counted rightly.
const typed = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n');
const eastAsian = /(?=[\u2E80-\u{10FFFF}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uFF01-\uFF60]/gu;
const usual: Record<LimitCase['unit'], (text: string) => number> = {
  characters: (text) => [...text].length,
  'characters-without-spaces': (text) => [...text.replace(/\p{White_Space}/gu, '')].length,
  words: (text) =>
    (text.match(eastAsian)?.length ?? 0) +
    text
      .replace(eastAsian, ' ')
      .split(/\p{White_Space}+/u)
      .filter(Boolean).length,
};
const solid = (unit: LimitCase['unit'], text: string) =>
  unit === 'characters' ? text : text.replace(/\p{White_Space}/gu, '');
const others = ({ unit, text: given }: LimitCase) => {
  const text = typed(given);
  if (unit === 'words')
    return { letterRuns: text.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0 };
  return {
    utf16: solid(unit, text).length,
    graphemes: [...new Intl.Segmenter().segment(solid(unit, text))].length,
    lineBreaksAsTwo: [...solid(unit, text).replaceAll('\n', '\r\n')].length,
  };
};

test('there are at least a hundred, each with an id of its own and a reason', () => {
  expect(limitCases.length).toBeGreaterThanOrEqual(100);
  expect(new Set(limitCases.map(({ id }) => id)).size).toBe(limitCases.length);
  expect(limitCases.filter(({ why }) => !why.endsWith('.'))).toEqual([]);
  expect(limitCases.filter(({ count, maximum }) => count > maximum).length).toBeGreaterThanOrEqual(8);
  expect(limitCases.filter(({ count, maximum }) => count === maximum).length).toBeGreaterThanOrEqual(50);
});

test.each(limitCases.map((limit) => [limit.id, limit] as const))('%s is counted rightly', (_, limit) => {
  expect(usual[limit.unit](typed(limit.text))).toBe(limit.count);
  expect(others(limit)).toMatchObject(limit.others);
});

test('where another counting differs, the case says so', () => {
  const silent = limitCases.flatMap((limit) =>
    Object.entries(others(limit)).flatMap(([name, count]) =>
      count === limit.count || name in limit.others ? [] : [`${limit.id} ${name} ${count}`],
    ),
  );
  expect(silent).toEqual([]);
});
