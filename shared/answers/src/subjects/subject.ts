/** The languages whose words are known. */
export type KnownLanguage = 'en' | 'fr' | 'es' | 'pt';
export const knownLanguages = ['en', 'fr', 'es', 'pt'] as const satisfies readonly KnownLanguage[];

/** A subject that funders ask about, with its words in each language. */
export type SubjectWords = Readonly<Record<KnownLanguage, string>> & {
  /** As a page names it. */
  readonly label: string;
};
