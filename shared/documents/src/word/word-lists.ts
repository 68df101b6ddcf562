import { AlignmentType, type INumberingOptions, type IParagraphOptions, LevelFormat, Paragraph } from 'docx';

type Level = INumberingOptions['config'][number]['levels'][number];

/** The numberings of a document: Word counts each list separately, from its first written number. */
export class Numbering {
  readonly #config: INumberingOptions['config'][number][] = [];

  get options(): INumberingOptions {
    return { config: this.#config };
  }

  /** The name of a new numbering. `ending` follows the number: "." or ")". */
  add(start: number, ending: string): string {
    const reference = `numbered-${this.#config.length + 1}`;
    const level: Level = {
      level: 0,
      format: LevelFormat.DECIMAL,
      text: `%1${ending}`,
      start,
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: 720, hanging: 360 } } },
    };
    this.#config.push({ reference, levels: [level] });
    return reference;
  }
}

/** Items with bullets, or with the numbers they were written with. */
export interface WordList {
  items: string[];
  /** One for each item of a numbered list: "3.", "4)". */
  labels?: string[];
}

type Runs = (text: string, place: number) => Pick<IParagraphOptions, 'children' | 'bidirectional'>;

/** A Word list. If the numbers skip, a new numbering starts, so that each item keeps its number. */
export function listParagraphs({ items, labels }: WordList, runs: Runs, numbering: Numbering): Paragraph[] {
  if (!labels)
    return items.map((item, place) => new Paragraph({ bullet: { level: 0 }, ...runs(item, place) }));
  let reference = '';
  return items.map((item, place) => {
    const number = Number.parseInt(labels[place] ?? '', 10);
    const follows = place > 0 && number === Number.parseInt(labels[place - 1] ?? '', 10) + 1;
    if (!follows) reference = numbering.add(number, labels[place]?.at(-1) ?? '.');
    return new Paragraph({
      style: 'ListParagraph',
      numbering: { reference, level: 0 },
      ...runs(item, place),
    });
  });
}
