import { ErrorState, styled } from '@harambee/ui';
import { type ReactNode, useEffect, useState } from 'react';

const Whole = styled.main`min-height: 100dvh; display: grid; place-items: center;`;

/** Milliseconds that a slow line may take before a spinner says too little. */
const patience = 8_000;

/** What is shown while the sign-in is checked; when that takes long, that nobody answers and nothing is lost (AUTH-33). */
export function StillChecking({ children }: { children: ReactNode }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return children;
  return (
    <Whole>
      <ErrorState
        level={1}
        title="Harambee isn't answering"
        text="You are still signed in, and nothing you saved is lost. We keep trying, and open this page as soon as Harambee answers."
        onRetry={() => window.location.reload()}
        retryLabel="Try now"
      />
    </Whole>
  );
}
