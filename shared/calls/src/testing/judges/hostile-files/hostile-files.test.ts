import { someOf } from '@harambee/config/long-tests.mjs';
import { Inflate, unzipSync } from 'fflate';
import { harmlessFiles } from './harmless-files.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostileFiles } from './hostile-files.ts';

const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const file = (id: string) => {
  const found = [...hostileFiles, ...harmlessFiles].find((one) => one.id === id);
  if (!found) throw new Error(`No file ${id}`);
  return found.bytes();
};
const document = (id: string) => text(unzipSync(file(id))['word/document.xml'] ?? new Uint8Array());

class Enough extends Error {}

/** Unpacks from `start` until more than `most` bytes came out; returns how many came. */
function unpacked(bytes: Uint8Array, start: number, most: number): number {
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > most) throw new Enough();
  });
  try {
    for (let at = start; at < bytes.length; at += 1024) inflate.push(bytes.slice(at, at + 1024));
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return size;
}

test('there are at least twenty, each with an id, an outcome and a reason', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(20);
  const all = [...hostileFiles, ...harmlessFiles];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ outcomes, why }) => outcomes.length === 0 || !why.endsWith('.'))).toEqual([]);
  const reasons = hostileFiles.flatMap(({ outcomes }) =>
    outcomes.flatMap((one) => (one.kind === 'refused' ? [one.reason] : [])),
  );
  expect(new Set(reasons).size).toBe(10);
});

test.each(someOf([...hostileFiles, ...harmlessFiles], 8).map((one) => [one.id, one] as const))(
  '%s is made',
  (id, { bytes }: HostileFile) => {
    const made = bytes();
    if (id === 'zeros-50-mebibytes') expect(made.length).toBe(50 * 2 ** 20);
    else expect(made.length).toBeLessThan(20 * 2 ** 20);
  },
);

test.each(['docx-bomb', 'docx-bomb-that-lies', 'xlsx-shared-strings-bomb'])(
  '%s expands a hundredfold',
  (id) => {
    const bytes = file(id);
    const name = id.startsWith('docx') ? 'word/document.xml' : 'xl/sharedStrings.xml';
    const start = text(bytes).indexOf(`\0\0${name}`) + 2 + name.length;
    expect(bytes.length).toBeLessThan(8 * 2 ** 20);
    expect(unpacked(bytes, start, 64 * 2 ** 20)).toBeGreaterThan(64 * 2 ** 20);
  },
);

test('streams of PDFs expand', () => {
  const bytes = file('pdf-stream-bomb');
  const start = text(bytes.slice(0, 2000)).lastIndexOf('stream\n') + 'stream\n'.length + 2;
  expect(unpacked(bytes, start, 64 * 2 ** 20)).toBeGreaterThan(64 * 2 ** 20);
  expect(file('pdf-nested-filters').length).toBeLessThan(20_000);
});

test('what is only hostile inside is an honest archive outside', () => {
  expect(document('docx-external-entity')).toContain('SYSTEM "file:///etc/passwd"');
  expect(document('docx-billion-laughs').match(/<!ENTITY/g)).toHaveLength(13);
  expect(Object.keys(unzipSync(file('docx-path-outside')))).toContain('/etc/cron.d/x');
  expect(Object.keys(unzipSync(file('docx-macros')))).toContain('word/vbaProject.bin');
  expect(document('docx-deep-nesting').match(/<w:sdt>/g)).toHaveLength(100_000);
  expect(document('plain-docx')).toContain('Describe your project.');
  expect(document('docx-as-pdf')).toContain('Describe your project.');
});

test('PDFs are as their ids say', () => {
  expect(text(file('pdf-encrypted'))).toMatch(/trailer\s+<<.*\/Encrypt 6 0 R/);
  expect(text(file('pdf-300-pages')).match(/\/Type \/Page /g)).toHaveLength(300);
  expect(text(file('pdf-100000-objects')).match(/ obj\n/g)?.length).toBeGreaterThan(100_000);
  expect(text(file('pdf-scan'))).not.toContain('Tj');
  expect(text(file('pdf-deep-page-tree')).match(/\/Type \/Pages /g)).toHaveLength(20_000);
});
