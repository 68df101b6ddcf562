import { dirname, join } from 'node:path';
import { cyclesOf, filesBelow, folderCyclesOf, importsBelow, isTest } from './structure.ts';

const root = join(__dirname, '../../..');
const imports = importsBelow(root);

test('no file imports itself by way of others', () => {
  expect(imports.size).toBeGreaterThan(1_000);
  expect(cyclesOf(imports)).toEqual([]);
});

test('no folder uses another that uses it in turn', () => {
  expect(folderCyclesOf(imports)).toEqual([]);
});

test('no folder holds more than 20 files directly, tests aside', () => {
  const counts = new Map<string, number>();
  for (const file of filesBelow(root).filter((path) => !isTest(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});

describe('the check itself', () => {
  const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

  test('sees a cycle of files, at whatever length', () => {
    const edges = { 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['a.ts'], 'd.ts': ['a.ts'] };
    expect(cyclesOf(graph(edges))).toEqual([['a.ts', 'b.ts', 'c.ts']]);
    expect(cyclesOf(graph({ 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': [] }))).toEqual([]);
  });

  test('sees a cycle of folders where no file is in one', () => {
    const edges = { 'x/a/1.ts': ['x/b/1.ts'], 'x/b/2.ts': ['x/a/2.ts'] };
    expect(cyclesOf(graph(edges))).toEqual([]);
    expect(folderCyclesOf(graph(edges))).toEqual([['x/a', 'x/b']]);
  });

  test('a folder may use the files beside it, but not one that uses it', () => {
    expect(folderCyclesOf(graph({ 'page.ts': ['parts/a.ts'], 'parts/a.ts': ['words.ts'] }))).toEqual([]);
    expect(folderCyclesOf(graph({ 'page.ts': ['parts/a.ts'], 'parts/b.ts': ['page.ts'] }))).toEqual([
      ['page.ts', 'parts'],
    ]);
  });
});
