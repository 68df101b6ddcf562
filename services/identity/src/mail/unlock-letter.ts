import { paths } from '@harambee/domain';
import { letter, link } from './letters.ts';
import type { Letter } from './mailer.ts';

export const unlockLetter = (to: string, origin: string, token: string): Letter =>
  letter(to, 'Sign in again', [
    'Sign-in to your Harambee account was held up, because a wrong password was given too often.',
    `Open this link within 30 minutes in the browser you want to sign in with. It works once, and your password stays as it is.\n${link(origin, paths.unlock, token)}`,
    'If you did not ask for this, you need do nothing: somebody may have mistyped their address.',
  ]);
