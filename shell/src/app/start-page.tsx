import { paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { use, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { SignedInHere } from '../gate/signed-in-here.ts';
import { clearReturnPage, readReturnPage } from '../lib/return-page.ts';
import { startPages, usePreferences } from '../preferences/preferences.ts';

/** At `/`: opens the start page that this person has chosen. */
export function StartPage() {
  const [{ startPage }] = usePreferences();
  return <Navigate to={startPages[startPage]} replace />;
}

/**
 * At the sign-in and sign-up pages. People who have just signed in go to the page they wanted or to their start
 * page. People who were already signed in go to the dashboard (NAV-04).
 */
export function AfterSignIn() {
  const isNew = use(SignedInHere);
  const { id } = useUser();
  const [returnPage] = useState(() => readReturnPage(id));
  useEffect(clearReturnPage, []);
  if (!isNew) return <Navigate to={paths.dashboard} replace />;
  return returnPage === undefined ? <StartPage /> : <Navigate to={returnPage} replace />;
}
