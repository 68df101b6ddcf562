import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const folders = [
  ...readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-')),
  'shared/ui',
  'shared/platform',
  'shared/drafting',
  'shared/calls',
  'shared/answers',
  ...readdirSync(join(root, 'services')).map((name) => `services/${name}`),
].map((name) => join(root, name, 'src'));

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
    .map((name) => join(folder, name)),
);
const withText = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(path, 'utf8')));

/** Number formats that ignore the reader's settings. */
const past = /toLocaleString\(\s*(?:\)|'|undefined)|new Intl\.NumberFormat\(/;

/**
 * Dates that a page formats itself, which may put another language next to English words
 * (`shared/domain/src/format/date-words.ts`).
 */
const ownDates = /toLocale(?:Date|Time)String\(|new Intl\.DateTimeFormat\(/;

test("no page formats numbers without the reader's formats", () => {
  expect(sources.length).toBeGreaterThan(200);
  // A drafted text is a document, the same for every reader.
  const documents = ['services', 'shared/drafting'].map((name) => join(root, name));
  const pages = (path: string) => !documents.some((folder) => path.startsWith(folder));
  expect(withText(past).filter(pages)).toEqual([]);
});

/** Rafiki answers in the language of the question. */
const inItsLanguage = join(root, 'services/assistant/src/built-in/words/dates.ts');

test('no page or service formats dates in words itself', () => {
  expect(withText(ownDates).filter((path) => path !== inItsLanguage)).toEqual([]);
});
