import { paths } from '@harambee/domain';
import { letter } from './letters.ts';
import type { Letter } from './mailer.ts';
import { nameInMail } from './name-in-mail.ts';

/** Where people look at and change how they sign in. */
const security = (origin: string) => `${origin}${paths.settings}?tab=security`;
const notYou = (origin: string) =>
  `If it was not you, change your password right away and look at ${security(origin)}`;

/** `by` says what was added: "a passkey". */
export const twoStepOnLetter = (to: string, origin: string, by: string): Letter =>
  letter(to, 'Your two-step sign-in was changed', [
    `Your Harambee account now asks for a second step at sign-in. Just added: ${by}.`,
    notYou(origin),
  ]);

export const twoStepOffLetter = (to: string, origin: string): Letter =>
  letter(to, 'Two-step sign-in was turned off', [
    'Your Harambee account no longer asks for a second step at sign-in. A password alone opens it.',
    notYou(origin),
  ]);

/** One of several ways was removed. */
export const wayRemovedLetter = (to: string, origin: string, what: string): Letter =>
  letter(to, 'Your two-step sign-in was changed', [
    `Removed from your Harambee account: ${what}. The other ways still work.`,
    notYou(origin),
  ]);

export const newRecoveryCodesLetter = (to: string, origin: string): Letter =>
  letter(to, 'You have new recovery codes', [
    'New recovery codes were made for your Harambee account. The earlier ones no longer work.',
    notYou(origin),
  ]);

export const recoveryCodeUsedLetter = (to: string, origin: string, left: number): Letter =>
  letter(to, 'A recovery code was used', [
    `Someone, most likely you, signed in to your Harambee account with a recovery code. Codes left: ${left}.`,
    `You can make new ones here: ${security(origin)}`,
    notYou(origin),
  ]);

export const twoStepResetLetter = (to: string, origin: string, by: string): Letter =>
  letter(to, 'Your two-step sign-in was reset', [
    `${nameInMail(by, 'An owner of your organization')} reset the two-step sign-in of your Harambee account, and every session was ended. Sign in with your password, and set it up again.`,
    `If you did not ask for this, talk to them, and change your password: ${origin}${paths.resetPassword}`,
  ]);
