import { type DocumentRefusal, documentRefusals } from '@harambee/domain';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { strToU8, zipSync } from 'fflate';
import PdfDocument from 'pdfkit';
import { funders } from '../../app.ts';
import { createFrom, pdfOf, uploaded, wordMain, wordOf } from '../../testing/sample-documents.ts';
import { ChunkModel } from '../files/file.model.ts';
import { bufferContent } from './content.ts';
import { lookAtContent } from './look-at-content.ts';
import { RefusedContent } from './refused-content.ts';

const api = testApp(funders);

const found = (bytes: Buffer, name: string) =>
  lookAtContent(bufferContent(bytes), name).catch((error: unknown) => {
    if (error instanceof RefusedContent) return `refused: ${error.reason}`;
    throw error;
  });
const refused = (reason: DocumentRefusal) => `refused: ${reason}`;

const zip = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  Buffer.from('0000000049454e44ae426082', 'hex'),
]);
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
const webp = Buffer.from('RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0', 'latin1');
const tiff = Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const ole = (text: string) => `\0\0${Buffer.from(text, 'utf16le').toString('latin1')}`;

/** A compound file with these streams in its directory. */
function compound(...names: string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 68);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffe, 4);
  const directory = Buffer.alloc(512);
  for (const [index, name] of names.entries()) {
    directory.write(name, index * 128, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, index * 128 + 64);
  }
  return Buffer.concat([header, table, directory]);
}

const openDocument = (type: string, more: Record<string, string> = {}) =>
  zip({ mimetype: `application/vnd.oasis.opendocument.${type}`, 'content.xml': '<a/>', ...more });

