import { oneTimeCodeMessage, oneTimeCodeOf, phoneMessage, phoneOf } from '@harambee/domain';
import { useFormikContext } from 'formik';
import { useOnboardingSendCodeMutation, useOnboardingVerifyCodeMutation } from './onboarding.api.ts';
import { answerOf, StepRefused } from './step-refused.ts';
import type { Progress, WizardValues } from './wizard-values.ts';

/** Nothing sent to this phone yet; a code is under way; the phone is linked (ONBOARD-11). */
export type PhoneStage = 'send' | 'verify' | 'linked';

const sendFirst =
  'This phone is not linked yet. Send a code to it, or empty the field to go on without WhatsApp.';

/** Step 3: one code, sent to the phone and given back here. */
export function usePhone(progress: Progress, patch: (changes: Partial<Progress>) => void) {
  const { values, setFieldValue } = useFormikContext<WizardValues>();
  const [send] = useOnboardingSendCodeMutation();
  const [verify] = useOnboardingVerifyCodeMutation();
  const phone = phoneOf(values.phone);
  const stage: PhoneStage =
    phone === undefined
      ? 'send'
      : phone === progress.linkedPhone
        ? 'linked'
        : phone === progress.sentTo
          ? 'verify'
          : 'send';

  const sendCode = async () => {
    if (!phone) throw new StepRefused(phoneMessage, [{ field: 'phone', message: phoneMessage }]);
    await answerOf(() => send(phone), 'Failed to send WhatsApp OTP');
    void setFieldValue('otp', '');
    patch({ sentTo: phone, sentAt: Date.now() });
  };

  const verifyCode = async () => {
    const otp = oneTimeCodeOf(values.otp);
    if (!phone || !otp) {
      throw new StepRefused(oneTimeCodeMessage, [{ field: 'otp', message: oneTimeCodeMessage }]);
    }
    await answerOf(() => verify({ phone, otp }), 'Invalid OTP code');
    patch({ linkedPhone: phone });
  };

  /** Next: an empty phone is skipped, one with a code is verified (ONBOARD-11). */
  const beforeNext = async () => {
    if (values.phone.trim() === '' || stage === 'linked') return;
    if (stage === 'verify') return verifyCode();
    const message = phone ? sendFirst : phoneMessage;
    throw new StepRefused(message, [{ field: 'phone', message }]);
  };

  return { stage, sendCode, verifyCode, beforeNext };
}
