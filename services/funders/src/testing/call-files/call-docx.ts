import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
} from 'docx';

const formats = [
  { format: LevelFormat.DECIMAL, first: /^1([.)])\s+(?=\S)/, next: (at: number) => String(at) },
  {
    format: LevelFormat.LOWER_LETTER,
    first: /^a([.)])\s+(?=\S)/,
    next: (at: number) => String.fromCharCode(96 + at),
  },
];

/** A list that Word numbers itself: from which line to which, and how. */
interface WordList {
  from: number;
  to: number;
  format: (typeof formats)[number]['format'];
  sign: string;
}

/** Items one below the other that count on from the first number; what stands between them ends the list. */
function listsIn(lines: readonly string[]): WordList[] {
  const lists: WordList[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    for (const { format, first, next } of formats) {
      const sign = first.exec(lines[at]?.trimStart() ?? '')?.[1];
      if (!sign) continue;
      let to = at;
      while (lines[to + 1]?.trimStart().startsWith(`${next(to - at + 2)}${sign} `)) to += 1;
      if (to === at) continue;
      lists.push({ from: at, to, format, sign });
      at = to;
    }
  }
  return lists;
}

const row = (line: string) =>
  new TableRow({
    children: line.split('\t').map((cell) => new TableCell({ children: [new Paragraph(cell.trim())] })),
  });

const isHeading = (line: string): boolean => /^\p{Lu}[\p{Lu}\P{L}]{5,60}$/u.test(line.trim());

/**
 * A call as a person writes it in Word: lists that Word numbers, tables, headings and page breaks. Every line of the call
 * is a paragraph or a row, so that it stands at the same place.
 */
export function callDocx(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const numbered = pages.flatMap((lines, page) => listsIn(lines).map((list) => ({ page, ...list })));
  const children = pages.flatMap((lines, page) => {
    const content: (Paragraph | Table)[] = [];
    let rows: TableRow[] = [];
    const endTable = () => {
      if (rows.length > 0) content.push(new Table({ rows }));
      rows = [];
    };
    lines.forEach((line, index) => {
      if (line.includes('\t')) {
        rows.push(row(line));
        return;
      }
      endTable();
      const list = numbered.findIndex((one) => one.page === page && one.from <= index && index <= one.to);
      const text = line.trim();
      if (list >= 0)
        content.push(
          new Paragraph({
            text: text.replace(/^\S+\s+/, ''),
            numbering: { reference: `list${list}`, level: 0 },
          }),
        );
      else
        content.push(
          new Paragraph({
            text: line.trimEnd(),
            ...(isHeading(line) && { heading: HeadingLevel.HEADING_2 }),
          }),
        );
    });
    endTable();
    if (page < pages.length - 1) content.push(new Paragraph({ children: [new PageBreak()] }));
    return content;
  });
  return Packer.toBuffer(
    new Document({
      numbering: {
        config: numbered.map(({ format, sign }, index) => ({
          reference: `list${index}`,
          levels: [{ level: 0, format, text: `%1${sign}`, alignment: AlignmentType.START }],
        })),
      },
      sections: [{ children }],
    }),
  );
}
