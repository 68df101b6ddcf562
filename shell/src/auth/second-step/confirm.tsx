import type { PendingSignIn, SignedIn } from '@harambee/domain/schemas';
import { secondStep } from '@harambee/platform';
import { Banner, Button, styled } from '@harambee/ui';
import { useState } from 'react';
import { answerWithPasskey, hasPasskeys } from '../../two-step/browser-passkey.ts';
import { CodeForm } from '../../two-step/code-form.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { StartAgain } from './start-again.tsx';
import { useEntry } from './use-entry.ts';

const Stack = styled.div`display: grid; gap: 16px;`;
const Others = styled.div`
  display: grid; gap: 8px; padding-top: 16px; border-top: 1px solid var(--line);
`;

type Way = 'app' | 'passkey' | 'recovery';

const words: Record<Way, (email: string) => { title: string; lead: string }> = {
  app: (email) => ({
    title: 'Enter your code',
    lead: `Open your authenticator app. It shows a code of six digits for ${email}.`,
  }),
  passkey: (email) => ({
    title: 'Use your passkey',
    lead: `It confirms that it is you, ${email}.`,
  }),
  recovery: () => ({
    title: 'Use a recovery code',
    lead: 'You stored ten of them when you set up two-step sign-in. Each works once.',
  }),
};
const others: Record<Way, string> = {
  app: 'Use your authenticator app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
};

/** The second step: a code, a passkey or a recovery code, each one press away from the others. */
export function Confirm({ pending }: { pending: PendingSignIn }) {
  const { email, app, passkey, recoveryCode, remember } = pending;
  const enter = useEntry();
  const canPasskey = passkey && hasPasskeys();
  const ways: Way[] = [
    ...(app ? (['app'] as const) : []),
    ...(canPasskey ? (['passkey'] as const) : []),
    ...(recoveryCode ? (['recovery'] as const) : []),
  ];
  const [way, setWay] = useState<Way | undefined>(ways[0]);
  const done = (signIn: SignedIn) => enter(signIn, remember);
  const confirmByPasskey = async () =>
    done(
      await secondStep.postSecondStepPasskey(
        await answerWithPasskey(await secondStep.postSecondStepOptions()),
      ),
    );
  return (
    <AuthFrame {...words[way ?? 'passkey'](email)} tail={<StartAgain />}>
      <Stack>
        {way === undefined && (
          <Banner tone="warning" title="This browser does not support passkeys">
            Sign in on the device that holds yours, or ask an owner of your organization to reset your
            two-step sign-in.
          </Banner>
        )}
        {way === 'app' && (
          <CodeForm
            key="app"
            kind="app"
            label="Code"
            submitLabel="Continue"
            onSubmit={async (code) => done(await secondStep.postSecondStepCode(code))}
          />
        )}
        {way === 'passkey' && <PasskeyButton label="Use your passkey" isMain onPress={confirmByPasskey} />}
        {way === 'recovery' && (
          <CodeForm
            key="recovery"
            kind="recovery"
            label="Recovery code"
            submitLabel="Continue"
            onSubmit={async (code) => done(await secondStep.postRecoveryCode(code))}
          />
        )}
        {ways.length > 1 && (
          <Others>
            {ways
              .filter((one) => one !== way)
              .map((one) => (
                <Button key={one} wide onClick={() => setWay(one)}>
                  {others[one]}
                </Button>
              ))}
          </Others>
        )}
      </Stack>
    </AuthFrame>
  );
}
