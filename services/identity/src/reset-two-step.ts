import { identityService } from './app.ts';
import { forgetSecondStep } from './team-security/reset.service.ts';
import { findByAddress } from './users/user.model.ts';

/**
 * For whoever runs the server: `node dist/reset-two-step.js ADDRESS` resets the two-step sign-in of a person who has
 * lost their device and their codes, when no owner is left who could do it. Ask who they are first.
 */
const [address = ''] = process.argv.slice(2);
const say = (words: string) => process.stdout.write(`${words}\n`);

if (address === '') {
  say('Usage: node dist/reset-two-step.js ADDRESS');
  process.exitCode = 2;
} else {
  const app = await identityService().build({ background: false });
  const user = await findByAddress(address);
  const reset =
    user &&
    (await forgetSecondStep(app, { tenantId: user.tenantId, userId: user._id }, 'Your administrator'));
  say(
    reset
      ? 'Two-step sign-in was reset, every session was ended, and the person was told by email.'
      : 'Nobody has an account with this address.',
  );
  if (!reset) process.exitCode = 1;
  await app.close();
}
