import type { NewKey, PendingSignIn, SetUp } from '@harambee/domain/schemas';
import { secondStep } from '@harambee/platform';
import { Button, styled } from '@harambee/ui';
import { useState } from 'react';
import { AppKey } from '../../two-step/app-key.tsx';
import { hasPasskeys, makePasskey, proposedName } from '../../two-step/browser-passkey.ts';
import { CodeForm } from '../../two-step/code-form.tsx';
import { RecoveryCodes } from '../../two-step/recovery-codes.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { StartAgain } from './start-again.tsx';
import { useEntry } from './use-entry.ts';

const Stack = styled.div`display: grid; gap: 20px;`;

/** The set-up that an organization requires (TWOSTEP-16): a way, its first use, the recovery codes, and on. */
export function SetUpSecondStep({ pending }: { pending: PendingSignIn }) {
  const { email, organization, remember } = pending;
  const enter = useEntry();
  const [key, setKey] = useState<NewKey>();
  const [setUp, setSetUp] = useState<SetUp>();
  const goOn = async (done: SetUp) => {
    if (done.recoveryCodes) setSetUp(done);
    else await enter(done, remember);
  };

  if (setUp) {
    return (
      <AuthFrame
        title="Store your recovery codes"
        lead="The last step. You are signed in right after it."
        tail={null}
      >
        <RecoveryCodes
          codes={setUp.recoveryCodes ?? []}
          email={email}
          doneLabel="Continue"
          onDone={() => void enter(setUp, remember)}
        />
      </AuthFrame>
    );
  }
  if (key) {
    return (
      <AuthFrame
        title="Connect your app"
        lead="Any authenticator app will do, such as the one in your password manager."
        tail={<StartAgain />}
      >
        <Stack>
          <AppKey value={key} />
          <CodeForm
            kind="app"
            label="Code"
            help="The six digits that your app shows now."
            submitLabel="Continue"
            onSubmit={async (code) => goOn(await secondStep.putSetUpApp(code))}
          />
          <Button kind="quiet" onClick={() => setKey(undefined)}>
            Choose another way
          </Button>
        </Stack>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Set up two-step sign-in"
      lead={`${organization} requires it. From now on, a password alone does not open your account. It takes two minutes.`}
      tail={<StartAgain />}
    >
      <Stack>
        <PasskeyButton
          label="Use an authenticator app"
          isMain
          onPress={async () => setKey(await secondStep.postSetUpApp())}
        />
        {hasPasskeys() && (
          <PasskeyButton
            label="Use a passkey"
            isMain={false}
            onPress={async () => {
              const answer = await makePasskey(await secondStep.postSetUpOptions());
              await goOn(await secondStep.postSetUpPasskey({ name: proposedName(), answer }));
            }}
          />
        )}
      </Stack>
    </AuthFrame>
  );
}
