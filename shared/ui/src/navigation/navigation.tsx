import { createContext, type ReactNode, useContext } from 'react';

/**
 * How links navigate and which page is shown. This package does not import a router: before sign-in the shell's gate
 * navigates, and the app's router (26 KB) is loaded only afterwards.
 */
export interface Navigation {
  location: { pathname: string; search: string; hash: string };
  navigate(to: string): void;
}

const NavigationContext = createContext<Navigation | null>(null);

export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  // Not `use`, which cannot be rendered by the build (Preact).
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('Links need a NavigationProvider around them');
  return navigation;
}
