import { oneTimeCode, oneTimeCodeOf } from '@harambee/domain';
import type { GuestLinkPreview, GuestSession } from '@harambee/domain/schemas';
import { announce, postGuestCode, postGuestSignIn, Refusal } from '@harambee/platform';
import { Banner, Button, styled, TextInput } from '@harambee/ui';
import { useEffect, useState } from 'react';
import { AuthForm } from '../auth/components/auth-form.tsx';
import { PageOfGuest } from './guest-states.tsx';

const Stack = styled.div`display: grid; gap: 16px;`;
const Code = styled.div`
  & input { font: 600 22px/28px var(--font-text); letter-spacing: .24em; font-variant-numeric: tabular-nums; }
`;

interface AskForCodeProps {
  token: string;
  preview: GuestLinkPreview;
  onIn(session: GuestSession): void;
  onOver(): void;
}

const checkCode = ({ code }: { code: string }) =>
  oneTimeCodeOf(code)
    ? undefined
    : { field: 'code', message: `Please enter the ${oneTimeCode.digits} digits from the email` };

/** Who asks, and the code from the mail (GUEST-03). A click asks for it: programs that open links in mail use none up. */
export function AskForCode({ token, preview, onIn, onOver }: AskForCodeProps) {
  const { organization, invitedBy, email } = preview;
  const [sentAt, setSentAt] = useState<number>();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const mayAskAgain = useAfter(sentAt, oneTimeCode.resendAfterMilliseconds);

  const refused = (error: unknown): string => {
    if (error instanceof Refusal && error.status === 400 && error.field === undefined) onOver();
    return (error as Error).message;
  };

  const send = async () => {
    setBusy(true);
    setRefusal('');
    try {
      await postGuestCode(token);
      setSentAt(Date.now());
      announce(`A code is on its way to ${email}`);
    } catch (error) {
      setRefusal(refused(error));
    } finally {
      setBusy(false);
    }
  };

  if (sentAt === undefined) {
    return (
      <PageOfGuest
        title={`${invitedBy} asks you to look at a proposal`}
        lead={`It is a grant proposal of ${organization}. You need no account.`}
        tail="If you do not know who asks, close this page."
      >
        <Stack>
          {refusal && <Banner tone="error" title={refusal} />}
          <p>
            To make sure that it is you, we email a code to <b>{email}</b>.
          </p>
          <Button kind="primary" large wide busy={isBusy} onClick={() => void send()}>
            Email me the code
          </Button>
        </Stack>
      </PageOfGuest>
    );
  }
  return (
    <PageOfGuest
      title="Check your email"
      lead={`We have sent a code to ${email}. It works for ten minutes, in this browser only.`}
      tail={
        mayAskAgain ? (
          <Button kind="quiet" busy={isBusy} onClick={() => void send()}>
            Send another code
          </Button>
        ) : (
          'If nothing comes, you can ask again in a moment.'
        )
      }
    >
      {refusal && <Banner tone="error" title={refusal} />}
      <AuthForm
        initialValues={{ code: '' }}
        check={checkCode}
        onSubmit={async ({ code }) => {
          setRefusal('');
          try {
            onIn(await postGuestSignIn(token, oneTimeCodeOf(code) ?? ''));
          } catch (error) {
            refused(error);
            throw error;
          }
        }}
      >
        {(bind, isOpening) => (
          <>
            <Code>
              <TextInput
                {...bind('code')}
                label="Code"
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
                maxLength={12}
              />
            </Code>
            <Button kind="primary" type="submit" large wide busy={isOpening}>
              Open the proposal
            </Button>
          </>
        )}
      </AuthForm>
    </PageOfGuest>
  );
}

/** True once this long has passed since then. */
function useAfter(since: number | undefined, milliseconds: number): boolean {
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    if (since === undefined) return;
    const timer = window.setTimeout(() => setPassed(since), milliseconds);
    return () => window.clearTimeout(timer);
  }, [since, milliseconds]);
  return since !== undefined && passed === since;
}
