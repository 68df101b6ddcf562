import type { OfficeParts } from './open-zip.ts';
import { PageLines } from './page-lines.ts';
import { readXml, relationsOf } from './read-xml.ts';
import { Refused } from './refused.ts';
import { type NumberKind, numberKinds, numberText } from './sheet-formats.ts';

/** Columns beyond it hold no list of questions. */
const lastColumn = 256;

/** The sheets that people see, in order, by the ids of their relations. */
async function sheetsOf(parts: OfficeParts, workbook: string) {
  const sheets: string[] = [];
  let is1904 = false;
  await readXml(parts, workbook, {
    open({ name, attributes: { id = '', state = 'visible', date1904 } }) {
      if (name === 'sheet' && state === 'visible') sheets.push(id);
      if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
    },
  });
  return { sheets, is1904 };
}

/** Texts that cells refer to by number. */
async function sharedTexts(parts: OfficeParts, part: string): Promise<string[]> {
  const texts: string[] = [];
  let [isText, phonetic] = [false, 0];
  await readXml(parts, part, {
    open({ name }) {
      if (name === 'si') texts.push('');
      if (name === 'rPh') phonetic += 1;
      if (name === 't') isText = phonetic === 0;
    },
    text(text) {
      if (isText && texts.length > 0) texts[texts.length - 1] += text;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') phonetic -= 1;
    },
  });
  return texts;
}

/** `AB12` is 28; 0 without letters. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{0,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** The sheets of an Excel file as pages, each row a line with its cells between tabs. Formulas are never worked out. */
export async function readXlsx(parts: OfficeParts, workbook: string): Promise<string[][]> {
  const { byId, byKind } = await relationsOf(parts, workbook);
  const { sheets, is1904 } = await sheetsOf(parts, workbook);
  const texts = await sharedTexts(parts, byKind.get('sharedStrings') ?? '');
  const kinds = await numberKinds(parts, byKind.get('styles') ?? '');
  const lines = new PageLines();
  for (const [place, id] of sheets.entries()) {
    if (place > 0) lines.startPage();
    await readSheet(parts, byId.get(id) ?? '', { lines, texts, kinds, is1904 });
  }
  return lines.pages;
}

interface Book {
  lines: PageLines;
  texts: readonly string[];
  kinds: readonly NumberKind[];
  is1904: boolean;
}

async function readSheet(parts: OfficeParts, part: string, { lines, texts, kinds, is1904 }: Book) {
  let cells: string[] = [];
  let [row, column] = [0, 0];
  let cell = { type: 'n', style: 0, text: '' };
  let [isValue, phonetic] = [false, 0];
  const shown = ({ type, style, text }: typeof cell): string => {
    if (type === 's') return texts[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    if (type === 'e') return '';
    return type === 'n' ? numberText(text, kinds[style] ?? 'plain', is1904) : text;
  };
  await readXml(parts, part, {
    open({ name, attributes: { r = '', t = 'n', s = '0' } }) {
      if (name === 'row') {
        [row, column, cells] = [r === '' ? row + 1 : Number(r), 0, []];
      } else if (name === 'c') {
        column = columnOf(r) || column + 1;
        cell = { type: t, style: Number(s), text: '' };
      } else if (name === 'rPh') phonetic += 1;
      else if (name === 'v' || name === 't') isValue = phonetic === 0;
    },
    text(text) {
      if (isValue) cell.text += text;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') phonetic -= 1;
      else if (name === 'c') {
        const text = shown(cell).replaceAll(/\s+/g, ' ').trim();
        if (text === '') return;
        if (column > lastColumn) throw new Refused('tooMuchText');
        while (cells.length < column - 1) cells.push('');
        cells[column - 1] = text;
      } else if (name === 'row' && cells.length > 0) lines.addAt(row, cells.join('\t'));
    },
  });
}
