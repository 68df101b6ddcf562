import { paths } from '@harambee/domain';
import { use } from 'react';
import { Navigate } from 'react-router';
import { SignedInHere } from '../gate/signed-in-here.ts';
import { startPages, usePreferences } from './preferences.ts';

/** At `/`: where this person wants to begin. */
export function StartPage() {
  const [{ startPage }] = usePreferences();
  return <Navigate to={startPages[startPage]} replace />;
}

/**
 * At the addresses of signing in and up. Whoever has just signed in begins where they want to; whoever opens such a page
 * while signed in is led to the dashboard (spec 2.1, reading A-04).
 */
export function AfterSignIn() {
  return use(SignedInHere) ? <StartPage /> : <Navigate to={paths.dashboard} replace />;
}
