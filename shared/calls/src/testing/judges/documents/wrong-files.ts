import { joined, latin1, packed, packedBomb, utf8 } from '../files/bytes.ts';
import { compoundOf } from '../files/compound-bytes.ts';
import { pngOf, pngSignature } from '../files/image-bytes.ts';
import { documentOf, docxOf, paragraph, relationsOf, wordParts } from '../files/office-bytes.ts';
import { entry, honestZip, zipOf } from '../files/zip-bytes.ts';
import { accepted, type DocumentFile, refused } from './document-file.ts';
import { pdf, pdfOfSize } from './sound-files.ts';

const program = () => joined(latin1('MZ'), new Uint8Array(4096), latin1('PE\0\0'));
const page = '<!DOCTYPE html><html><body><script>document.title = "x"</script></body></html>';
const drawing =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "x"</script></svg>';

const withMacros = () =>
  honestZip({
    ...wordParts('application/vnd.ms-word.document.macroEnabled.main+xml'),
    'word/document.xml': documentOf(paragraph('Policy')),
    'word/_rels/document.xml.rels': relationsOf(['rId9', 'vbaProject', 'vbaProject.bin']),
    'word/vbaProject.bin': 'Sub AutoOpen()\nEnd Sub',
  });

/** What nobody needs in a locker, or what is not what it says. */
export const wrongFiles: DocumentFile[] = [
  {
    id: 'program',
    name: 'setup.exe',
    bytes: program,
    outcomes: refused('wrong-type'),
    why: 'A program of Windows.',
  },
  {
    id: 'program-as-pdf',
    name: 'audit.pdf',
    bytes: program,
    outcomes: refused('wrong-type', 'damaged'),
    why: 'The content decides, not the name.',
  },
  {
    id: 'program-of-linux-as-jpeg',
    name: 'photo.jpg',
    bytes: () => joined(Uint8Array.of(0x7f), latin1('ELF'), new Uint8Array(512)),
    outcomes: refused('wrong-type', 'damaged'),
    why: 'A program of Linux.',
  },
  {
    id: 'page',
    name: 'index.html',
    bytes: () => utf8(page),
    outcomes: refused('wrong-type'),
    why: 'HTML runs scripts.',
  },
  {
    id: 'page-as-pdf',
    name: 'policy.pdf',
    bytes: () => utf8(page),
    outcomes: refused('wrong-type', 'damaged'),
    why: 'A browser that guesses would run it.',
  },
  {
    id: 'page-as-text',
    name: 'policy.txt',
    bytes: () => utf8(`\n  ${page}`),
    outcomes: refused('wrong-type', 'forbidden-content'),
    why: 'A browser that guesses would run it, though it is text.',
  },
  {
    id: 'drawing-with-script',
    name: 'logo.svg',
    bytes: () => utf8(drawing),
    outcomes: refused('wrong-type', 'forbidden-content'),
    why: 'A drawing that runs a script where it is opened.',
  },
  {
    id: 'drawing-as-png',
    name: 'logo.png',
    bytes: () => utf8(drawing),
    outcomes: refused('wrong-type', 'damaged', 'forbidden-content'),
    why: 'The same under another name.',
  },
  {
    id: 'archive-as-docx',
    name: 'policy.docx',
    bytes: () => honestZip({ 'readme.txt': 'No Word file', 'setup.exe': 'MZ' }),
    outcomes: refused('wrong-type', 'damaged'),
    why: 'An archive without the parts of a Word file.',
  },
  {
    id: 'archive',
    name: 'everything.zip',
    bytes: () => honestZip({ 'readme.txt': 'Hello' }),
    outcomes: refused('wrong-type'),
    why: 'Nobody has looked at what is in it.',
  },
  {
    id: 'archive-with-a-path-outside',
    name: 'policy.docx',
    bytes: () => docxOf(documentOf(paragraph('Policy')), {}, [entry('../../tmp/harambee-was-here', 'x')]),
    outcomes: [...refused('forbidden-content', 'damaged'), ...accepted('docx', ['policy'])],
    why: 'Nothing is unpacked to the disk, so the name does no harm; refusing it is right, too.',
  },
  {
    id: 'archive-that-expands',
    name: 'policy.docx',
    bytes: () =>
      zipOf([
        ...Object.entries(wordParts()).map(([name, text]) => entry(name, text)),
        { name: 'word/document.xml', content: packedBomb(1024, ' ') },
      ]),
    outcomes: [...refused('damaged', 'forbidden-content', 'too-large'), ...accepted('docx', ['policy'])],
    why: 'A gibibyte of spaces: who looks at the list of parts alone never meets it.',
  },
  {
    id: 'png-as-pdf',
    name: 'certificate.pdf',
    bytes: () => pngOf(),
    outcomes: [...refused('wrong-type'), ...accepted('png', ['certificate'])],
    why: 'Kept as the picture that it is, with that ending, or not at all: never as a PDF.',
  },
  {
    id: 'page-and-pdf',
    name: 'report.pdf',
    bytes: () => joined(latin1(`${page}\n`), pdf()),
    outcomes: refused('wrong-type', 'forbidden-content', 'damaged'),
    why: 'Readers of PDF look for the mark in the first kilobyte; a browser that guesses sees a page.',
  },
  {
    id: 'pdf-and-archive',
    name: 'report.pdf',
    bytes: () => joined(pdf(), honestZip({ 'evil.class': 'x' })),
    outcomes: [...refused('forbidden-content', 'damaged'), ...accepted('pdf', ['report'])],
    why: 'An archive is read from its end: sent back as a PDF it is one.',
  },
  {
    id: 'png-and-page',
    name: 'logo.png',
    bytes: () => joined(pngOf(), utf8(page)),
    outcomes: [...refused('forbidden-content', 'damaged'), ...accepted('png', ['logo'])],
    why: 'A page behind the end of a picture: sent back as a picture it is one.',
  },
  {
    id: 'macros',
    name: 'form.docm',
    bytes: withMacros,
    outcomes: refused('macros', 'wrong-type'),
    why: 'It brings a program.',
  },
  {
    id: 'macros-as-docx',
    name: 'form.docx',
    bytes: withMacros,
    outcomes: refused('macros', 'wrong-type', 'forbidden-content'),
    why: 'The name says that there is no program; the content has one.',
  },
  {
    id: 'macros-hidden-in-docx',
    name: 'form.docx',
    bytes: () =>
      docxOf(documentOf(paragraph('Policy')), {}, [
        { name: 'word/vbaProject.bin', content: packed(utf8('Sub')) },
      ]),
    outcomes: refused('macros', 'wrong-type', 'forbidden-content'),
    why: 'The list of types is that of a plain file; the program is there none the less.',
  },
  {
    id: 'installer-as-doc',
    name: 'minutes.doc',
    bytes: () => compoundOf('Property', latin1('Installation Database')),
    outcomes: refused('wrong-type', 'damaged'),
    why: 'Installers begin with the same bytes as old Word files.',
  },
  {
    id: 'bytes-as-text',
    name: 'notes.txt',
    bytes: () => Uint8Array.from({ length: 2048 }, (_, at) => (at * 37) % 256),
    outcomes: refused('wrong-type'),
    why: 'Bytes that are no text in any encoding that people use.',
  },
  {
    id: 'png-mark-alone',
    name: 'photo.png',
    bytes: () => joined(pngSignature, utf8(page)),
    outcomes: refused('damaged', 'wrong-type', 'forbidden-content'),
    why: 'The eight bytes of the mark, and a page behind them.',
  },
  {
    id: 'empty',
    name: 'audit.pdf',
    bytes: () => new Uint8Array(),
    outcomes: refused('empty'),
    why: 'Nothing is in it.',
  },
  {
    id: 'one-byte-too-many',
    name: 'statutes-scan.pdf',
    bytes: () => pdfOfSize(20 * 2 ** 20 + 1),
    outcomes: refused('too-large'),
    why: 'One byte above the limit.',
  },
];
