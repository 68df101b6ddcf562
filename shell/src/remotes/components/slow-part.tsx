import { Banner, Button, styled } from '@harambee/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds after which a wait needs an explanation. */
const timeoutMs = 10_000;

const Told = styled.div`max-width: 1184px; width: 100%; margin: 0 auto; padding: 16px 16px 0;`;

interface SlowPartProps {
  /** Starts over. */
  onRetry: () => Promise<void>;
  /** The placeholder while it loads. */
  children: ReactNode;
}

/** Shown while the pages of a remote load. After a while it says that this takes long, and offers to retry. */
export function SlowPart({ onRetry, children }: SlowPartProps) {
  const [attempt, setAttempt] = useState(0);
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSlowAttempt(attempt), timeoutMs);
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
                Reload it
              </Button>
            }
          >
            It is still loading because the connection is slow. You can wait or reload it.
          </Banner>
        </Told>
      )}
      {children}
    </>
  );
}
