import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedPaths } from './tracked-files.ts';

interface Article {
  id: string;
  text: string;
  page?: string;
}
interface Help {
  helpArticles: readonly Article[];
  helpLanguages: readonly string[];
  helpPictures: Readonly<Record<string, { name: string; alt: string }>>;
  pictureSchemes: readonly string[];
  helpTranslation(id: string, language: string): string | undefined;
}

let helpArticles: readonly Article[] = [];
let pictures: Help['helpPictures'] = {};
let pictureSchemes: readonly string[] = [];
let signedInRoutes: readonly string[] = [];
/** Every text of the help, in every language. */
let texts: readonly Article[] = [];

beforeAll(async () => {
  const help: Help = await import(join(root, 'shared/domain/src/help/help.ts'));
  ({ helpArticles, pictureSchemes } = help);
  pictures = help.helpPictures;
  ({ signedInRoutes } = await import(join(root, 'shared/domain/src/paths.ts')));
  texts = helpArticles.flatMap(({ id, text }) => [
    { id, text },
    ...help.helpLanguages.flatMap((language) => {
      const translated = language === 'en' ? undefined : help.helpTranslation(id, language);
      return translated ? [{ id: `${id} (${language})`, text: translated }] : [];
    }),
  ]);
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What people see: the shell, the remotes, and the shared packages that they show. */
const isInterface = (path: string): boolean =>
  /^(?:shell|mfe-\w+|shared\/(?:ui|platform|domain|calls|answers|documents))\/src\/.*\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|^shared\/domain\/src\/help\/|\/testing\//.test(path);
const sources = trackedPaths().filter(isInterface).map(read).join('\n');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a label stands in the interface as a text of its own: a literal, a text between tags, a line of one. */
function isLabel(label: string): boolean {
  const words = escaped(label).replaceAll('&', '(?:&|&amp;)').replaceAll(/['’]/g, "(?:['’]|\\\\')");
  return new RegExp(`(?:['"\`>}]|^)\\s*${words}\\s*(?:['"\`<{?…(:]|$)`, 'm').test(sources);
}

/** Names of the interface in a help text: what is bold and begins with a capital letter, and what is in quotes. */
function labelsOf(text: string): string[] {
  const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label);
  const quoted = [...text.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label);
  return [...bold, ...quoted].filter((label) => /^\p{Lu}/u.test(label) && !/^(?:Cmd|Ctrl)\+/.test(label));
}

test('every name of the interface that a help article has is in the interface (HELP-03)', () => {
  const wrong = texts.flatMap(({ id, text }) =>
    labelsOf(text)
      .filter((label) => !isLabel(label))
      .map((label) => `${id}: ${label}`),
  );
  expect(wrong).toEqual([]);
  expect(texts.flatMap(({ text }) => labelsOf(text)).length).toBeGreaterThan(60);
  expect(isLabel('No such button')).toBe(false);
});

test('every page that a help article leads to is a page of the shell or of a remote (HELP-03)', () => {
  const shell = read('shell/src/app/routes.tsx') + read('shared/domain/src/paths.ts');
  const remotes = readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.json')))
    .flatMap((name) => (JSON.parse(read(join(name, 'remote.json'))) as { paths: string[] }).paths);
  const isShown = (page: string): boolean =>
    remotes.some((path) => page === path || page.startsWith(`${path}/`)) || shell.includes(`'${page}'`);
  const wrong = helpArticles.flatMap(({ id, page }) =>
    page && !(signedInRoutes.includes(page) && isShown(page)) ? [`${id}: ${page}`] : [],
  );
  expect(wrong).toEqual([]);
});

test('articles have addresses of their own, and translations belong to an article', () => {
  const ids = helpArticles.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][a-z0-9-]{1,40}$/.test(id))).toEqual([]);
});

test('every article about a page has its picture, light and dark, small, with a text for those who do not see it', () => {
  const files = helpArticles.flatMap(({ page }) =>
    page
      ? pictureSchemes.map((scheme) => `shell/public/pictures/${scheme}/${pictures[page]?.name}.webp`)
      : [],
  );
  const wrong = [...new Set(files)].filter(
    (file) => !existsSync(join(root, file)) || statSync(join(root, file)).size > 60_000,
  );
  expect(wrong).toEqual([]);
  expect(Object.values(pictures).filter(({ alt }) => alt.length < 20)).toEqual([]);
});
