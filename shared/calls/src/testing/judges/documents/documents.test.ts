import { strFromU8, unzipSync, unzlibSync } from 'fflate';
import { crcOf } from '../files/zip-bytes.ts';
import { type DocumentKind, documentKinds } from './document-file.ts';
import { documentFiles } from './documents.ts';
import { oddNames } from './odd-names.ts';
import { safeNameFaults } from './safe-name.ts';
import { soundFiles } from './sound-files.ts';
import { wrongFiles } from './wrong-files.ts';

const bytesOf = (id: string) => {
  const found = documentFiles.find((one) => one.id === id);
  if (!found) throw new Error(`No file ${id}`);
  return found.bytes();
};
const latin1 = (bytes: Uint8Array) => strFromU8(bytes, true);
const partsOf = (id: string) => Object.keys(unzipSync(bytesOf(id)));
const mebibyte = 2 ** 20;

test('at least forty files, each with an id of its own, an outcome and a reason', () => {
  expect(documentFiles.length).toBeGreaterThanOrEqual(40);
  expect(new Set(documentFiles.map(({ id }) => id)).size).toBe(documentFiles.length);
  expect(documentFiles.filter(({ outcomes, why }) => outcomes.length === 0 || !why.endsWith('.'))).toEqual(
    [],
  );
});

test('every kind is accepted, and every refusal is asked for', () => {
  const kinds = soundFiles.flatMap(({ outcomes }) =>
    outcomes.flatMap((one) => (one.kind === 'accepted' ? one.as : [])),
  );
  expect(new Set(kinds)).toEqual(new Set(Object.keys(documentKinds)));
  const reasons = wrongFiles.flatMap(({ outcomes }) =>
    outcomes.flatMap((one) => (one.kind === 'refused' ? one.reason : [])),
  );
  expect(new Set(reasons).size).toBe(6);
  expect(wrongFiles.filter(({ outcomes }) => outcomes.every(({ kind }) => kind === 'accepted'))).toEqual([]);
});

test('the largest that is kept has 20 MiB, the next has one byte more, and both are PDFs', () => {
  for (const [id, size] of [
    ['exactly-20-mebibytes', 20 * mebibyte],
    ['one-byte-too-many', 20 * mebibyte + 1],
  ] as const) {
    const bytes = bytesOf(id);
    expect(bytes.length).toBe(size);
    const end = latin1(bytes.subarray(-64));
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(end)?.[1]);
    expect(latin1(bytes.subarray(0, 5)) + latin1(bytes.subarray(table, table + 4))).toBe('%PDF-xref');
  }
});

