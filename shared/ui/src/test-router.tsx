import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { RouterNavigation } from './navigation/router-navigation.tsx';

/** A router around the pieces under test, as the shell gives it to every page. */
export function TestRouter({ at = '/', children }: { at?: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <RouterNavigation>{children}</RouterNavigation>
    </MemoryRouter>
  );
}
