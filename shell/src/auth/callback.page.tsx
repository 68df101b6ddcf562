import { callbackErrorHelp, paths } from '@harambee/domain';
import { needsSecondStep, oauthState, readSocialAnswer, useAuth } from '@harambee/platform';
import { Banner, Button, Spinner, styled, TextLink, useNavigation } from '@harambee/ui';
import { useEffect, useRef, useState } from 'react';
import { addressed } from '../lib/addressed.ts';
import { replaceWith } from '../lib/browser-path.ts';
import { clearReturnPage, readReturnPage } from '../lib/return-page.ts';
import { AuthFrame } from './components/auth-frame.tsx';

const Actions = styled.div`margin-top: 20px;`;

/** Long enough to read that it worked (AUTH-15). */
const successShownFor = 1_500;

type Round =
  | { at: 'loading' }
  | { at: 'success' }
  | { at: 'error'; message: string; help?: string | undefined };

/** Reads the address once and uses up its state: loading the same address again signs nobody in. */
function useRound(): Round {
  const { finishSocialLogin, user } = useAuth();
  const userId = user?.id;
  const [answer] = useState(() => readSocialAnswer(window.location.search));
  const [round, setRound] = useState<Round>({ at: 'loading' });
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    oauthState.clear();
    if ('problem' in answer) {
      const help =
        answer.error === undefined
          ? 'It has expired or was started in another window. Please start again.'
          : callbackErrorHelp(answer.error);
      setRound({ at: 'error', message: answer.problem, help });
      return;
    }
    finishSocialLogin(answer).then(
      () => setRound({ at: 'success' }),
      (error: Error) => {
        if (needsSecondStep(error)) replaceWith(paths.secondStep);
        else setRound({ at: 'error', message: error.message });
      },
    );
  }, [answer, finishSocialLogin]);

  useEffect(() => {
    if (round.at !== 'success') return;
    // Goes to the page that the person wanted, or to the start page.
    const goOn = () => {
      const returnPage = userId === undefined ? undefined : readReturnPage(userId);
      clearReturnPage();
      replaceWith(returnPage ?? '/');
    };
    const timer = setTimeout(goOn, successShownFor);
    return () => clearTimeout(timer);
  }, [round.at, userId]);

  return round;
}

function Failure({ message, help }: { message: string; help: string | undefined }) {
  const { navigate } = useNavigation();
  return (
    <>
      <Banner tone="error" title={message}>
        {help}
      </Banner>
      <Actions>
        <Button kind="primary" large wide onClick={() => navigate(paths.login)}>
          Try again
        </Button>
      </Actions>
    </>
  );
}

const words = {
  loading: { title: 'Signing you in', lead: 'One moment, please.' },
  success: { title: 'You are signed in', lead: 'Your dashboard opens in a moment.' },
  error: { title: 'Sign in failed', lead: 'Nothing was changed, and your work is safe.' },
} as const;

/** /auth/callback: back from Google or GitHub (AUTH-13). One frame for all states, whose changes are announced. */
export function CallbackPage() {
  const { user } = useAuth();
  const round = useRound();
  const isFailure = round.at === 'error';
  return (
    <AuthFrame
      {...words[round.at]}
      tail={
        isFailure && (
          <>
            Still not working? <TextLink href={paths.support}>We can help</TextLink>
          </>
        )
      }
    >
      {round.at === 'loading' && <Spinner label="Checking your sign-in" showLabel />}
      {round.at === 'success' && <Banner tone="success" title={addressed('Welcome', user?.firstName)} />}
      {isFailure && <Failure message={round.message} help={round.help} />}
    </AuthFrame>
  );
}
