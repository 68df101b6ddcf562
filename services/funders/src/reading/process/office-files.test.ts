import {
  AlignmentType,
  Document,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { strToU8, zipSync } from 'fflate';
import { readBytes } from './read-bytes.ts';

const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });

test('the numbers of a Word list stand before its questions, level by level, and a table row is a line', async () => {
  const level = (at: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
    level: at,
    format,
    text,
    alignment: AlignmentType.START,
  });
  const numbering = {
    config: [
      {
        reference: 'questions',
        levels: [
          level(0, LevelFormat.DECIMAL, '%1.'),
          level(1, LevelFormat.LOWER_LETTER, '%1.%2)'),
          level(2, LevelFormat.UPPER_ROMAN, '(%3)'),
        ],
      },
      { reference: 'dots', levels: [level(0, LevelFormat.BULLET, '\uf0b7')] },
    ],
  };
  const item = (text: string, at = 0, reference = 'questions') =>
    new Paragraph({ text, numbering: { reference, level: at } });
  const document = new Document({
    numbering,
    sections: [
      {
        children: [
          new Paragraph('Application form'),
          item('Who are you?'),
          item(''),
          item('What changes?'),
          item('For whom?', 1),
          item('How many?', 1),
          item('When?', 2),
          item('How do you know?'),
          item('Since when?', 1),
          item('Registered charities', 0, 'dots'),
          new Table({
            rows: [
              new TableRow({ children: [cell('Question'), cell('Limit')] }),
              new TableRow({ children: [cell('Why you?'), cell('300 words')] }),
            ],
          }),
          new Paragraph({ children: [new TextRun('Before the break'), new PageBreak()] }),
          new Paragraph({
            children: [
              new TextRun('Deadline:'),
              new TextRun('\tMonday'),
              new TextRun({ text: 'noon', break: 1 }),
            ],
          }),
        ],
      },
    ],
  });
  const { kind, pages } = await readBytes(await Packer.toBuffer(document));
  expect(kind).toBe('docx');
  expect(pages).toEqual([
    [
      'Application form',
      '1. Who are you?',
      '',
      '3. What changes?',
      '3.a) For whom?',
      '3.b) How many?',
      '(I) When?',
      '4. How do you know?',
      '4.a) Since when?',
      '• Registered charities',
      'Question\tLimit',
      'Why you?\t300 words',
      'Before the break',
    ],
    ['Deadline:\tMonday', 'noon'],
  ]);
});

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...rows: [id: string, kind: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${relation}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A workbook with a visible sheet, a hidden one and a second visible one. */
function workbook(rows: string, { date1904 = false } = {}): Buffer {
  const sheet = (content: string) => `<worksheet ${main}><sheetData>${content}</sheetData></worksheet>`;
  const parts: Record<string, string> = {
    '_rels/.rels': relations(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relation}"><workbookPr date1904="${date1904}"/><sheets><sheet name="A" sheetId="1" r:id="r1"/><sheet name="B" sheetId="2" state="hidden" r:id="r2"/><sheet name="C" sheetId="3" r:id="r3"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['r1', 'worksheet', 'worksheets/one.xml'],
      ['r2', 'worksheet', '/xl/worksheets/two.xml'],
      ['r3', 'worksheet', 'worksheets/three.xml'],
      ['r4', 'sharedStrings', 'sharedStrings.xml'],
      ['r5', 'styles', 'styles.xml'],
    ),
    'xl/sharedStrings.xml': `<sst ${main}><si><r><t>What </t></r><r><t>changes?</t></r><rPh><t>no</t></rPh></si><si><t>two
lines</t></si></sst>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="170" formatCode="dd&quot; day &quot;mmm yyyy"/><numFmt numFmtId="171" formatCode="0.0%"/><numFmt numFmtId="172" formatCode="#,##0 [$EUR]"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    'xl/worksheets/one.xml': sheet(rows),
    'xl/worksheets/two.xml': sheet('<row><c t="str"><v>hidden</v></c></row>'),
    'xl/worksheets/three.xml': sheet('<row><c t="str"><v>shown</v></c></row>'),
  };
  const bytes = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}

test('a row of a sheet is a line at its place, cells stand in their columns, and dates and shares read as they look', async () => {
  const { kind, pages } = await readBytes(
    workbook(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="D1" t="s"><v>1</v></c></row>' +
        '<row r="2"><c r="A2"/></row>' +
        '<row r="4"><c r="A4" s="1"><v>46356</v></c><c r="B4" s="2"><v>46356.708333333336</v></c><c r="C4" s="3"><v>0.155</v></c>' +
        '<c r="D4" s="4"><v>40000</v></c><c r="E4" s="5"><v>0.5</v></c><c r="F4"><v>0.30000000000000004</v></c>' +
        '<c r="G4" t="b"><v>1</v></c><c r="H4" t="e"><v>#REF!</v></c><c r="I4" t="str"><f>A1</f><v>from a formula</v></c></row>',
    ),
  );
  expect(kind).toBe('xlsx');
  expect(pages).toEqual([
    [
      'What changes?\t\t\ttwo lines',
      '',
      '',
      '2026-11-30\t2026-11-30 17:00\t15.5%\t40000\t12:00\t0.3\tTRUE\t\tfrom a formula',
    ],
    ['shown'],
  ]);
});

test('a workbook of an older Macintosh counts its days from 1904', async () => {
  const { pages } = await readBytes(
    workbook('<row r="1"><c r="A1" s="1"><v>44894</v></c></row>', { date1904: true }),
  );
  expect(pages[0]).toEqual(['2026-11-30']);
});
