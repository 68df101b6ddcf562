/** How a limit is worded as a rule: characters with or without spaces, or words. */
export type CountedUnit = 'characters' | 'characters-without-spaces' | 'words';

/** What portals that count otherwise say of the same text (README.md): each is a counting that can be chosen. */
export interface OtherCounts {
  /** JavaScript's length, as most browsers enforce a maximum length. */
  utf16?: number;
  /** Signs as a reader sees them. */
  graphemes?: number;
  /** A line break as two, as a form sends it. */
  lineBreaksAsTwo?: number;
  /** Runs of letters, digits and apostrophes: hyphens, slashes, points and dashes divide, lone signs do not count. */
  letterRuns?: number;
}

export interface LimitCase {
  id: string;
  text: string;
  unit: CountedUnit;
  maximum: number;
  /** By the usual rule. The text is within its limit if this is not above `maximum`. */
  count: number;
  why: string;
  others: OtherCounts;
}

type Row = [
  id: string,
  text: string,
  count: number,
  why: string,
  others?: OtherCounts & { maximum?: number },
];

const casesOf =
  (unit: CountedUnit) =>
  (...[id, text, count, why, { maximum = count, ...others } = {}]: Row): LimitCase => ({
    id,
    text,
    unit,
    maximum,
    count,
    why,
    others,
  });

/** Each builds a case that is exactly at its limit unless `maximum` says otherwise. */
export const characters = casesOf('characters');
export const solidCharacters = casesOf('characters-without-spaces');
export const words = casesOf('words');
