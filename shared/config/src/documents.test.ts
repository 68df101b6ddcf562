import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, trackedPaths } from './tracked-files.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const documents = trackedPaths().filter((path) => path.endsWith('.md'));

test('every link of a README and of docs leads to a file of the repository, and to a heading it has', () => {
  const wrong = documents.flatMap((path) =>
    [
      ...read(path)
        .replaceAll(/```[\s\S]*?```/g, '')
        .matchAll(/\]\(([^)\s]+)\)/g),
    ].flatMap(([, link = '']) => {
      if (/^(?:https?:|mailto:|\/)/.test(link)) return [];
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(root, target))) return [`${path}: ${link}`];
      return anchor && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
        ? [`${path}: ${link}`]
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every `npm run` of a README and of docs is a script', () => {
  const scripts = new Set(
    trackedPaths()
      .filter((path) => /(?:^|\/)package\.json$/.test(path))
      .flatMap((path) => Object.keys((JSON.parse(read(path)) as { scripts?: object }).scripts ?? {})),
  );
  const wrong = documents.flatMap((path) =>
    [...read(path).matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
      .filter(([, script = '']) => !scripts.has(script))
      .map(([command]) => `${path}: ${command}`),
  );
  expect(wrong).toEqual([]);
});

/** Every file and folder of the repository, each on a line that begins with a slash. */
const places = [
  ...new Set(
    trackedPaths().flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, end) => `/${parts.slice(0, end + 1).join('/')}`);
    }),
  ),
].join('\n');

/** Made by a build or at run time, so not in the repository. */
const madeLater =
  /^(?:\.cache|\.turbo|node_modules|dist|kubernetes\/(?:base|canary)|halts)(?:\/|$)|^[A-Z_]+\/|(?:^|\/)(?:index\.html|picture\.png|(?:documents|mf-manifest|release|remotes|running|shell|start|test-results)\.json)$/;

const sourceFile = /\.(?:tsx?|m?js|cjs|json|md|ya?ml|html|css|sh|png|svg|webp|tmpl)$/;

/** What a document names in backticks as a file or folder. `…`, `*` and `<name>` stand for any. */
function pathsIn(path: string): string[] {
  const first = new Set([...readdirSync(root), ...readdirSync(join(root, dirname(path))), 'src']);
  const text = read(path).replaceAll(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/`((?:\.{1,2}\/)*[\w…*<][\w.…*<>-]*(?:\/[\w.…*<>-]+)*)\/?`/g)]
    .map(([, name = '']) => name.replace(/^(?:\.{1,2}\/)+/, ''))
    .filter((name) => sourceFile.test(name) || (name.includes('/') && first.has(String(name.split('/')[0]))))
    .filter((name) => !madeLater.test(name));
}

/** Whether it is the end of a path; a test may be named without its ending. */
function leadsSomewhere(name: string): boolean {
  const form = name
    .replaceAll(/<[^>]*>/g, '*')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*+|…/g, (sign) => (sign === '*' ? '[^/\\n]*' : '.*'));
  return new RegExp(`/${form}(?:\\.[\\w.]*test\\.tsx?)?$`, 'm').test(places);
}

test('every file and folder that a README or docs name in backticks is in the repository', () => {
  const named = documents.flatMap((path) => pathsIn(path).map((name) => ({ path, name })));
  expect(named.length).toBeGreaterThan(400);
  expect(
    named.filter(({ name }) => !leadsSomewhere(name)).map(({ path, name }) => `${path}: ${name}`),
  ).toEqual([]);
});
