import { oneTimeCode } from '@harambee/domain';
import { Button, styled } from '@harambee/ui';
import { useEffect, useState } from 'react';

const Wait = styled.span`font-size: var(--t-sm); color: var(--ink-2); font-variant-numeric: tabular-nums;`;

const secondsLeft = (sentAt: number): number =>
  Math.max(0, Math.ceil((sentAt + oneTimeCode.resendAfterMilliseconds - Date.now()) / 1_000));

/** Another code, once the first has had time to arrive. The countdown is not read out: it would never be silent. */
export function Resend({ sentAt, onResend }: { sentAt: number; onResend: () => void }) {
  const [left, setLeft] = useState(() => secondsLeft(sentAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(sentAt)), 1_000);
    return () => clearInterval(timer);
  }, [sentAt]);

  if (left > 0) return <Wait>No code yet? You can send another one in {left} s.</Wait>;
  return (
    <Button kind="quiet" onClick={onResend}>
      Send another code
    </Button>
  );
}
