import type { OfficeParts } from './open-zip.ts';
import { PageLines } from './page-lines.ts';
import { type Element, readXml, relationsOf } from './read-xml.ts';
import { WordNumbering } from './word-numbering.ts';
import { type ListPlace, listsOfStyles } from './word-styles.ts';

/** What is open while the document is read: a paragraph, or a cell that collects the words of its paragraphs. */
interface Paragraph {
  text: string;
  style: string;
  place: ListPlace;
  breaksPageAfter: boolean;
}

/** Inside these, text stands a second time (older programs), or stood before it was moved or deleted. */
const skipped = new Set(['Fallback', 'moveFrom', 'del']);

/**
 * The paragraphs of a Word file, each a line with the number of its list, and its tables, each row a line with its cells
 * between tabs. Pages end where Word last ended them.
 */
export async function readDocx(parts: OfficeParts, document: string): Promise<string[][]> {
  const { byKind } = await relationsOf(parts, document);
  const numbering = await WordNumbering.read(parts, byKind.get('numbering') ?? '');
  const listOf = await listsOfStyles(parts, byKind.get('styles') ?? '');
  const lines = new DocxLines(numbering, listOf);
  await readXml(parts, document, {
    open: (element) => lines.open(element),
    text: (text) => lines.text(text),
    close: (name) => lines.close(name),
  });
  return lines.result.pages;
}

class DocxLines {
  readonly result = new PageLines();
  readonly #numbering: WordNumbering;
  readonly #listOf: (style: string) => ListPlace;
  /** A text box holds paragraphs inside a paragraph. */
  readonly #paragraphs: Paragraph[] = [];
  /** Cells of the rows that are open, the innermost last: a table may stand in a cell. */
  readonly #rows: string[][] = [];
  #skipping = 0;
  #isText = false;

  constructor(numbering: WordNumbering, listOf: (style: string) => ListPlace) {
    this.#numbering = numbering;
    this.#listOf = listOf;
  }

  open({ name, attributes: { val = '', type } }: Element): void {
    if (this.#skipping > 0 || skipped.has(name)) {
      this.#skipping += 1;
      return;
    }
    const paragraph = this.#paragraphs.at(-1);
    if (name === 'p') this.#paragraphs.push({ text: '', style: '', place: {}, breaksPageAfter: false });
    else if (name === 'tr') this.#rows.push([]);
    else if (name === 'tc') this.#rows.at(-1)?.push('');
    else if (!paragraph) return;
    else if (name === 't') this.#isText = true;
    else if (name === 'tab') paragraph.text += '\t';
    else if (name === 'noBreakHyphen') paragraph.text += '-';
    else if (name === 'br' && type === 'page') this.#breakPage(paragraph);
    else if (name === 'br' || name === 'cr') paragraph.text += '\n';
    else if (name === 'lastRenderedPageBreak') this.#breakPage(paragraph);
    else if (name === 'pageBreakBefore' && val !== '0' && val !== 'false') this.#breakPage(paragraph);
    else if (name === 'pStyle') paragraph.style = val;
    else if (name === 'numId') paragraph.place.number = val;
    else if (name === 'ilvl') paragraph.place.level = Number(val);
  }

  text(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (this.#isText && this.#skipping === 0 && paragraph) paragraph.text += text;
  }

  close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping -= 1;
      return;
    }
    if (name === 't') this.#isText = false;
    else if (name === 'p') this.#endParagraph();
    else if (name === 'tr') this.#endRow();
  }

  /** A paragraph stands on the page on which it begins. */
  #breakPage(paragraph: Paragraph): void {
    if (paragraph.text !== '' || this.#rows.length > 0) paragraph.breaksPageAfter = true;
    else this.result.breakPage();
  }

  #endParagraph(): void {
    const { text, style, place, breaksPageAfter } = this.#paragraphs.pop() as Paragraph;
    const { number, level = 0 } = { ...this.#listOf(style), ...place };
    // An empty paragraph of a list has a number, too, which Word shows and the next one counts on from.
    const label = number && number !== '0' ? this.#numbering.next(number, level) : '';
    const whole = label === '' || text.trim() === '' ? text : `${label} ${text.trimStart()}`;
    const row = this.#rows.at(-1);
    if (row) {
      const words = whole.replaceAll(/[\t\n]+/g, ' ').trim();
      const last = row.length - 1;
      if (last >= 0) row[last] = [row[last], words].filter(Boolean).join(' ');
    } else this.result.add(whole);
    if (breaksPageAfter && this.#rows.length === 0) this.result.breakPage();
  }

  #endRow(): void {
    const cells = this.#rows.pop() ?? [];
    const outer = this.#rows.at(-1);
    if (!outer) this.result.add(cells.join('\t'));
    else if (outer.length > 0)
      outer[outer.length - 1] = [outer.at(-1), cells.filter(Boolean).join(' ')].filter(Boolean).join(' ');
  }
}