async function pdfWithPassword(userPassword: string): Promise<Buffer> {
  const pdf = new PdfDocument({ userPassword, ownerPassword: 'owner', permissions: { modifying: false } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((resolve) => pdf.on('end', resolve));
  pdf.text('Registered in Kenya').end();
  await end;
  return Buffer.concat(chunks);
}

test.each([
  ['audit.pdf', pdfOf('a'), 'pdf'],
  ['AUDIT.PDF', pdfOf('a'), 'pdf'],
  ['audit', pdfOf('a'), 'pdf'],
  ['audit v2.1', pdfOf('a'), 'pdf'],
  ['letter.docx', wordOf(), 'docx'],
  ['table.xlsx', wordOf({}, wordMain.replace('wordprocessingml.document', 'spreadsheetml.sheet')), 'xlsx'],
  [
    'talk.pptx',
    wordOf({}, wordMain.replace('wordprocessingml.document', 'presentationml.presentation')),
    'pptx',
  ],
  ['a.odt', openDocument('text'), 'odt'],
  ['a.ods', openDocument('spreadsheet'), 'ods'],
  ['a.odp', openDocument('presentation'), 'odp'],
  ['a.doc', compound('WordDocument'), 'doc'],
  ['a.xls', compound('Workbook'), 'xls'],
  ['a.ppt', compound('PowerPoint Document'), 'ppt'],
  ['older.doc', wordOf(), 'docx'],
  ['a.txt', Buffer.from('Café\tau lait\r\n'), 'txt'],
  ['a.csv', Buffer.from('a;b\n1;é\n', 'latin1'), 'csv'],
  ['a.txt', Buffer.from('\uFEFFwords', 'utf16le'), 'txt'],
  // Any other ending promises nothing.
  ['a.exe', pdfOf('x'), 'pdf'],
  ['a.png', png, 'png'],
  // Cameras and programs mix up the endings of pictures.
  ['a.jpg', png, 'png'],
  ['a.jpeg', jpeg, 'jpg'],
  ['a.gif', gif, 'gif'],
  ['a.webp', webp, 'webp'],
  ['a.tiff', tiff, 'tif'],
  ['a.heic', heic, 'heic'],
  // A workbook inside a document is no program, and neither is a template on the own disk.
  ['chart.docx', wordOf({ 'word/embeddings/sheet1.xlsx': 'PK' }), 'docx'],
  [
    'template.docx',
    wordOf({
      'word/_rels/settings.xml.rels':
        '<Relationships><Relationship Id="r" Type="http://x/attachedTemplate" Target="file:///C:/a.dotx" TargetMode="External"/></Relationships>',
    }),
    'docx',
  ],
])('%s is what its content is', async (name, bytes, type) => {
  expect(await found(bytes, name)).toBe(type);
});

const external = (target: string) =>
  `<Relationships><Relationship TargetMode="External" Target="${target}" Id="r" Type="http://x/attachedTemplate"/></Relationships>`;

test.each<[DocumentRefusal, string, Buffer]>([
  ['empty', 'a.pdf', Buffer.alloc(0)],
  ['program', 'a.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['program', 'a.pdf', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(200)])],
  ['program', 'a.pdf', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['webPage', 'a.pdf', Buffer.from('<!DOCTYPE html><html><script>1</script></html>')],
  [
    'webPage',
    'a.png',
    Buffer.from('\uFEFF  <!-- x --><?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['webPage', 'a.pdf', Buffer.from('<script>1</script>', 'utf16le')],
  ['webPage', 'a.pdf', Buffer.concat([Buffer.from('<html>'), pdfOf('x')])],
  ['archive', 'a.docx', zip({ 'a.txt': 'x' })],
  ['archive', 'a.pdf', Buffer.from('1f8b0800000000000003', 'hex')],
  ['archive', 'a.odt', zip({ mimetype: 'application/epub+zip' })],
  ['broken', 'a.doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])],
  ['wrongKind', 'a.doc', compound('Property')],
  ['macros', 'a.doc', compound('WordDocument', 'Macros')],
  ['encrypted', 'a.xlsx', compound('EncryptedPackage')],
  ['broken', 'a.doc', compound('WordDocument').subarray(0, 700)],
  ['macros', 'a.docx', wordOf({ 'word/vbaProject.bin': 'x' })],
  ['macros', 'a.docx', wordOf({}, 'application/vnd.ms-word.document.macroEnabled.main+xml')],
  ['macros', 'a.docx', wordOf({ 'word/embeddings/oleObject1.bin': ole('Ole10Native') })],
  ['macros', 'a.docx', wordOf({ 'word/embeddings/run.exe': 'MZ' })],
  ['macros', 'a.docx', wordOf({ 'word/_rels/settings.xml.rels': external('https://evil.example/a.dotm') })],
  ['macros', 'a.docx', wordOf({ 'word/_rels/settings.xml.rels': external('\\\\evil\\a.dotm') })],
  ['macros', 'a.odt', openDocument('text', { 'Basic/Standard/Module1.xml': 'x' })],
  ['encrypted', 'a.odt', openDocument('text', { 'META-INF/manifest.xml': '<manifest:encryption-data/>' })],
  ['macros', 'a.pdf', Buffer.from(pdfOf('<< /S /Launch /F (cmd.exe) >>'))],
  ['broken', 'a.pdf', pdfOf('cut', 9_000).subarray(0, 4_000)],
  ['broken', 'a.docx', wordOf({ 'word/a.xml': 'x'.repeat(500) }).subarray(0, 300)],
  ['broken', 'a.png', png.subarray(0, 40)],
  ['wrongKind', 'a.txt', Buffer.from('Words\0 and bytes')],
  ['otherContent', 'a.pdf', Buffer.from('Plain words')],
  ['otherContent', 'a.xlsx', wordOf()],
  ['wrongKind', 'a.rtf', Buffer.from('{\\rtf1 x}')],
  ['otherContent', 'a.pdf', wordOf()],
  ['otherContent', 'a.docx', pdfOf('x')],
])('%s: %s', async (reason, name, bytes) => {
  expect(await found(bytes, name)).toBe(refused(reason));
});

test('a PDF that asks for a password is refused; one that is protected against changes only is not', async () => {
  expect(await found(await pdfWithPassword('secret'), 'a.pdf')).toBe(refused('encrypted'));
  expect(await found(await pdfWithPassword(''), 'a.pdf')).toBe('pdf');
});

test('what is refused is removed at once, and the answer says what to do instead', async () => {
  const actor = await newActor();
  const uploadId = await uploaded(api, actor, wordOf({ 'word/vbaProject.bin': 'x' }), 'a.docx');
  const answer = await createFrom(api, actor, uploadId);
  expect([answer.statusCode, answer.json().details]).toEqual([
    400,
    [{ field: 'file', message: documentRefusals.macros }],
  ]);
  expect(await ChunkModel.countDocuments({ tenantId: actor.tenantId })).toBe(0);
  expect((await createFrom(api, actor, uploadId)).statusCode).toBe(404);
});

test('a large Office file is looked at without fetching all of it', async () => {
  const bytes = Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(`<Override ContentType="${wordMain}"/>`),
      'word/media/picture.bin': [
        new Uint8Array(8_000_000).map((_, at) => (at * 2_654_435_761) >>> 24),
        { level: 0 },
      ],
    }),
  );
  let fetched = 0;
  const content = bufferContent(bytes);
  const range: typeof content.range = async (start, end) => {
    const piece = await content.range(start, end);
    fetched += piece.length;
    return piece;
  };
  expect(await lookAtContent({ ...content, range }, 'a.docx')).toBe('docx');
  expect(fetched).toBeLessThan(400_000);
});
