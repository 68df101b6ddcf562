import { setReaderFormats } from '@harambee/domain';
import { usePreferences } from './preferences.ts';

/** Lets the formatters follow the person's choice: before anything of the app is drawn, and again whenever it changes. */
export function useReaderFormats(): void {
  const [{ locale, currencyDisplay, paper }] = usePreferences();
  // Not in an effect: what is drawn below asks the formatters while it is being drawn.
  setReaderFormats({ locale, currencyDisplay, paper });
}
