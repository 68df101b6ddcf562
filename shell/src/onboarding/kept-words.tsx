import { showUndo } from '@harambee/platform';
import { KeptNotice } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { WizardValues } from './wizard-values.ts';

interface KeptWordsProps {
  /** When they were typed; absent where nobody knows. */
  at?: number | undefined;
  /** What the wizard would hold without them. */
  fresh: WizardValues;
}

/** Said when the wizard goes on with words of an earlier visit. */
export function KeptWords({ at, fresh }: KeptWordsProps) {
  const { values, setValues } = useFormikContext<WizardValues>();
  const [isDiscarded, setDiscarded] = useState(false);
  const isTyped = JSON.stringify({ ...values, otp: '' }) !== JSON.stringify({ ...fresh, otp: '' });
  if (isDiscarded || !isTyped) return null;
  const discard = () => {
    setDiscarded(true);
    void setValues(fresh);
    showUndo('What you typed is discarded', () => void setValues(values));
  };
  return (
    <KeptNotice at={at} onDiscard={discard}>
      It is in the fields and not saved yet.
    </KeptNotice>
  );
}
