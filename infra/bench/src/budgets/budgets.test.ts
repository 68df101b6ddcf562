import { readFileSync } from 'node:fs';
import { documentPath, readBudgets, tooBig } from './budgets.ts';
import { budgetsDocument, kilobytes, readBudgetsDocument, staleBeyond } from './budgets-document.ts';
import { readBuilds } from './build-reports.ts';
import { moduleName } from './module-name.ts';

const pages = readBudgets(readBuilds());

test('no page needs more script than its budget (PERF-01)', () => {
  expect(tooBig(pages)).toEqual([]);
});

test('a page that grows beyond its budget is named, with its biggest modules', () => {
  const [page] = pages;
  if (!page) throw new Error('no page has a budget');
  const { name, modules, budget } = page;
  const grown = { ...page, bytes: budget * 1_024 + 60 };
  const [biggest] = modules;
  expect(tooBig([grown])).toEqual([
    expect.stringMatching(new RegExp(`^${name} needs .* KB of script, of ${budget} KB.*${biggest?.[0]}`)),
  ]);
});

test('docs/budgets.md states the figures of the built tree: otherwise run npm run budgets', () => {
  const stated = readBudgetsDocument(readFileSync(documentPath, 'utf8'));
  expect([...stated.keys()]).toEqual(pages.map(({ name }) => name));
  const stale = pages.filter(({ name, bytes }) => {
    const today = kilobytes(bytes);
    return Math.abs((stated.get(name) ?? 0) - today) > today * staleBeyond;
  });
  expect(stale.map(({ name }) => name)).toEqual([]);
});

test('the document is read as it was written', () => {
  // Half a tenth of a kilobyte is rounded: of any size a page may have, this one is the hardest to hit.
  const written = pages.map((page, index) => (index === 0 ? { ...page, bytes: 220.75 * 1_024 } : page));
  const read = readBudgetsDocument(budgetsDocument(written));
  for (const { name, bytes } of written) expect(read.get(name)).toBe(Number(kilobytes(bytes).toFixed(1)));
});

test('the modules of a page add up to its bytes', () => {
  for (const { bytes, modules } of pages) {
    expect(modules.reduce((sum, [, one]) => sum + one, 0)).toBeCloseTo(bytes, 0);
  }
});

test.each([
  ['shell', '../node_modules/react-dom/client.js', 'react-dom'],
  ['mfe-impact', '../node_modules/x/node_modules/@emotion/react/index.js', '@emotion/react'],
  ['mfe-impact', './src/module.ts', 'mfe-impact/src/module.ts'],
  ['mfe-impact', '../shared/ui/src/index.ts', 'shared/ui/src/index.ts'],
  ['shell', 'webpack/runtime/ensure chunk', 'webpack'],
] as const)('in %s, %s is called %s', (part, path, name) => {
  expect(moduleName(part, path)).toBe(name);
});
