import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, trackedLines } from './tracked-files.ts';

const requirements = readFileSync(join(__dirname, '../../../docs/requirements.md'), 'utf8');
const ids = [...requirements.matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)].map(([, id = '']) => id);
const areas = [...new Set(ids.map((id) => id.replace(/-\d+$/, '')))];

/** Ids of one of the areas, in parentheses: (PROP-12), (PROP-41 to PROP-43), (AUTH-25, DATA-06). */
const cited = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g');
const inParentheses = /\([^()]*\)/g;

/** Former citations of documents that are not in the repository. */
const retired = [
  /\b[Ss]pec(?:ification)? \d/,
  /\b[Rr]eadings? A-\d/,
  /\(A-\d\d\)/,
  /\b[RD]\d+(?:\.\d+)?-\d\d\b/,
  /\b(?:decisions|security|look|checklist|architecture|house style),? \(?"/,
  /\bhouse style\b/,
  /\((?:the )?decisions[:,]/,
  /\b[Ii]ssues? #?\d+\b/,
  /\bthe specification\b(?! of)/,
];

const lines = trackedLines(
  (path) => !path.endsWith('citations.test.ts') && !path.endsWith('package-lock.json'),
);

test('each id stands for one statement', () => {
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('each requirement fits on one line', () => {
  expect(requirements.split('\n').filter((line) => line.length >= 120)).toEqual([]);
});

test('each cited id is a requirement', () => {
  const known = new Set(ids);
  const citations = lines.flatMap((line) =>
    (line.text.match(inParentheses) ?? []).flatMap((text) =>
      (text.match(cited) ?? []).map((id) => ({ id, line })),
    ),
  );
  expect(citations.length).toBeGreaterThan(100);
  expect(citations.filter(({ id }) => !known.has(id)).map(({ line }) => at(line))).toEqual([]);
});

test('no citation names a document outside the repository', () => {
  expect(lines.filter(({ text }) => retired.some((form) => form.test(text))).map(at)).toEqual([]);
});
