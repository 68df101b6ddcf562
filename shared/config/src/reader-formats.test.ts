import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const folders = [
  ...readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-')),
  'shared/ui',
].map((name) => join(root, name, 'src'));

/** Dates and numbers in a language of their own, past the choice of the person who reads. */
const past =
  /toLocale(?:Date|Time)?String\(\s*(?:\)|'|undefined)|new Intl\.(?:NumberFormat|DateTimeFormat)\(/;

test('no page writes dates or numbers past the formats the reader has chosen', () => {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
      .map((name) => join(folder, name)),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((path) => past.test(readFileSync(path, 'utf8')))).toEqual([]);
});
