import type { CallContent } from '@harambee/domain/schemas';
import { type Restored, useUnsavedForm } from '@harambee/platform';
import { Banner, Button, ErrorSummary } from '@harambee/ui';
import { LeaveDialog, OutboxBanner, RestoredBanner, StickyActions, UnsavedStatus } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import * as S from '../../call-form/call-form.styles.ts';
import { CallSections } from '../../call-form/call-sections.tsx';
import { isSame } from '../../call-form/call-values.ts';
import { useCallErrors } from '../../call-form/use-call-errors.ts';
import { useCreateCall } from '../../call-form/use-create-call.ts';
import type { NewCallEntry } from '../../call-outbox.ts';
import type { Decisions } from './review/decide.ts';
import { ReviewOfCall } from './review/review.tsx';
import { newCallName, type Reading, type Step, type UnsavedNewCall } from './unsaved-new-call.ts';

interface NewCallFormProps {
  /** What the form was before anything was typed or accepted. */
  initial: CallContent;
  reading: Reading | undefined;
  decisions: Decisions;
  step: Step;
  entry: NewCallEntry | undefined;
  restored: Restored<UnsavedNewCall> | undefined;
  /** What to know of where it begins from. */
  about?: ReactNode;
  onDiscard: () => void;
  /** A language model has found more in what was read. */
  onFound: (reading: Reading) => void;
  /** Once it is saved: what else was kept of it can go. */
  onCreated: () => void;
  /** The step is part of the heading of the page. */
  onStep: (step: Step) => void;
}

/** A new call: what was read is decided on first, and then everything is in a form. */
export function NewCallForm(props: NewCallFormProps) {
  const { initial, reading, step, entry, restored, about, onDiscard, onStep } = props;
  const { values } = useFormikContext<CallContent>();
  const [decisions, onDecide] = useState(props.decisions);
  const isReview = step === 'review' && reading !== undefined;
  const errors = useCallErrors();
  const isChanged = reading !== undefined || !isSame(values, initial);
  const goTo = (next: Step) => {
    onStep(next);
    document.querySelector('h1')?.scrollIntoView?.({ block: 'center' });
  };
  const send = () => {
    if (isReview) return goTo('form');
    if (!sending.isSending && errors.check()) void sending.save();
    return undefined;
  };
  const unsaved = useUnsavedForm({
    name: newCallName(entry?.id),
    content: { values, decisions, step } satisfies UnsavedNewCall,
    isChanged,
    send,
  });
  const sending = useCreateCall({
    queuedId: entry?.id,
    onCreated: () => {
      unsaved.forget();
      props.onCreated();
    },
  });
  return (
    <S.Form {...unsaved.formProps} aria-label="New call">
      <S.Banners>
        {restored && isChanged && (
          <RestoredBanner at={restored.at} onDiscard={onDiscard}>
            {entry
              ? 'It is in the form. Discard restores the queued version.'
              : 'It is here but not saved yet. Discard begins again.'}
          </RestoredBanner>
        )}
        {entry && <OutboxBanner entry={entry} />}
        {about}
        {sending.error && <Banner tone="error" title={sending.error} />}
        {!isReview && <ErrorSummary problems={errors.problems} attempt={errors.attempt} focus="field" />}
      </S.Banners>
      {isReview ? (
        <S.Grow>
          <ReviewOfCall reading={reading} decisions={decisions} onDecide={onDecide} onFound={props.onFound} />
        </S.Grow>
      ) : (
        <CallSections />
      )}
      <StickyActions status={unsaved.isStored && <UnsavedStatus />}>
        {reading && !isReview && <Button onClick={() => goTo('review')}>Back to the text</Button>}
        <Button kind="primary" type="submit" busy={sending.isSending}>
          {isReview ? 'Go on to the form' : 'Save call'}
        </Button>
      </StickyActions>
      <LeaveDialog
        mayLose={unsaved.mayLose}
        title="Leave this call?"
        stayLabel="Stay here"
        text={
          unsaved.isStored
            ? 'It is not saved yet. What you wrote and decided stays on this device, and you can continue under New call.'
            : 'It is not saved, and this browser cannot store it, so what you wrote and decided will be lost.'
        }
      />
    </S.Form>
  );
}
