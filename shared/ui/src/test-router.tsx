import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { RouterNavigation } from './navigation/router-navigation.tsx';

/** A router around the components under test, like the shell's around every page. */
export function TestRouter({ at = '/', children }: { at?: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <RouterNavigation>{children}</RouterNavigation>
    </MemoryRouter>
  );
}
