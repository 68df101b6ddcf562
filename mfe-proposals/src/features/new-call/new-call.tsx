import { emptyCall, paths } from '@harambee/domain';
import type { CallContent } from '@harambee/domain/schemas';
import {
  deleteUnsavedText,
  readUnsavedText,
  showToast,
  storeUnsavedText,
  useRestoredText,
  useUser,
} from '@harambee/platform';
import { Page } from '@harambee/ui';
import { Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import { readersZone } from '../../call-form/days-left.ts';
import { validateCall } from '../../call-form/use-call-errors.ts';
import type { NewCallEntry } from '../../call-outbox.ts';
import { NewCallForm } from './new-call-form.tsx';
import { noDecisions } from './review/decide.ts';
import { StartCall } from './start-call.tsx';
import {
  newCallName,
  parseNewCall,
  parseReading,
  type Reading,
  readingName,
  type Step,
} from './unsaved-new-call.ts';

const back = { to: paths.calls, label: 'Calls' };

interface NewCallProps {
  entry?: NewCallEntry;
  /** Without it, the page begins with the ways to a call. */
  initial?: CallContent;
  /** What to know of where it begins from, above the form. */
  about?: ReactNode;
}

const byHand = (): CallContent => ({ ...emptyCall, deadlineZone: readersZone() });

/** What stands on the page until it is saved. */
interface Started {
  initial: CallContent;
  reading?: Reading | undefined;
  step: Step;
}

/** A new call: the ways to it, what was read of a text, and the form. */
export function NewCall({ entry, initial, about }: NewCallProps) {
  const { id: userId } = useUser();
  const { restored, turn, discard } = useRestoredText(newCallName(entry?.id), parseNewCall);
  const [chosen, setStarted] = useState<Started | undefined>(initial && { initial, step: 'form' });
  // What was kept of an earlier visit, also when it was discarded and is wanted again.
  const [kept] = useState(() =>
    entry || initial ? undefined : parseReading(readUnsavedText(userId, readingName)),
  );
  const started = chosen ?? (restored && { initial: byHand(), reading: kept, step: restored.content.step });

  const stored = ({ pages, findings, unread }: Reading): Reading => {
    const kept = { pages, findings, unread };
    if (!storeUnsavedText(userId, readingName, kept)) {
      showToast('This text is too long to be kept in the browser. Decide on it before you reload.', 'info');
    }
    return kept;
  };
  const onRead = (reading: Reading) =>
    setStarted({ initial: emptyCall, reading: stored(reading), step: 'review' });
  const onDiscard = () => {
    discard();
    if (!initial) setStarted(undefined);
  };
  const forgetReading = () => void deleteUnsavedText(userId, readingName);

  if (!started) {
    return (
      <Page title="New call" description="What a funder asks for, to be kept and answered." back={back}>
        <StartCall
          onRead={onRead}
          onByHand={() => {
            forgetReading();
            setStarted({ initial: byHand(), step: 'form' });
          }}
        />
      </Page>
    );
  }
  const isReview = started.step === 'review' && started.reading !== undefined;
  return (
    <Page
      title={isReview ? 'What was found' : entry?.title || 'New call'}
      {...(isReview && {
        description: 'Each finding stands beside the line it came from. Accept it, change it, or drop it.',
      })}
      back={back}
    >
      <Formik<CallContent>
        key={turn}
        initialValues={restored?.content.values ?? started.initial}
        validate={validateCall}
        onSubmit={() => {}}
      >
        <NewCallForm
          initial={started.initial}
          reading={started.reading}
          decisions={restored?.content.decisions ?? noDecisions}
          step={started.step}
          entry={entry}
          restored={restored}
          about={about}
          onDiscard={onDiscard}
          onFound={(reading) => setStarted({ ...started, reading: stored(reading) })}
          onCreated={forgetReading}
          onStep={(step) => setStarted({ ...started, step })}
        />
      </Formik>
    </Page>
  );
}
