import { showToast, useUnsavedText } from '@harambee/platform';
import { Banner, LiveRegion, styled } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { Formik, useFormikContext } from 'formik';
import { type FormEvent, useState } from 'react';
import { StepBody, useStepWords } from './steps/steps.tsx';
import { useWizard } from './use-wizard.ts';
import {
  useFinishedElsewhere,
  useFocusOnNewStep,
  useFocusOnPageWhenClosed,
  useShownFromTop,
} from './wizard-effects.ts';
import { ErrorBox, isByNext, RestoredAnswers, WizardButtons, WizardProgress } from './wizard-parts.tsx';
import { unsavedName, type WizardStart, type WizardValues } from './wizard-values.ts';

const Form = styled.form`display: grid; gap: 20px; min-width: 0;`;
const formId = 'onboarding-step';

interface WizardProps {
  start: WizardStart;
  /** What it would contain without text from an earlier visit. */
  fresh: WizardValues;
  hasWhatsApp: boolean;
  reload: () => void;
}

/** The modal that sets up a new account. Closing it hides it until the next load (ONBOARD-03). */
export function Wizard(props: WizardProps) {
  const [start] = useState(props.start);
  return (
    <Formik initialValues={start.values} onSubmit={() => {}}>
      <Window {...props} start={start} />
    </Formik>
  );
}

function Window({ start, fresh, hasWhatsApp, reload }: WizardProps) {
  const [isOpen, setOpen] = useState(true);
  const { values } = useFormikContext<WizardValues>();
  const wizard = useWizard(start.progress, hasWhatsApp, () => {
    unsaved.forget();
    reload();
  });
  const { place, progress, failure, message, phone } = wizard;
  const { otp: _secret, ...typed } = values;
  const content = { values: typed, progress: { ...progress, step: place.step } };
  const [atFirst] = useState(() => JSON.stringify(content));
  const wasRestored = start.progress.step !== 'welcome';
  const unsaved = useUnsavedText(unsavedName, content, wasRestored || JSON.stringify(content) !== atFirst);
  useFinishedElsewhere(unsaved.forget);
  const { title, intro } = useStepWords(place.step, progress);
  const top = useShownFromTop(`${place.step} ${failure?.turn}`);
  const heading = useFocusOnNewStep(place.step);
  useFocusOnPageWhenClosed(isOpen);

  const close = () => {
    setOpen(false);
    showToast('Setup paused. Your answers are saved; it reopens next time.');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (place.step === 'whatsapp' && !isByNext(event.nativeEvent as SubmitEvent)) wizard.actOnPhone();
    else wizard.next();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={title}
      titleRef={heading}
      intro={intro}
      lead={<WizardProgress place={place} />}
      actions={<WizardButtons wizard={wizard} formId={formId} isStored={unsaved.isStored} />}
    >
      <LiveRegion>{`Step ${place.number} of ${place.of}: ${title}`}</LiveRegion>
      <Form id={formId} ref={top} noValidate onSubmit={submit}>
        {start.unsaved && (place.step === 'organization' || place.step === 'whatsapp') && (
          <RestoredAnswers at={start.unsaved.at} fresh={fresh} />
        )}
        <ErrorBox failure={failure} />
        {message && <Banner title={message} />}
        <StepBody
          step={place.step}
          progress={progress}
          hasWhatsApp={hasWhatsApp}
          phoneStage={phone.stage}
          isPhoneBusy={wizard.busy === 'phone'}
          onResend={wizard.resend}
        />
      </Form>
    </Dialog>
  );
}
