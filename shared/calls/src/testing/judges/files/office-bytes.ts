import { utf8 } from './bytes.ts';
import { crcOf, entry, honestZip, storedEntry, type ZipEntry, zipOf } from './zip-bytes.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const relation = `${office}/officeDocument/2006/relationships`;

/** Part of a text in XML. */
export const escapedXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const typesOf = (overrides: Record<string, string>) =>
  `${head}<Types xmlns="${office}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  '<Default Extension="bin" ContentType="application/octet-stream"/>' +
  Object.entries(overrides)
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
    .join('') +
  '</Types>';

export const relationsOf = (...rows: [id: string, kind: string, target: string, isOutside?: true][]) =>
  `${head}<Relationships xmlns="${office}/package/2006/relationships">${rows
    .map(
      ([id, kind, target, isOutside]) =>
        `<Relationship Id="${id}" Type="${relation}/${kind}" Target="${escapedXml(target)}"` +
        `${isOutside ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;

const wordNames = `xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${relation}"`;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export const paragraph = (text: string) =>
  `<w:p><w:r><w:t xml:space="preserve">${escapedXml(text)}</w:t></w:r></w:p>`;
export const documentStart = `${head}<w:document ${wordNames}><w:body>`;
export const documentEnd = '</w:body></w:document>';
export const documentOf = (body: string) => `${documentStart}${body}${documentEnd}`;

/** The parts of a Word file around its `word/document.xml`. */
export const wordParts = (type = wordType): Record<string, string> => ({
  '[Content_Types].xml': typesOf({ '/word/document.xml': type }),
  '_rels/.rels': relationsOf(['rId1', 'officeDocument', 'word/document.xml']),
});

export const docxOf = (document: string, further: Record<string, string> = {}, entries: ZipEntry[] = []) =>
  honestZip({ ...wordParts(), 'word/document.xml': document, ...further }, entries);

const sheetNames = `xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relation}"`;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const column = (index: number) => String.fromCharCode(65 + index);

/** A row of cells: text, or the inside of a cell as XML. */
export const row = (number: number, ...cells: (string | { inside: string })[]) =>
  `<row r="${number}">${cells
    .map((cell, index) =>
      typeof cell === 'string'
        ? `<c r="${column(index)}${number}" t="inlineStr"><is><t>${escapedXml(cell)}</t></is></c>`
        : `<c r="${column(index)}${number}">${cell.inside}</c>`,
    )
    .join('')}</row>`;
export const sheetStart = `${head}<worksheet ${sheetNames}>`;
export const sheetOf = (rows: string, before = '') =>
  `${sheetStart}${before}<sheetData>${rows}</sheetData></worksheet>`;

/** The parts of a spreadsheet with one sheet around its `xl/worksheets/sheet1.xml`. */
export const sheetParts: Record<string, string> = {
  '[Content_Types].xml': typesOf({
    '/xl/workbook.xml': `${sheetType}.sheet.main+xml`,
    '/xl/worksheets/sheet1.xml': `${sheetType}.worksheet+xml`,
    '/xl/sharedStrings.xml': `${sheetType}.sharedStrings+xml`,
  }),
  '_rels/.rels': relationsOf(['rId1', 'officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${head}<workbook ${sheetNames}><sheets><sheet name="Questions" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationsOf(
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId2', 'sharedStrings', 'sharedStrings.xml'],
  ),
};

export const sharedStrings = (items: string) => `${head}<sst ${sheetNames}>${items}</sst>`;

export const xlsxOf = (sheet: string, further: Record<string, string> = {}, entries: ZipEntry[] = []) =>
  honestZip(
    {
      ...sheetParts,
      'xl/sharedStrings.xml': sharedStrings(''),
      'xl/worksheets/sheet1.xml': sheet,
      ...further,
    },
    entries,
  );

/** A spreadsheet of several sheets, each the rows of one. */
export const workbookOf = (sheets: string[]) => {
  const part = (at: number) => `worksheets/sheet${at + 1}.xml`;
  const tags = sheets.map((_, at) => `<sheet name="${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return honestZip({
    '[Content_Types].xml': typesOf({
      '/xl/workbook.xml': `${sheetType}.sheet.main+xml`,
      ...Object.fromEntries(sheets.map((_, at) => [`/xl/${part(at)}`, `${sheetType}.worksheet+xml`])),
    }),
    '_rels/.rels': relationsOf(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${head}<workbook ${sheetNames}><sheets>${tags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf(
      ...sheets.map((_, at): [string, string, string] => [`rId${at + 1}`, 'worksheet', part(at)]),
    ),
    ...Object.fromEntries(sheets.map((rows, at) => [`xl/${part(at)}`, sheetOf(rows)])),
  });
};

const slideNames = `xmlns:p="${office}/presentationml/2006/main" xmlns:r="${relation}"`;
const slideType = 'application/vnd.openxmlformats-officedocument.presentationml';

/** A presentation without slides. */
export const pptxOf = () =>
  honestZip({
    '[Content_Types].xml': typesOf({ '/ppt/presentation.xml': `${slideType}.presentation.main+xml` }),
    '_rels/.rels': relationsOf(['rId1', 'officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': `${head}<p:presentation ${slideNames}><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
  });

const openNames = 'urn:oasis:names:tc:opendocument:xmlns';
const openType = 'application/vnd.oasis.opendocument.text';

/** A text of LibreOffice: its kind stands first in the archive, unpacked. */
export function odtOf(text: string) {
  const files = {
    'content.xml':
      `${head}<office:document-content xmlns:office="${openNames}:office:1.0" ` +
      `xmlns:text="${openNames}:text:1.0" office:version="1.2"><office:body><office:text>` +
      `<text:p>${escapedXml(text)}</text:p></office:text></office:body></office:document-content>`,
    'META-INF/manifest.xml':
      `${head}<manifest:manifest xmlns:manifest="${openNames}:manifest:1.0" manifest:version="1.2">` +
      `<manifest:file-entry manifest:full-path="/" manifest:media-type="${openType}"/>` +
      '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>' +
      '</manifest:manifest>',
  };
  const entries = [
    storedEntry('mimetype', openType),
    ...Object.entries(files).map(([name, part]) => entry(name, part)),
  ];
  const texts: [string, string][] = [['mimetype', openType], ...Object.entries(files)];
  return zipOf(entries, new Map(texts.map(([name, part]) => [name, crcOf(utf8(part))])));
}