test('a PNG has true checksums and a row for each of its points', () => {
  const bytes = bytesOf('png');
  const view = new DataView(bytes.buffer);
  const chunks: Record<string, Uint8Array> = {};
  for (let at = 8; at < bytes.length; ) {
    const length = view.getUint32(at);
    expect(view.getUint32(at + 8 + length)).toBe(crcOf(bytes.subarray(at + 4, at + 8 + length)));
    chunks[latin1(bytes.subarray(at + 4, at + 8))] = bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  expect(Object.keys(chunks)).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(unzlibSync(chunks.IDAT ?? new Uint8Array())).toHaveLength(8 * 9);
});

test('a JPEG has its segments one after the other, from start to end', () => {
  const bytes = bytesOf('jpeg');
  const markers: number[] = [];
  let at = 2;
  while (markers.at(-1) !== 0xda) {
    expect(bytes[at]).toBe(0xff);
    markers.push(bytes[at + 1] ?? 0);
    at += 2 + 256 * (bytes[at + 2] ?? 0) + (bytes[at + 3] ?? 0);
  }
  expect(markers).toEqual([0xe0, 0xdb, 0xc0, 0xc4, 0xc4, 0xda]);
  expect([...bytes.subarray(0, 2), ...bytes.subarray(at + 1)]).toEqual([0xff, 0xd8, 0xff, 0xd9]);
});

test('office files have their parts, and the kind of an odt stands first and unpacked', () => {
  expect(partsOf('docx')).toContain('word/document.xml');
  expect(partsOf('xlsx')).toContain('xl/workbook.xml');
  expect(partsOf('pptx')).toContain('ppt/presentation.xml');
  expect(partsOf('odt')).toEqual(['mimetype', 'content.xml', 'META-INF/manifest.xml']);
  expect(latin1(bytesOf('odt')).slice(30, 77)).toBe('mimetypeapplication/vnd.oasis.opendocument.text');
  expect(partsOf('archive-as-docx')).not.toContain('word/document.xml');
  expect(partsOf('macros-hidden-in-docx')).toContain('word/vbaProject.bin');
});

test.each([
  ['doc', 'WordDocument'],
  ['installer-as-doc', 'Property'],
])('%s is a compound file whose table leads to the end of its stream', (id, name) => {
  const bytes = bytesOf(id);
  const view = new DataView(bytes.buffer);
  expect(view.getUint32(0)).toBe(0xd0cf11e0);
  const at = (sector: number) => 512 * (sector + 1);
  const table = at(view.getUint32(76, true));
  const entry = at(view.getUint32(48, true)) + 128;
  const letters = [...name].map((_, index) => String.fromCharCode(view.getUint16(entry + 2 * index, true)));
  expect(letters.join('')).toBe(name);
  let [sector, length] = [view.getUint32(entry + 116, true), 0];
  for (; sector !== 0xfffffffe; length += 512) sector = view.getUint32(table + 4 * sector, true);
  expect([length, bytes.length]).toEqual([view.getUint32(entry + 120, true), 512 * 3 + length]);
});

test('what is of two kinds has both', () => {
  expect(latin1(bytesOf('page-and-pdf'))).toMatch(/^<!DOCTYPE html>.{0,1000}%PDF-1.7/s);
  const both = bytesOf('pdf-and-archive');
  const archive = both.subarray(latin1(both).lastIndexOf('%%EOF') + '%%EOF\n'.length);
  expect(latin1(both).slice(0, 5) + Object.keys(unzipSync(archive))).toBe('%PDF-evil.class');
  expect(latin1(bytesOf('png-and-page'))).toMatch(/^\x89PNG.*<script>/s);
});

/** A name that meets the requirements: that one can be found shows that they do not contradict each other. */
function safe(name: string, as: DocumentKind, isPath: boolean): string {
  const [ending = ''] = documentKinds[as].endings;
  const last = isPath ? name.replace(/^.*[/\\]/s, '') : name;
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, ' ')
    .replace(new RegExp(`\\.(?:${documentKinds[as].endings.join('|')})[. ]*$`, 'i'), '')
    .replace(/^[.\s]+/, '');
  const stem = [...plain].reduce(
    (kept, sign) => (new TextEncoder().encode(kept + sign).length > 240 ? kept : kept + sign),
    '',
  );
  return `${stem === '' || /^con$/i.test(stem) ? 'document' : stem.trim()}.${ending}`;
}

test('there is a safe name for each', () => {
  const faults = documentFiles.flatMap(({ id, name, outcomes }) =>
    outcomes.flatMap((one) =>
      one.kind === 'accepted'
        ? safeNameFaults(safe(name, one.as, true), one).map((fault) => `${id}: ${fault}`)
        : [],
    ),
  );
  expect(faults).toEqual([]);
});

test('no odd name is safe as it is, but for one in many languages', () => {
  const safeAsTheyAre = oddNames.filter(({ name, outcomes }) =>
    outcomes.every((one) => one.kind === 'accepted' && safeNameFaults(name, one).length === 0),
  );
  expect(safeAsTheyAre.map(({ id }) => id)).toEqual(['name-languages']);
  const sound = soundFiles.flatMap(({ name, outcomes }) =>
    outcomes.flatMap((one) => (one.kind === 'accepted' ? safeNameFaults(name, one) : [])),
  );
  expect(sound).toEqual([]);
});
