import { type HelpLanguage, helpLanguages } from '@harambee/domain/help';
import { useSearchParams } from 'react-router';

export const languageNames: Record<HelpLanguage, string> = {
  en: 'English',
  sw: 'Kiswahili',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
};

const isHelpLanguage = (language: string | null | undefined): language is HelpLanguage =>
  (helpLanguages as readonly (string | null | undefined)[]).includes(language);

/** The language of the reader: the one in the address, or the first of the browser's that the help has. */
export function useHelpLanguage(): [HelpLanguage, (language: HelpLanguage) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('lang');
  const own = navigator.languages.map((tag) => tag.split('-')[0]).find(isHelpLanguage);
  const choose = (language: HelpLanguage) =>
    setQuery(
      (before) => {
        before.set('lang', language);
        return before;
      },
      { replace: true },
    );
  return [isHelpLanguage(asked) ? asked : (own ?? 'en'), choose];
}
