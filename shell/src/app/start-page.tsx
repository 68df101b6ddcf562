import { paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { use, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { SignedInHere } from '../gate/signed-in-here.ts';
import { forgetWanted, readWanted } from '../lib/wanted-page.ts';
import { startPages, usePreferences } from '../preferences/preferences.ts';

/** At `/`: where this person wants to begin. */
export function StartPage() {
  const [{ startPage }] = usePreferences();
  return <Navigate to={startPages[startPage]} replace />;
}

/**
 * At the addresses of signing in and up. Whoever has just signed in goes on to the page they wanted, or begins where they
 * want to; whoever opens such a page while signed in is led to the dashboard (NAV-04).
 */
export function AfterSignIn() {
  const isNew = use(SignedInHere);
  const { id } = useUser();
  const [wanted] = useState(() => readWanted(id));
  useEffect(forgetWanted, []);
  if (!isNew) return <Navigate to={paths.dashboard} replace />;
  return wanted === undefined ? <StartPage /> : <Navigate to={wanted} replace />;
}
