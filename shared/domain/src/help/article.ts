import type { paths } from '../paths.ts';

/** The languages that help texts have; English has all of them. */
export const helpLanguages = ['en', 'sw', 'fr', 'es', 'pt'] as const;
export type HelpLanguage = (typeof helpLanguages)[number];

/** A short help text on one thing people ask about (HELP-01). */
export interface HelpArticle {
  /** Its address is `/help/<id>`. */
  id: string;
  title: string;
  /** Words people use to ask for it, in addition to those of title and text. */
  words: string;
  /** The page where people do it. */
  page?: Extract<(typeof paths)[keyof typeof paths], string>;
  /** Markdown: paragraphs, lists and emphasis, no links. Names of the interface are bold. */
  text: string;
}
