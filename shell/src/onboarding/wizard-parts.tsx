import type { OnboardingPlace } from '@harambee/domain';
import { showUndo } from '@harambee/platform';
import { Banner, Button, ErrorSummary, media, showServerProblems, styled } from '@harambee/ui';
import { RestoredBanner } from '@harambee/ui/app';
import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { Failure } from './attempt.ts';
import type { WizardState } from './use-wizard.ts';
import type { WizardValues } from './wizard-values.ts';

const Bar = styled.div`
  flex: 1; display: flex; gap: 8px; align-items: center; flex-wrap: wrap;
  & > small { flex: 1; padding-left: 4px; font-size: var(--t-sm); color: var(--ink-3); }
  @media ${media.phone} {
    justify-content: flex-end;
    & > :first-of-type { margin-right: auto; }
    & > small { order: -1; flex-basis: 100%; padding: 0; }
  }
`;

interface WizardButtonsProps {
  wizard: WizardState;
  formId: string;
  isStored: boolean;
}

const nextId = 'onboarding-next';

/**
 * Whether Next submitted the form. On step 3 the phone's own button can, too, and Enter activates it, because
 * it comes first.
 */
export const isByNext = ({ submitter }: SubmitEvent): boolean => submitter?.id === nextId;

/** Skip, Previous and Next. The last Next is 'Complete Setup'. */
export function WizardButtons({ wizard, formId, isStored }: WizardButtonsProps) {
  const { place, busy, previous, skip } = wizard;
  const isOnPhone = place.step === 'whatsapp';
  const isTyped = isOnPhone || place.step === 'organization';
  return (
    <Bar>
      <Button kind="quiet" busy={busy === 'skip'} onClick={skip}>
        Skip
      </Button>
      <small>{isStored && isTyped && 'Saved on this device as you type'}</small>
      <Button icon="chevron-left" disabled={!place.previous} onClick={previous}>
        Previous
      </Button>
      <Button
        // On step 3 the phone's button is the primary one until the phone is linked.
        kind={isOnPhone && wizard.phone.stage !== 'linked' ? 'plain' : 'primary'}
        busy={busy === 'next'}
        id={nextId}
        // The same type on every step: the browser would activate a button a second time if its type changed
        // during the click.
        type="submit"
        form={formId}
      >
        {place.next ? 'Next' : 'Complete Setup'}
      </Button>
    </Bar>
  );
}

const Root = styled.div`
  flex: 1; display: flex; align-items: center; gap: 12px; min-width: 0; font-size: var(--t-sm); color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  b { color: var(--ink); white-space: nowrap; }
`;
const Segments = styled.div`
  flex: 1; display: flex; gap: 4px; min-width: 0;
  i { flex: 1; height: 5px; border-radius: 3px; background: var(--line); transition: background var(--slow) var(--ease); }
  i[data-done] { background: var(--primary); }
  @media (forced-colors: active) { i { border: 1px solid CanvasText; } i[data-done] { background: Highlight; } }
`;

/** 'Step 2 of 6', the same as a bar, and as a percentage. */
export function WizardProgress({ place: { number, of, percent } }: { place: OnboardingPlace }) {
  const words = `Step ${number} of ${of}`;
  return (
    <Root>
      <b>{words}</b>
      <Segments
        role="progressbar"
        aria-label="Setup"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${words}, ${percent}%`}
      >
        {Array.from({ length: of }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          <i key={place} data-done={place < number || undefined} />
        ))}
      </Segments>
      <span>{percent}%</span>
    </Root>
  );
}

/**
 * The errors, shown in the modal (ONBOARD-18), with links to the fields that can be corrected, and under these
 * fields, too.
 */
export function ErrorBox({ failure }: { failure: Failure | undefined }) {
  const formik = useFormikContext<FormikValues>();
  const { values } = formik;
  // Runs once, for the values that were refused: fields that changed since then are no longer wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    showServerProblems(formik, failure?.values ?? values, failure?.problems ?? []);
  }, [failure]);

  if (!failure) return null;
  if (failure.problems.length === 0)
    return <Banner key={failure.turn} tone="error" title={failure.message} />;
  const problems = failure.problems.filter(({ field }) => values[field] === failure.values[field]);
  return <ErrorSummary problems={problems} attempt={failure.turn} />;
}

interface RestoredAnswersProps {
  /** When they were typed; absent if unknown. */
  at?: number | undefined;
  /** What the wizard would contain without them. */
  fresh: WizardValues;
}

/** Shown when the wizard continues with text from an earlier visit. */
export function RestoredAnswers({ at, fresh }: RestoredAnswersProps) {
  const { values, setValues } = useFormikContext<WizardValues>();
  const [isDiscarded, setDiscarded] = useState(false);
  const isTyped = JSON.stringify({ ...values, otp: '' }) !== JSON.stringify({ ...fresh, otp: '' });
  if (isDiscarded || !isTyped) return null;
  const discard = () => {
    setDiscarded(true);
    void setValues(fresh);
    showUndo('What you typed was discarded', () => void setValues(values));
  };
  return (
    <RestoredBanner at={at} onDiscard={discard}>
      It is in the form but not saved yet.
    </RestoredBanner>
  );
}
