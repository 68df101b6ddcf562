import { paths } from '@harambee/domain';
import { letter, link } from './letters.ts';
import type { Letter } from './mailer.ts';

export const unlockLetter = (to: string, origin: string, token: string): Letter =>
  letter(to, 'Sign in again', [
    'Sign-in to your Harambee account was blocked because a wrong password was entered too many times.',
    `Open this link within 30 minutes in the browser you want to sign in with. It works once, and your password stays as it is.\n${link(origin, paths.unlock, token)}`,
    'If you did not request this, you do not need to do anything. Someone may have mistyped their address.',
  ]);
