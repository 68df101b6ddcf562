import { onPaper, paperSizeFor } from './paper-sizes.ts';

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  ['fil-PH', 'letter'],
  ['en-GB', 'a4'],
  ['sw-KE', 'a4'],
  ['es-PE', 'a4'],
  ['en', 'a4'],
  ['no language', 'a4'],
  ['', 'a4'],
] as const)('%j prints on %s (DRAFT-14)', (language, paper) => {
  expect(paperSizeFor(language)).toBe(paper);
});

test("a file's address names its paper size unless it is the standard one", () => {
  expect(onPaper('/x.pdf', 'a4')).toBe('/x.pdf');
  expect(onPaper('/x.pdf', 'letter')).toBe('/x.pdf?paper=letter');
  expect(onPaper('/x.pdf?version=2', 'letter')).toBe('/x.pdf?version=2&paper=letter');
});
