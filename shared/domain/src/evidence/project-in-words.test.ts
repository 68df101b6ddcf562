import { projectInWords } from './project-in-words.ts';

test.each([
  [
    { from: 2023, to: 2025, funder: 'Water Fund', amount: 120_000, currency: 'USD' },
    '2023–2025 · Water Fund · $120,000',
  ],
  [{ from: 2023, to: 2023 }, '2023'],
  [{ from: 2023 }, 'Since 2023'],
  [{ from: 2023, amount: 5 }, 'Since 2023'],
])('%j in words', (project, words) => {
  expect(projectInWords({ title: 'Wells', ...project })).toBe(words);
});
