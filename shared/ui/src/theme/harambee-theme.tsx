import type { ReactNode } from 'react';
import { GlobalStyles } from './global-styles.tsx';
import { ThemePreferenceProvider } from './theme-preference.tsx';

/** Used once, around the whole application: the light and dark look, and the user's choice between them. */
export function HarambeeTheme({ children }: { children: ReactNode }) {
  return (
    <ThemePreferenceProvider>
      <GlobalStyles />
      {children}
    </ThemePreferenceProvider>
  );
}
