import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { lightColors, sizes } from '../theme/tokens.ts';

// Text, lines and surfaces are custom properties, so a visible chart changes its scheme without rendering
// again. The main colors must be values that the library can compute with; no chart shows them.
const theme = createTheme({
  palette: {
    primary: { main: lightColors.primary },
    text: { primary: 'var(--ink-2)', secondary: 'var(--ink-2)' },
    background: { paper: 'var(--raised)' },
    divider: 'var(--line)',
  },
  shape: { borderRadius: 8 },
  typography: { fontFamily: sizes['font-text'], fontSize: 13 },
});

export function ChartTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
