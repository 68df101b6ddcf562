import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tracked-files.ts';

/**
 * `npm test` does not run a browser spec again before something it covers changes. A row of this table lists what it
 * covers; a spec without a row covers everything.
 */
const tests = join(root, 'infra/e2e/src');
const { everySpec, specs } = JSON.parse(readFileSync(join(tests, 'covered-packages.json'), 'utf8')) as {
  everySpec: string[];
  specs: Record<string, string[]>;
};

/** Paths that a spec may open or call, and the packages behind them. */
const answeredBy: [RegExp, string[]][] = [
  [/['"`](?:\/api)?\/proposals\b/, ['mfe-proposals', 'services/proposals']],
  [/['"`]\/(?:profiles|public\/profile|api\/ngo)\b/, ['mfe-profiles', 'services/profiles']],
  [/['"`]\/(?:api\/)?(?:impact|analytics)\b/, ['mfe-impact', 'services/impact']],
  [/['"`]\/api\/chat\b|pages\/assistant/, ['mfe-assistant', 'services/assistant']],
  [/['"`]\/(?:api\/events|notifications)\b/, ['services/notifications']],
];

test('every row names a spec and packages that exist', () => {
  const files = readdirSync(join(tests, 'specs'));
  expect(Object.keys(specs).filter((spec) => !files.includes(spec))).toEqual([]);
  const packages = [...everySpec, ...Object.values(specs).flat()];
  const missing = packages.filter((folder) => !existsSync(join(root, folder, 'package.json')));
  expect(missing).toEqual([]);
});

test('a spec covers the packages whose pages it opens and whose paths it calls', () => {
  const missing = Object.entries(specs).flatMap(([spec, covered]) => {
    const text = readFileSync(join(tests, 'specs', spec), 'utf8');
    const needed = answeredBy.filter(([used]) => used.test(text)).flatMap(([, packages]) => packages);
    return needed.filter((folder) => !covered.includes(folder)).map((folder) => `${spec}: ${folder}`);
  });
  expect(missing).toEqual([]);
});

test('the spec that walks every page covers every remote and service', () => {
  expect(specs).not.toHaveProperty('every-page.spec.ts');
});
