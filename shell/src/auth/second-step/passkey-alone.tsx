import { paths } from '@harambee/domain';
import { secondStep } from '@harambee/platform';
import { Banner, Checkbox, styled, TextLink } from '@harambee/ui';
import { useState } from 'react';
import { answerWithPasskey, hasPasskeys } from '../../two-step/browser-passkey.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useEntry } from './use-entry.ts';

const Stack = styled.div`display: grid; gap: 20px;`;

/** Signs in with a passkey and nothing else (TWOSTEP-11). */
export function PasskeyAlone() {
  const enter = useEntry();
  const [remember, setRemember] = useState(true);
  const signIn = async () => {
    const answer = await answerWithPasskey(await secondStep.postPasskeyOptions());
    await enter(await secondStep.postPasskeySignIn(answer, remember), remember);
  };
  return (
    <AuthFrame
      title="Sign in with a passkey"
      lead="Your device asks for your finger, your face or your PIN. You need no password."
      tail={<TextLink to={paths.login}>Sign in another way</TextLink>}
    >
      {hasPasskeys() ? (
        <Stack>
          <PasskeyButton label="Use a passkey" isMain onPress={signIn} />
          <Checkbox label="Remember me" checked={remember} onChange={setRemember} />
        </Stack>
      ) : (
        <Banner tone="warning" title="This browser does not support passkeys" />
      )}
    </AuthFrame>
  );
}
