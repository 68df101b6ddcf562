import { packedBomb } from '../files/bytes.ts';
import {
  relationsOf,
  row,
  sharedStrings,
  sheetOf,
  sheetParts,
  sheetStart,
  xlsxOf,
} from '../files/office-bytes.ts';
import { entry, zipOf } from '../files/zip-bytes.ts';
import { type HostileFile, read, refused } from './hostile-file.ts';

const question = 'Describe your project.';
const rows = row(1, 'No', 'Question', 'Limit') + row(2, '1', question, '300 words');
const parts = (name: string) =>
  Object.entries({
    ...sheetParts,
    'xl/worksheets/sheet1.xml': sheetOf(rows),
    'xl/sharedStrings.xml': sharedStrings(''),
  })
    .filter(([part]) => part !== name)
    .map(([part, text]) => entry(part, text));

export const sheetFiles: HostileFile[] = [
  {
    id: 'xlsx-a-million-rows-declared',
    name: 'questions.xlsx',
    bytes: () => xlsxOf(sheetOf(rows + row(1_048_576, ' '), '<dimension ref="A1:XFD1048576"/>')),
    outcomes: read([question]),
    why: 'Seventeen billion cells are declared, and seven are there.',
  },
  {
    id: 'xlsx-a-million-rows',
    name: 'questions.xlsx',
    bytes: () =>
      zipOf([
        ...parts('xl/worksheets/sheet1.xml'),
        {
          name: 'xl/worksheets/sheet1.xml',
          content: packedBomb(
            64,
            '<row><c t="inlineStr"><is><t>Why?</t></is></c></row>',
            `${sheetStart}<sheetData>`,
            '</sheetData></worksheet>',
          ),
        },
      ]),
    outcomes: refused('expands-too-much', 'too-complex'),
    why: 'More than a million rows that each ask "Why?".',
  },
  {
    id: 'xlsx-formulas',
    name: 'questions.xlsx',
    bytes: () =>
      xlsxOf(
        sheetOf(
          rows +
            row(3, '2', { inside: `<f>cmd|'/C calc.exe'!A0</f><v>0</v>` }, "=cmd|'/C calc'!A1") +
            row(4, '3', { inside: '<f>WEBSERVICE("http://127.0.0.1:9/"&amp;B2)</f><v>0</v>' }) +
            row(5, '4', { inside: '<f>REPT("x",1000000000)</f><v>short</v>' }),
        ),
      ),
    outcomes: read([question], ['calc.exe', 'WEBSERVICE', 'REPT']),
    why: 'Formulas are never worked out; a cell is the value that is stored, and text is text.',
  },
  {
    id: 'xlsx-external-links',
    name: 'questions.xlsx',
    bytes: () =>
      xlsxOf(sheetOf(rows), {
        'xl/externalLinks/_rels/externalLink1.xml.rels': relationsOf([
          'rId1',
          'externalLinkPath',
          'http://127.0.0.1:9/book.xlsx',
          true,
        ]),
      }),
    outcomes: read([question], ['127.0.0.1']),
    why: 'Other workbooks are never fetched.',
  },
  {
    id: 'xlsx-shared-strings-bomb',
    name: 'questions.xlsx',
    bytes: () =>
      zipOf([
        ...parts('xl/sharedStrings.xml'),
        {
          name: 'xl/sharedStrings.xml',
          content: packedBomb(
            1024,
            'water ',
            sharedStrings('<si><t>').replace('</sst>', ''),
            '</t></si></sst>',
          ),
        },
      ]),
    outcomes: refused('expands-too-much'),
    why: 'One text of a gibibyte.',
  },
];
