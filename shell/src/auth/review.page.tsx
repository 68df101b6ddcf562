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
      'If you do not: their accounts are closed, they are signed out everywhere, and open invitations stop working. Proposals and other work of the organization stay.',
    action: 'Remove everybody else',
  },
  leave: {
    follows:
      'If you do not, you can leave and get an organization of your own. What was written in it stays there, and everybody is signed out of your account.',
    action: 'Leave this organization',
  },
} as const;

/**
 * Stands before the app once, after somebody has proved their address for the first time and is not alone: whoever signed
 * up with it before may have been somebody else.
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
      title="Do you know everybody here?"
      lead="You have just shown that this address is yours. Before that, somebody else may have used it."
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
                  Yes, everybody may stay
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
