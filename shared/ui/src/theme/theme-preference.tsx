import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useMediaQuery } from './use-media-query.ts';

/** Where the browser keeps the choice (DATA-20). */
const storageKey = 'theme';

/** The user's choice; `system` follows the operating system (NAV-18). */
export type ThemePreference = 'light' | 'dark' | 'system';

/** The scheme on the screen. */
export type ColorScheme = 'light' | 'dark';

interface ThemePreferenceValue {
  preference: ThemePreference;
  scheme: ColorScheme;
  setPreference(preference: ThemePreference): void;
}

const ThemePreferenceContext = createContext<ThemePreferenceValue | null>(null);

function isPreference(value: unknown): value is ThemePreference {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** Storage may be blocked (private windows, policies); then the choice lasts as long as the page. */
function storedPreference(): ThemePreference {
  try {
    const value = window.localStorage.getItem(storageKey);
    return isPreference(value) ? value : 'system';
  } catch {
    return 'system';
  }
}

function storePreference(preference: ThemePreference) {
  try {
    window.localStorage.setItem(storageKey, preference);
  } catch {
    // Nothing to do: see storedPreference.
  }
}

/** Keeps `data-theme` on `<html>` in sync with the choice, the operating system and other tabs. */
export function ThemePreferenceProvider({ children }: { children: ReactNode }) {
  const [preference, setState] = useState(storedPreference);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const scheme: ColorScheme = preference === 'system' ? (systemIsDark ? 'dark' : 'light') : preference;

  // Before the browser paints, so that no change of scheme is visible.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
  }, [scheme]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey || event.key === null) setState(storedPreference());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const setPreference = useCallback((next: ThemePreference) => {
    storePreference(next);
    setState(next);
  }, []);

  const value = useMemo(() => ({ preference, scheme, setPreference }), [preference, scheme, setPreference]);
  return <ThemePreferenceContext value={value}>{children}</ThemePreferenceContext>;
}

/** The user's choice of theme, the resulting scheme, and how to change it. */
export function useThemePreference(): ThemePreferenceValue {
  const value = useContext(ThemePreferenceContext);
  if (!value) throw new Error('useThemePreference must be used within a HarambeeTheme');
  return value;
}
