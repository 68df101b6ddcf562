import { oneTimeCode } from '@harambee/domain';
import { Banner, Button, FormTextField, fieldId, media, styled } from '@harambee/ui';
import { useEffect, useRef, useState } from 'react';
import type { PhoneStage } from '../step-actions.ts';
import type { Progress } from '../wizard-values.ts';

const Fields = styled.div`
  display: grid; gap: 20px; max-width: 420px;
  @media ${media.phone} { max-width: none; }
`;
const Actions = styled.div`display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; min-height: 44px;`;

const labels: Record<PhoneStage, string> = { send: 'Send Code', verify: 'Verify', linked: 'Continue' };
const minutes = oneTimeCode.milliseconds / 60_000;

interface WhatsAppStepProps {
  progress: Progress;
  phoneStage: PhoneStage;
  isPhoneBusy: boolean;
  onResend: () => void;
}

/** Step 3: a phone and a code (ONBOARD-11). The button belongs to the form, so that Enter activates it. */
export function WhatsAppStep({ progress, phoneStage: stage, isPhoneBusy, onResend }: WhatsAppStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    // Focuses the next field, because the previous one may be gone.
    if (shown.current !== stage && stage === 'verify') document.getElementById(fieldId('otp'))?.focus();
    if (shown.current !== stage && stage === 'linked') button.current?.focus();
    shown.current = stage;
  }, [stage]);

  return (
    <Fields>
      <FormTextField
        name="phone"
        label="WhatsApp phone"
        type="tel"
        autoComplete="tel"
        optional
        help="With the country code, such as +254 700 000 001"
        maxLength={40}
      />
      {stage === 'verify' && (
        <FormTextField
          name="otp"
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          width="short"
          help={`The ${oneTimeCode.digits} digits we sent to ${progress.sentTo} on WhatsApp. They expire in ${minutes} minutes.`}
          maxLength={20}
        />
      )}
      {stage === 'linked' && <Banner tone="success" title={`${progress.linkedPhone} is linked`} />}
      <Actions>
        <Button kind={stage === 'linked' ? 'plain' : 'primary'} type="submit" busy={isPhoneBusy} ref={button}>
          {labels[stage]}
        </Button>
        {stage === 'verify' && <Resend key={progress.sentAt} sentAt={progress.sentAt} onResend={onResend} />}
      </Actions>
    </Fields>
  );
}

const Wait = styled.span`font-size: var(--t-sm); color: var(--ink-2); font-variant-numeric: tabular-nums;`;

const secondsLeft = (sentAt: number): number =>
  Math.max(0, Math.ceil((sentAt + oneTimeCode.resendAfterMilliseconds - Date.now()) / 1_000));

/**
 * Another code can be requested once the first has had time to arrive. The countdown is not announced, because
 * it would never stop.
 */
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
