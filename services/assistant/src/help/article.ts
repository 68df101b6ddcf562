import type { PagePath } from '../tools/pages.ts';

/** A short help text on one thing people ask about. */
export interface HelpArticle {
  id: string;
  title: string;
  /** Words people use to ask for it, in addition to those of title and text. */
  words: string;
  /** The page where people do it; the assistant offers to open it. */
  page?: PagePath;
  /** Markdown. */
  text: string;
}
