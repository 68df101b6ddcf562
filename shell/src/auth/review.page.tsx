import type { AccountReview } from '@harambee/domain/schemas';
import { getReview, keepEverybody, useAuth } from '@harambee/platform';
import { Banner, Button, Spinner, styled } from '@harambee/ui';
import { useCallback, useEffect, useState } from 'react';
import { AccountReviewFacts } from './components/account-review.tsx';
import { AuthForm } from './components/auth-form.tsx';
import { AuthFrame } from './components/auth-frame.tsx';

const Below = styled.div`margin-top: 24px;`;

const words = {
  end: {
    follows:
      'If not, remove them: their accounts are closed, they are signed out everywhere, and open invitations stop working. The organization keeps its proposals and other work.',
    action: 'Remove everyone else',
  },
  leave: {
    follows:
      'If not, you can leave and get an organization of your own. Everything written there stays, and everyone is signed out of your account.',
    action: 'Leave this organization',
  },
} as const;

/**
 * Appears once before the app, after people confirm their address for the first time and are not alone in the
 * account or organization: whoever signed up with the address may have been someone else.
 */
export function ReviewPage() {
  const { user, updateUser, endOthers } = useAuth();
  const [review, setReview] = useState<AccountReview>();
  const [problem, setProblem] = useState('');
  const load = useCallback(() => {
    setProblem('');
    getReview().then(setReview, ({ message }: Error) => setProblem(message));
  }, []);
  useEffect(load, [load]);

  const keep = async () => {
    await keepEverybody();
    if (!user) return;
    const { mustReview: _, ...kept } = user;
    updateUser(kept);
  };
  return (
    <AuthFrame
      title="Do you know everyone here?"
      lead="You just confirmed that this address is yours. Someone else may have used it before."
      tail={null}
    >
      {problem && (
        <Banner
          tone="error"
          title={problem}
          actions={
            <Button small onClick={load}>
              Retry
            </Button>
          }
        />
      )}
      {!review && !problem && <Spinner label="Checking who is here" />}
      {review && (
        <>
          <AuthForm initialValues={{}} check={() => undefined} onSubmit={keep}>
            {(_bind, isBusy) => (
              <>
                <AccountReviewFacts review={review} />
                <Button kind="primary" type="submit" large wide busy={isBusy}>
                  Yes, everyone can stay
                </Button>
              </>
            )}
          </AuthForm>
          <Below>
            <AuthForm initialValues={{}} check={() => undefined} onSubmit={endOthers}>
              {(_bind, isBusy) => (
                <>
                  <p>{words[review.action].follows}</p>
                  <Button kind="danger" type="submit" large wide busy={isBusy}>
                    {words[review.action].action}
                  </Button>
                </>
              )}
            </AuthForm>
          </Below>
        </>
      )}
    </AuthFrame>
  );
}
