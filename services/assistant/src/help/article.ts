import type { PagePath } from '../tools/pages.ts';

/** A short help text on one thing people ask about. */
export interface HelpArticle {
  id: string;
  title: string;
  /** How people ask for it, beside the words of the title and the text. */
  words: string;
  /** Where it is done; the assistant offers to go there. */
  page?: PagePath;
  /** Markdown. */
  text: string;
}
