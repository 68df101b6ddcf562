/** The languages whose words are known. */
export type KnownLanguage = 'en' | 'fr' | 'es' | 'pt';
export const knownLanguages = ['en', 'fr', 'es', 'pt'] as const satisfies readonly KnownLanguage[];
