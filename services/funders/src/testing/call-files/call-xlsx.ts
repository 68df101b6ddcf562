import { strToU8, zipSync } from 'fflate';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (rows: readonly [id: string, kind: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${relation}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Numbers are numbers, as a person would have typed them. */
const cell = (text: string, place: string): string => {
  if (text === '') return '';
  if (/^[1-9]\d{0,8}$/.test(text)) return `<c r="${place}"><v>${text}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
};

const row = (line: string, at: number): string =>
  `<row r="${at}">${line
    .split('\t')
    .map((text, column) => cell(text.trim(), `${String.fromCharCode(65 + column)}${at}`))
    .join('')}</row>`;

/** A call as a workbook: each page is a sheet, each line a row. */
export function callXlsx(pages: readonly (readonly string[])[]): Buffer {
  const ids = pages.map((_, index) => index + 1);
  const parts: Record<string, string> = {
    '_rels/.rels': relations([['r1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relation}"><sheets>${ids
      .map((id) => `<sheet name="Sheet ${id}" sheetId="${id}" r:id="r${id}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(ids.map((id) => [`r${id}`, 'worksheet', `worksheets/${id}.xml`])),
  };
  for (const [index, lines] of pages.entries())
    parts[`xl/worksheets/${index + 1}.xml`] = `<worksheet ${main}><sheetData>${lines
      .map((line, at) => row(line, at + 1))
      .join('')}</sheetData></worksheet>`;
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
}
