import { paths } from '@harambee/domain';
import type { ComponentType } from 'react';
import { LoginPage } from '../auth/login.page.tsx';
import { SignUpPage } from '../auth/sign-up.page.tsx';

/**
 * Pages that are open without a session. Every other path leads to /login (NAV-02). Each is also a document of its own,
 * rendered by the build (`documents/`).
 */
export const openPages: Record<string, ComponentType> = {
  [paths.login]: LoginPage,
  [paths.signup]: SignUpPage,
};
