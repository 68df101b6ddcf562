import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media } from '../theme/media.ts';
import { lightColors, sizes } from '../theme/tokens.ts';

const raised = {
  backgroundColor: 'var(--raised)',
  backgroundImage: 'none',
  color: 'var(--ink)',
  boxShadow: 'var(--float)',
};

// Colors are custom properties, so both schemes come from the same rules; the palette below only gives MUI the hex
// values it computes with.
const theme = createTheme({
  palette: {
    primary: { main: lightColors.primary, contrastText: lightColors['on-primary'] },
    error: { main: lightColors.danger, contrastText: lightColors['on-danger'] },
    text: { primary: lightColors.ink, secondary: lightColors['ink-2'] },
    background: { default: lightColors.paper, paper: lightColors.raised },
  },
  shape: { borderRadius: 12 },
  typography: { fontFamily: sizes['font-text'], fontSize: 14 },
  transitions: {
    duration: {
      enteringScreen: 160,
      leavingScreen: 120,
      standard: 160,
      short: 140,
      shorter: 120,
      shortest: 120,
      complex: 200,
    },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          ...raised,
          backgroundColor: 'var(--paper)',
          borderRadius: 16,
          margin: 16,
          maxHeight: 'calc(100vh - 48px)',
          [`@media ${media.phone}`]: {
            margin: 0,
            width: '100%',
            maxWidth: 'none',
            height: '100%',
            maxHeight: 'none',
            borderRadius: 0,
          },
        },
      },
    },
    MuiDrawer: { styleOverrides: { paper: { ...raised, backgroundColor: 'var(--desk)', border: 0 } } },
    MuiMenu: {
      styleOverrides: {
        paper: { ...raised, borderRadius: 12, marginTop: 4, minWidth: 200 },
        list: { padding: 6 },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          font: '400 14px/20px var(--font-text)',
          gap: 10,
          minHeight: 36,
          padding: '6px 10px',
          borderRadius: 8,
          color: 'var(--ink)',
          '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--sunken)' },
          '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
          '&[data-danger]': { color: 'var(--danger-ink)' },
          [`@media ${media.phone}`]: { minHeight: 44 },
        },
      },
    },
  },
});

/** Gives the library's overlays our look. Loaded with the first of them, never with the sign-in pages. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
