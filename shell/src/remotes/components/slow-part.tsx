import { Banner, Button, styled } from '@harambee/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds after which a wait is worth a word. */
const patience = 10_000;

const Told = styled.div`max-width: 1184px; width: 100%; margin: 0 auto; padding: 16px 16px 0;`;

interface SlowPartProps {
  /** Begins anew. */
  onRetry: () => Promise<void>;
  /** What stands there while it comes. */
  children: ReactNode;
}

/** While the pages of a remote are on their way; after a while it says that this takes long, and offers to begin anew. */
export function SlowPart({ onRetry, children }: SlowPartProps) {
  const [attempt, setAttempt] = useState(0);
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSlowAttempt(attempt), patience);
    return () => clearTimeout(timer);
  }, [attempt]);
  const beginAnew = () => {
    setAttempt(attempt + 1);
    void onRetry();
  };
  return (
    <>
      {slowAttempt === attempt && (
        <Told>
          <Banner
            title="This page is taking longer than usual"
            actions={
              <Button small onClick={beginAnew}>
                Load it again
              </Button>
            }
          >
            It is still on its way: the connection is slow. You can wait, or load it again.
          </Banner>
        </Told>
      )}
      {children}
    </>
  );
}
