import { Banner, Button, styled } from '@harambee/ui';
import { useState } from 'react';

const Stack = styled.div`display: grid; gap: 16px;`;

interface PasskeyButtonProps {
  label: string;
  /** The main button of the page, or the second one. */
  isMain: boolean;
  /** Rejects with the message to show. */
  onPress(): Promise<void>;
}

/** Asks the browser for a passkey, and says what came of it. */
export function PasskeyButton({ label, isMain, onPress }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const press = async () => {
    setProblem('');
    setBusy(true);
    try {
      await onPress();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack>
      {problem && <Banner tone="error" title={problem} />}
      <Button kind={isMain ? 'primary' : 'plain'} large wide busy={isBusy} onClick={() => void press()}>
        {label}
      </Button>
    </Stack>
  );
}
