import { dirname } from 'node:path';
import { cyclesOf, folderCyclesOf, type Imports, isTest, readImports } from './structure.ts';
import { trackedPaths } from './tracked-files.ts';

// Files that only tests import may import everything.
const imports = readImports((file) => !isTest(file) && !file.includes('/testing/'));

test('no file imports itself indirectly', () => {
  expect(imports.size).toBeGreaterThan(1_000);
  expect(cyclesOf(imports)).toEqual([]);
});

test('no two folders use each other', () => {
  expect(folderCyclesOf(imports)).toEqual([]);
});

// Decision records are read by their numbers, and stay together.
const isRecord = (path: string) => path.startsWith('docs/adr/');

test('no folder has more than 20 files directly inside, not counting tests and decision records', () => {
  const counts = new Map<string, number>();
  for (const file of trackedPaths().filter((path) => !isTest(path) && !isRecord(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const crowded = [...counts].filter(([, count]) => count > 20);
  expect(crowded).toEqual([]);
});

const featureOf = (file: string) => /^mfe-[a-z]+\/src\/features\/[^/]+/.exec(file)?.[0];

/** Imports from one feature of a remote into another, at any depth. */
const betweenFeatures = (graph: Imports) =>
  [...graph].flatMap(([from, targets]) => {
    const feature = featureOf(from);
    if (feature === undefined) return [];
    const others = targets.filter((to) => (featureOf(to) ?? feature) !== feature);
    return others.map((to) => `${from} imports ${to}`);
  });

test('no feature imports another; shared code goes to a folder beside features', () => {
  expect(betweenFeatures(readImports(() => true))).toEqual([]);
});

/** The kinds of files in a service, lowest first. Any other file is a helper, which every kind may import. */
const layers = [
  /\.model\.ts$/,
  /\.service\.ts$/,
  /\.(routes|handler)\.ts$|\/handlers\/handlers\.ts$/,
  /\/src\/(app|server|reset-two-step|check-record)\.ts$|\/rebuild\/[^/]+\.ts$/,
];
const layerOf = (file: string) => layers.findIndex((layer) => layer.test(file));
const serviceLayer = 1;

/** Imports that go up the layers of a service, and routes that bypass its services to reach a model. */
const againstLayers = (graph: Imports) =>
  [...graph].flatMap(([from, targets]) => {
    if (!from.startsWith('services/')) return [];
    const own = layerOf(from) < 0 ? serviceLayer : layerOf(from);
    const isWrong = (to: string) =>
      layerOf(to) > own || (from.endsWith('.routes.ts') && to.endsWith('.model.ts'));
    return targets.filter(isWrong).map((to) => `${from} imports ${to}`);
  });

test('in a service routes use services, and services use models: nothing imports upwards', () => {
  expect(againstLayers(imports)).toEqual([]);
});

test("only the shell's entry imports the folder that composes it", () => {
  const inside = (file: string) => file.startsWith('shell/src/app/');
  const users = [...imports].filter(([file, targets]) => !inside(file) && targets.some(inside));
  expect(users.map(([file]) => file)).toEqual(['shell/src/start.tsx']);
});

describe('the check itself', () => {
  const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

  test('finds a cycle of files of any length', () => {
    const edges = { 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['a.ts'], 'd.ts': ['a.ts'] };
    expect(cyclesOf(graph(edges))).toEqual([['a.ts', 'b.ts', 'c.ts']]);
    expect(cyclesOf(graph({ 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': [] }))).toEqual([]);
  });

  test('finds a cycle of folders without a cycle of files', () => {
    const edges = { 'x/a/1.ts': ['x/b/1.ts'], 'x/b/2.ts': ['x/a/2.ts'] };
    expect(cyclesOf(graph(edges))).toEqual([]);
    expect(folderCyclesOf(graph(edges))).toEqual([['x/a', 'x/b']]);
  });

  test('a folder may use the files beside it, except those that use it', () => {
    expect(folderCyclesOf(graph({ 'page.ts': ['parts/a.ts'], 'parts/a.ts': ['words.ts'] }))).toEqual([]);
    expect(folderCyclesOf(graph({ 'page.ts': ['parts/a.ts'], 'parts/b.ts': ['page.ts'] }))).toEqual([
      ['page.ts', 'parts'],
    ]);
  });

  test('finds a feature that imports another, also from a subfolder', () => {
    const list = 'mfe-proposals/src/features/proposal-list';
    const detail = 'mfe-proposals/src/features/proposal-detail';
    const edges = {
      [`${detail}/text/a.ts`]: [`${list}/b.ts`, `${detail}/c.ts`, 'mfe-proposals/src/api/d.ts'],
      'mfe-proposals/src/module.ts': [`${list}/b.ts`],
    };
    expect(betweenFeatures(graph(edges))).toEqual([`${detail}/text/a.ts imports ${list}/b.ts`]);
  });

  test('finds a model and a helper that import upwards, and routes that read a model', () => {
    const list = 'services/proposals/src/list';
    const edges = {
      [`${list}/a.routes.ts`]: [`${list}/a.service.ts`, `${list}/a.model.ts`],
      [`${list}/a.service.ts`]: [`${list}/a.model.ts`, `${list}/help.ts`],
      [`${list}/a.model.ts`]: [`${list}/help.ts`, `${list}/a.service.ts`],
      [`${list}/help.ts`]: [`${list}/a.model.ts`, `${list}/a.routes.ts`],
      'services/proposals/src/app.ts': [`${list}/a.routes.ts`, `${list}/a.model.ts`],
    };
    expect(againstLayers(graph(edges))).toEqual([
      `${list}/a.routes.ts imports ${list}/a.model.ts`,
      `${list}/a.model.ts imports ${list}/a.service.ts`,
      `${list}/help.ts imports ${list}/a.routes.ts`,
    ]);
  });
});
