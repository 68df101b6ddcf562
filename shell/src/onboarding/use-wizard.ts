import { type OnboardingPlace, type OnboardingStep, onboardingPlace } from '@harambee/domain';
import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import { type Failure, useAttempt, type Work } from './use-attempt.ts';
import { useFinish } from './use-finish.ts';
import { useOrganization } from './use-organization.ts';
import { type PhoneStage, usePhone } from './use-phone.ts';
import type { Progress, WizardValues } from './wizard-values.ts';

export interface WizardState {
  place: OnboardingPlace;
  progress: Progress;
  failure: Failure | undefined;
  /** Something to know that is no error. */
  notice: string | undefined;
  busy: Work | undefined;
  phone: { stage: PhoneStage };
  next: () => void;
  previous: () => void;
  skip: () => void;
  /** The one button of step 3: send, verify, go on. */
  actOnPhone: () => void;
  resend: () => void;
}

/** The states and transitions of the wizard. `onFinished` leads away from it. */
export function useWizard(start: Progress, hasWhatsApp: boolean, onFinished: () => void): WizardState {
  const { values } = useFormikContext<WizardValues>();
  const [progress, setProgress] = useState(start);
  const [notice, setNotice] = useState<string>();
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
    setNotice(said);
    patch({ step });
  };
  const finished = () => {
    onFinished();
    // The page is on its way: nothing may be pressed twice until it is gone.
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
    notice,
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
