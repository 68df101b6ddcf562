import type { User } from '@harambee/domain/schemas';
import { createContext, useContext } from 'react';
import type { Auth } from './auth-types.ts';

/** Filled by `AuthProvider`; all others use `useAuth`. */
export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  // Not `use`, which cannot be rendered by the build (Preact).
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The signed-in person. Use it only behind the gate: elsewhere there is none, and this throws. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('useUser needs a signed-in person');
  return user;
}
