import { can, type Permission } from '@harambee/domain';
import type { ReactNode } from 'react';
import { useUser } from './use-auth.ts';

/** Whether the role of the signed-in person allows this, now: it may change while the page is open (TEAM-09). */
export const useMay = (action: Permission): boolean => can(useUser().role, action);

interface MayProps {
  do: Permission;
  children: ReactNode;
}

/** Shows what only some roles can use. */
export function May({ do: action, children }: MayProps) {
  return useMay(action) ? children : null;
}
