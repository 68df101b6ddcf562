import { utf8 } from '../files/bytes.ts';
import { documentOf, docxOf, paragraph, row, sheetOf, xlsxOf } from '../files/office-bytes.ts';
import { textPdf } from '../files/pdf-bytes.ts';
import { type HostileFile, read } from './hostile-file.ts';

const question = 'Describe your project.';
const outcomes = read([question]);

/** Made by the same means as the hostile ones: they must be read, or a refusal proves nothing. */
export const harmlessFiles: HostileFile[] = [
  {
    id: 'plain-pdf',
    name: 'call.pdf',
    bytes: () => textPdf([[question]]),
    outcomes,
    why: 'One page of text.',
  },
  {
    id: 'pdf-of-120-pages',
    name: 'call.pdf',
    bytes: () => textPdf(Array.from({ length: 120 }, (_, at) => [`${at + 1}. ${question}`])),
    outcomes,
    why: 'Guidelines of the largest funders are that long.',
  },
  {
    id: 'plain-docx',
    name: 'call.docx',
    bytes: () => docxOf(documentOf(paragraph(question))),
    outcomes,
    why: 'One paragraph.',
  },
  {
    id: 'plain-xlsx',
    name: 'call.xlsx',
    bytes: () => xlsxOf(sheetOf(row(1, '1', question, '300 words'))),
    outcomes,
    why: 'One row.',
  },
  {
    id: 'plain-text',
    name: 'call.txt',
    bytes: () => utf8(`\uFEFF${question}\r\n`),
    outcomes,
    why: 'With the mark that Windows writes.',
  },
];
