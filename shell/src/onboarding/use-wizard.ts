import {
  awardCatalog,
  type OnboardingPlace,
  type OnboardingStep,
  onboardingPlace,
  sampleProposal,
} from '@harambee/domain';
import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import { answerOf, type Failure, useAttempt, type Work } from './attempt.ts';
import {
  useCreateAwardMutation,
  useCreateSampleProposalMutation,
  useUpdateOnboardingMutation,
} from './onboarding.api.ts';
import { type PhoneStage, useOrganization, usePhone } from './step-actions.ts';
import type { Progress, WizardValues } from './wizard-values.ts';

export interface WizardState {
  place: OnboardingPlace;
  progress: Progress;
  failure: Failure | undefined;
  /** A message that is not an error. */
  message: string | undefined;
  busy: Work | undefined;
  phone: { stage: PhoneStage };
  next: () => void;
  previous: () => void;
  skip: () => void;
  /** The only button of step 3: send, verify, continue. */
  actOnPhone: () => void;
  resend: () => void;
}

/** The states and transitions of the wizard. `onFinished` leaves it. */
export function useWizard(start: Progress, hasWhatsApp: boolean, onFinished: () => void): WizardState {
  const { values } = useFormikContext<WizardValues>();
  const [progress, setProgress] = useState(start);
  const [message, setMessage] = useState<string>();
  const [isFinished, setFinished] = useState(false);
  const { attempt, busy, failure, clear } = useAttempt();
  const patch = useCallback(
    (changes: Partial<Progress>) => setProgress((before) => ({ ...before, ...changes })),
    [],
  );
  const place = onboardingPlace(progress.step, hasWhatsApp);
  const saveOrganization = useOrganization(progress.saved, (saved) => patch({ saved }));
  const phone = usePhone(progress, patch);
  const finish = useFinish();

  const goTo = (step: OnboardingStep | undefined, said?: string) => {
    if (!step) return;
    clear();
    setMessage(said);
    patch({ step });
  };
  const finished = () => {
    onFinished();
    // The next page is loading: no button works until then.
    setFinished(true);
  };
  const beforeNext: Partial<Record<OnboardingStep, () => Promise<string | undefined> | Promise<void>>> = {
    organization: saveOrganization,
    whatsapp: phone.beforeNext,
    sample: () => finish.createSample(values.name),
    points: finish.completeSetup,
  };
  const next = () =>
    void attempt('next', async () => {
      const said = await beforeNext[place.step]?.();
      if (place.next) goTo(place.next, said ?? undefined);
      else finished();
    });

  return {
    place,
    progress,
    failure,
    message,
    busy: isFinished ? 'next' : busy,
    phone,
    next,
    previous: () => goTo(place.previous),
    skip: () =>
      void attempt('skip', async () => {
        await finish.skip();
        finished();
      }),
    actOnPhone: () => {
      if (phone.stage === 'linked') goTo(place.next);
      else void attempt('phone', phone.stage === 'send' ? phone.sendCode : phone.verifyCode);
    },
    resend: () => void attempt('phone', phone.sendCode),
  };
}

/**
 * The calls of steps 5 and 6, and of Skip (ONBOARD-15). They may be repeated: the server runs each of them
 * once.
 */
export function useFinish() {
  const [makeSample] = useCreateSampleProposalMutation();
  const [award] = useCreateAwardMutation();
  const [complete] = useUpdateOnboardingMutation();
  return {
    createSample: async (organization: string): Promise<void> => {
      await answerOf(() => makeSample(sampleProposal(organization)), 'Failed to generate demo proposal');
    },
    completeSetup: async (): Promise<void> => {
      await answerOf(() => award(awardCatalog.onboarding), 'Failed to award points');
      await answerOf(() => complete(), 'Failed to mark onboarding as complete');
    },
    skip: async (): Promise<void> => {
      await answerOf(() => complete(), 'Failed to skip onboarding');
    },
  };
}
