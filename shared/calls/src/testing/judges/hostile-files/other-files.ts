import { type Bytes, joined, latin1, packed, utf8 } from '../files/bytes.ts';
import { documentOf, docxOf, paragraph } from '../files/office-bytes.ts';
import { textPdf } from '../files/pdf-bytes.ts';
import { entry, zipOf } from '../files/zip-bytes.ts';
import { type HostileFile, read, refused } from './hostile-file.ts';

const question = 'Describe your project.';
const line = `1. ${question} (max. 300 words)`;

const utf16 = (text: string): Bytes =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff).reduce(
    (bytes, low, at) => {
      bytes[2 * at] = low;
      bytes[2 * at + 1] = text.charCodeAt(at) >>> 8;
      return bytes;
    },
    new Uint8Array(2 * text.length),
  );

const program = () => joined(latin1('MZ'), new Uint8Array(4096), latin1('PE\0\0'));

export const otherFiles: HostileFile[] = [
  {
    id: 'empty',
    name: 'call.pdf',
    bytes: () => new Uint8Array(),
    outcomes: refused('empty'),
    why: 'Nothing is in it.',
  },
  {
    id: 'text-blank',
    name: 'call.txt',
    bytes: () => utf8(' \r\n\t\r\n\u00A0\r\n'),
    outcomes: refused('empty', 'no-text'),
    why: 'White space alone is nothing to read.',
  },
  {
    id: 'zeros-50-mebibytes',
    name: 'call.pdf',
    bytes: () => new Uint8Array(50 * 2 ** 20),
    outcomes: refused('too-large'),
    why: 'Above the size of a file, before anybody looks inside.',
  },
  {
    id: 'text-utf-16',
    name: 'call.txt',
    bytes: () => joined(Uint8Array.of(0xff, 0xfe), utf16(line)),
    outcomes: read([question], ['\0']),
    why: 'The mark at its start says how it is written.',
  },
  {
    id: 'text-with-nulls',
    name: 'call.txt',
    bytes: () => utf8(line.replaceAll(' ', ' \0')),
    outcomes: [...read([question], ['\0']), ...refused('wrong-type')],
    why: 'A text has no zeros: they go, or the file does.',
  },
  {
    id: 'text-not-utf-8',
    name: 'call.txt',
    bytes: () => latin1('1. Décrivez votre projet. (300 mots)'),
    outcomes: [...read(['votre projet']), ...refused('wrong-type')],
    why: 'Bytes of an older encoding.',
  },
  {
    id: 'text-one-line-of-10-mebibytes',
    name: 'call.txt',
    bytes: () => utf8('What is (a '.repeat(953_251)),
    outcomes: refused('too-large', 'too-complex'),
    why: 'One line on which every pattern begins and none ends.',
  },
  {
    id: 'html-as-docx',
    name: 'call.docx',
    bytes: () => utf8(`<html><script>fetch('http://127.0.0.1:9')</script><p>${line}</p></html>`),
    outcomes: refused('wrong-type'),
    why: 'A page with the name of a Word file.',
  },
  {
    id: 'rtf-as-docx',
    name: 'call.docx',
    bytes: () => latin1(`{\\rtf1${'{\\b '.repeat(300_000)}${line}`),
    outcomes: refused('wrong-type'),
    why: 'Another format, with 300,000 groups that never close.',
  },
  {
    id: 'rtf-binary',
    name: 'call.rtf',
    bytes: () => latin1(`{\\rtf1\\bin2147483647 ${'A'.repeat(1000)}}`),
    outcomes: refused('wrong-type'),
    why: 'It claims two gibibytes to follow.',
  },
  {
    id: 'program-as-pdf',
    name: 'call.pdf',
    bytes: program,
    outcomes: refused('wrong-type'),
    why: 'A program with the name of a PDF.',
  },
  {
    id: 'zip-as-docx',
    name: 'call.docx',
    bytes: () => zipOf([{ name: 'call.exe', content: packed(program()) }, entry('read.me', line)]),
    outcomes: refused('wrong-type', 'damaged'),
    why: 'An archive that holds no document.',
  },
  {
    id: 'old-word-as-docx',
    name: 'call.docx',
    bytes: () => joined(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), new Uint8Array(4096)),
    outcomes: refused('wrong-type', 'encrypted'),
    why: 'The container of old Word files, and of Word files with a password.',
  },
  {
    id: 'pdf-as-docx',
    name: 'call.docx',
    bytes: () => textPdf([[line]]),
    outcomes: read([question]),
    why: 'The content decides, not the name: it is read as the PDF that it is.',
  },
  {
    id: 'docx-as-pdf',
    name: 'call.pdf',
    bytes: () => docxOf(documentOf(paragraph(line))),
    outcomes: read([question]),
    why: 'The other way round.',
  },
  {
    id: 'docx-truncated',
    name: 'call.docx',
    bytes: () => docxOf(documentOf(paragraph(line).repeat(500))).slice(0, 900),
    outcomes: refused('damaged'),
    why: 'The directory at its end is missing.',
  },
];
