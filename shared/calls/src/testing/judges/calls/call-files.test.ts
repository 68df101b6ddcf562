import { strFromU8, unzipSync } from 'fflate';
import { winAnsi } from '../files/win-ansi.ts';
import { type CallFileKind, fileOfCall } from './call-files.ts';
import { allCalls, freshCalls } from './calls.ts';

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const plain = (xml: string) =>
  xml
    .replaceAll(/<\/(?:w:p|c)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const parts = (bytes: Uint8Array, name: RegExp) =>
  Object.entries(unzipSync(bytes))
    .filter(([part]) => name.test(part))
    .map(([, content]) => strFromU8(content));

/** What stands in a file, by page where it has pages. */
const textsIn: Record<CallFileKind, (bytes: Uint8Array) => string[]> = {
  txt: (bytes) => [strFromU8(bytes)],
  docx: (bytes) => parts(bytes, /^word\/document\.xml$/).map(plain),
  xlsx: (bytes) => parts(bytes, /^xl\/worksheets\//).map(plain),
  pdf: (bytes) =>
    [...strFromU8(bytes, true).matchAll(/stream\n(.*?)\nendstream/gs)].map(([, drawn = '']) =>
      [...drawn.matchAll(/\(((?:\\.|[^\\()])*)\) Tj/g)]
        .map(([, text = '']) => text.replaceAll(/\\(.)/g, '$1'))
        .join('\n'),
    ),
};

test.each(allCalls.map((call) => [call.id, call] as const))(
  '%s as a file has every word of the call',
  (_, call) => {
    for (const kind of Object.keys(textsIn) as CallFileKind[]) {
      const { name, bytes } = fileOfCall(call, kind);
      expect(name).toBe(`${call.id}.${kind}`);
      const texts = textsIn[kind](bytes);
      const whole = call.pages.flat().join('\n');
      const wanted = kind === 'pdf' ? strFromU8(winAnsi(whole), true) : whole;
      expect(words(texts.join('\n'))).toEqual(words(wanted));
      if (kind === 'xlsx' || kind === 'pdf') expect(texts).toHaveLength(call.pages.length);
    }
  },
);

test('a call is sent as the kind of file that its funder published', () => {
  const kinds = freshCalls.map((call) => fileOfCall(call).name.replace(/^.*\./, ''));
  expect(new Set(kinds)).toEqual(new Set(['txt', 'pdf', 'docx', 'xlsx']));
});

test('columns stay where they stand on the line, and tables of a Word form are tables', () => {
  const call = (id: string) => {
    const found = freshCalls.find((one) => one.id === id);
    if (!found) throw new Error(`No call ${id}`);
    return found;
  };
  const leaflet = strFromU8(fileOfCall(call('depliant-deux-colonnes')).bytes, true);
  expect(leaflet).toMatch(/1 0 0 1 40.0 \d+ Tm \(Pour qui \?\) Tj/);
  expect(leaflet).toMatch(/1 0 0 1 299\.2 \d+ Tm \(Les dates/);
  const [form = ''] = parts(fileOfCall(call('word-form-with-tables')).bytes, /^word\/document\.xml$/);
  expect(form.match(/<w:tbl>/g)?.length).toBeGreaterThan(5);
});
