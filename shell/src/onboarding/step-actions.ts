import {
  emptyProfileFields,
  oneTimeCodeMessage,
  oneTimeCodeOf,
  phoneMessage,
  phoneOf,
  problemsOf,
  profileInAnswer,
  profileOnboardingRules,
} from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import {
  useCreateProfileMutation,
  useLazyGetOwnProfileQuery,
  useUpdateProfileMutation,
  useUser,
} from '@harambee/platform';
import { useFormikContext } from 'formik';
import { answerOf, StepRefused } from './attempt.ts';
import { useCreateWhatsAppCodeMutation, useCreateWhatsAppLinkMutation } from './onboarding.api.ts';
import {
  changesIn,
  mergedValues,
  organizationIn,
  type Progress,
  type SavedProfile,
  savedFrom,
  type WizardValues,
} from './wizard-values.ts';

const failed = 'Failed to create profile';
const leftAsItIs =
  'Your organization already has a profile, created in another tab or by a colleague. We did not change it. ' +
  'To replace it with what you typed, go back and press Next again.';
const changedMeanwhile =
  'Someone changed this profile while you were here. We filled in their changes to fields you had not edited. ' +
  'Press Next again to save.';

/** Step 2: creates the organization's profile, or changes the existing one (ONBOARD-09). */
export function useOrganization(saved: SavedProfile | undefined, keep: (saved: SavedProfile) => void) {
  const { tenantId } = useUser();
  const { values, setValues } = useFormikContext<WizardValues>();
  const [create] = useCreateProfileMutation();
  const [update] = useUpdateProfileMutation();
  const [read] = useLazyGetOwnProfileQuery();

  const made = async (): Promise<string | undefined> => {
    const organization = organizationIn(values);
    try {
      const profile = await answerOf(
        () => create({ body: { ...organization, organizationType: 'ngo' } }),
        failed,
      );
      keep({ ...savedFrom(profile), organization });
      return undefined;
    } catch (error) {
      if (!(error instanceof StepRefused) || error.status !== 409) throw error;
    }
    // Somebody else was faster: the wizard continues (ONBOARD-10) and says so.
    const present = await answerOf(() => read(tenantId), failed);
    if (!present) return undefined;
    keep(savedFrom(present));
    return Object.keys(changesIn(organization, organizationIn(present))).length > 0 ? leftAsItIs : undefined;
  };

  const changed = async ({ id, revision, organization: before }: SavedProfile): Promise<void> => {
    const organization = organizationIn(values);
    const changes = changesIn(organization, before);
    if (Object.keys(changes).length === 0) return;
    const body = { ...changes, organizationType: 'ngo' as const };
    try {
      const profile = await answerOf(() => update({ id, revision, body }), failed);
      keep({ ...savedFrom(profile), organization });
    } catch (error) {
      const theirs: Profile | undefined =
        error instanceof StepRefused && error.status === 412 ? profileInAnswer(error.answer) : undefined;
      if (!theirs) throw error;
      keep(savedFrom(theirs));
      await setValues({ ...values, ...mergedValues(organization, before, organizationIn(theirs)) });
      throw new StepRefused(changedMeanwhile);
    }
  };

  /** Returns the message for the next step. */
  return async (): Promise<string | undefined> => {
    const asked = saved ? changesIn(organizationIn(values), saved.organization) : values;
    const problems = problemsOf(profileOnboardingRules, { ...emptyProfileFields, ...values }).filter(
      // Errors in fields that only the full form has are not about this step.
      ({ field }) => field in asked,
    );
    if (problems[0]) throw new StepRefused(problems[0].message, problems);
    return saved ? void (await changed(saved)) : made();
  };
}

/** Nothing sent to this phone yet; a code was sent; the phone is linked (ONBOARD-11). */
export type PhoneStage = 'send' | 'verify' | 'linked';

const sendFirst =
  'This phone is not linked yet. Send a code to it, or clear the field to continue without WhatsApp.';

/** Step 3: sends one code to the phone and checks it. */
export function usePhone(progress: Progress, patch: (changes: Partial<Progress>) => void) {
  const { values, setFieldValue } = useFormikContext<WizardValues>();
  const [send] = useCreateWhatsAppCodeMutation();
  const [verify] = useCreateWhatsAppLinkMutation();
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

  /** Next: skips an empty phone, and verifies one with a code (ONBOARD-11). */
  const beforeNext = async () => {
    if (values.phone.trim() === '' || stage === 'linked') return;
    if (stage === 'verify') return verifyCode();
    const message = phone ? sendFirst : phoneMessage;
    throw new StepRefused(message, [{ field: 'phone', message }]);
  };

  return { stage, sendCode, verifyCode, beforeNext };
}
