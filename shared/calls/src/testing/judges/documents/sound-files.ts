import { joined, latin1, utf8 } from '../files/bytes.ts';
import { compoundOf } from '../files/compound-bytes.ts';
import { jpegOf, pngOf } from '../files/image-bytes.ts';
import { documentOf, docxOf, odtOf, paragraph, pptxOf, row, sheetOf, xlsxOf } from '../files/office-bytes.ts';
import { textPdf } from '../files/pdf-bytes.ts';
import { accepted, type DocumentFile } from './document-file.ts';

const mostBytes = 20 * 2 ** 20;

export const pdf = () => textPdf([['Certificate of registration']]);
export const docx = () => docxOf(documentOf(paragraph('Child protection policy')));

/** A PDF of exactly so many bytes: one of its streams is spaces. */
export function pdfOfSize(size: number) {
  const made = (filler: number) =>
    textPdf([['Scan of the statutes']], '', [{ dictionary: '', stream: new Uint8Array(filler).fill(0x20) }]);
  const first = size - made(0).length;
  // The length of the stream is written in figures, and so are the places after it.
  const second = first - (made(first).length - size);
  return made(second);
}

/** What organizations have in their locker: each must be kept. */
export const soundFiles: DocumentFile[] = [
  {
    id: 'pdf',
    name: 'Certificate of registration.pdf',
    bytes: pdf,
    outcomes: accepted('pdf', ['Certificate', 'registration']),
    why: 'An ordinary PDF.',
  },
  {
    id: 'pdf-loud-name',
    name: 'AUDIT 2025.PDF',
    bytes: pdf,
    outcomes: accepted('pdf', ['AUDIT', '2025']),
    why: 'Endings come in capitals, too.',
  },
  {
    id: 'png',
    name: 'site-map.png',
    bytes: () => pngOf(),
    outcomes: accepted('png', ['site-map']),
    why: 'A picture.',
  },
  {
    id: 'jpeg',
    name: 'IMG_0142.jpeg',
    bytes: () => jpegOf(),
    outcomes: accepted('jpeg', ['IMG_0142']),
    why: 'A photograph of a stamp, as telephones name it.',
  },
  {
    id: 'docx',
    name: 'Safeguarding policy (v3).docx',
    bytes: docx,
    outcomes: accepted('docx', ['Safeguarding policy', 'v3']),
    why: 'A Word file.',
  },
  {
    id: 'xlsx',
    name: 'Budget 2027.xlsx',
    bytes: () => xlsxOf(sheetOf(row(1, 'Pumps', '46200'))),
    outcomes: accepted('xlsx', ['Budget 2027']),
    why: 'An Excel file.',
  },
  {
    id: 'pptx',
    name: 'Who we are.pptx',
    bytes: () => pptxOf(),
    outcomes: accepted('pptx', ['Who we are']),
    why: 'A presentation.',
  },
  {
    id: 'odt',
    name: 'Statuts.odt',
    bytes: () => odtOf("Statuts de l'association"),
    outcomes: accepted('odt', ['Statuts']),
    why: 'A text of LibreOffice.',
  },
  {
    id: 'doc',
    name: 'minutes of 2004.doc',
    bytes: () => compoundOf('WordDocument', joined(Uint8Array.of(0xec, 0xa5, 0xc1, 0), latin1('Minutes'))),
    outcomes: accepted('doc', ['minutes of 2004']),
    why: 'A Word file of the old kind.',
  },
  {
    id: 'text',
    name: 'bank details.txt',
    bytes: () => utf8('\uFEFFBank of Lakes\r\nAccount 0142\r\n'),
    outcomes: accepted('text', ['bank details']),
    why: 'Plain text, with the mark that Windows writes.',
  },
  {
    id: 'text-other-language',
    name: 'رسالة.txt',
    bytes: () => utf8('شهادة تسجيل\n登记证\nUshahidi wa usajili\n'),
    outcomes: accepted('text', ['رسالة']),
    why: 'Most signs are outside of ASCII; it is text none the less.',
  },
  {
    id: 'csv-with-formula',
    name: 'trustees.csv',
    bytes: () => utf8('name,role\r\n"Tate, Imogen",chair\r\n=1+1,"treasurer"\r\n'),
    outcomes: [...accepted('csv', ['trustees']), ...accepted('text', ['trustees'])],
    why: 'It is sent back byte for byte: what a cell looks like is no matter of the locker.',
  },
  {
    id: 'exactly-20-mebibytes',
    name: 'statutes-scan.pdf',
    bytes: () => pdfOfSize(mostBytes),
    outcomes: accepted('pdf', ['statutes-scan']),
    why: 'The limit itself is allowed.',
  },
];
