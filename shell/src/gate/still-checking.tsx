import { ErrorState, styled } from '@harambee/ui';
import { type ReactNode, useEffect, useState } from 'react';

const Whole = styled.main`min-height: 100dvh; display: grid; place-items: center;`;

/** Milliseconds after which a spinner alone is not enough. */
const timeoutMs = 8_000;

/**
 * Shown while the session is checked. If that takes long, it says that the server is not responding and that
 * nothing is lost (AUTH-33).
 */
export function StillChecking({ children }: { children: ReactNode }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return children;
  return (
    <Whole>
      <ErrorState
        level={1}
        title="Harambee isn't answering"
        text="You are still signed in, and nothing you saved is lost. We will keep trying and open this page as soon as Harambee responds."
        onRetry={() => window.location.reload()}
        retryLabel="Try now"
      />
    </Whole>
  );
}
