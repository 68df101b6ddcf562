import type { KnownLanguage } from '../text/known-language.ts';

/** A subject that funders ask about, with its words in each language. */
export type SubjectWords = Readonly<Record<KnownLanguage, string>> & {
  /** As a page names it. */
  readonly label: string;
};
