import type { PagePath } from '../tools/pages.ts';

/** A short help text on one thing people ask about. */
export interface HelpArticle {
  id: string;
  title: string;
  /** Ways people ask for it, in addition to the words of the title and the text. */
  words: string;
  /** The page where it is done; the assistant offers to open it. */
  page?: PagePath;
  /** Markdown. */
  text: string;
}
