import { setReaderFormats } from '@harambee/domain';
import { usePreferences } from './preferences.ts';

/** Applies the person's choice to the formatters: before the app renders, and again whenever it changes. */
export function useReaderFormats(): void {
  const [{ locale, currencyDisplay, paper }] = usePreferences();
  // Not in an effect, because the components below use the formatters while they render.
  setReaderFormats({ locale, currencyDisplay, paper });
}
