import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NavigationProvider } from './navigation.tsx';

/** Makes links of this package navigate with the surrounding router. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({ location, navigate: (to: string) => void navigate(to) }),
    [location, navigate],
  );
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}
