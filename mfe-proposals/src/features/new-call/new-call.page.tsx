import { callFromTemplate, emptyCall, paths } from '@harambee/domain';
import type { CallContent } from '@harambee/domain/schemas';
import {
  deleteUnsavedText,
  readUnsavedText,
  sentAs,
  showToast,
  storeUnsavedText,
  useRestoredText,
  useUser,
} from '@harambee/platform';
import { Button, EmptyState, ErrorState, Page } from '@harambee/ui';
import { Loading, SkeletonText } from '@harambee/ui/app';
import { Formik } from 'formik';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetCallQuery } from '../../api/calls.api.ts';
import { contentOfEntry, findNewCall } from '../../call-entries.ts';
import { contentOf } from '../../call-form/call-values.ts';
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

/** /calls/new; `?unsent=ID` continues a queued one, `?from=ID` begins with a template. */
export function NewCallPage() {
  const [query] = useSearchParams();
  const [queuedId, templateId] = [query.get('unsent'), query.get('from')];
  if (queuedId !== null) return <QueuedCall key={queuedId} queuedId={queuedId} />;
  if (templateId !== null) return <CallFromTemplate key={templateId} id={templateId} />;
  return <NewCall key="new" />;
}

function QueuedCall({ queuedId }: { queuedId: string }) {
  const { id } = useUser();
  // As it was when the page opened: that it is sent meanwhile must not take the form away.
  const [entry] = useState(() => findNewCall(id, queuedId));
  const [sent] = useState(() => sentAs(queuedId));
  const [initial] = useState(() => entry && contentOfEntry(id, entry));
  if (entry && initial) return <NewCall entry={entry} initial={initial} />;
  if (sent) return <Navigate to={paths.call(sent.id)} replace />;
  return (
    <Page title="There is nothing here anymore" back={back}>
      <EmptyState
        picture="boat"
        title="This call was sent or discarded"
        text="If it was sent, it is among your calls."
        action={
          <Button kind="primary" to={paths.calls}>
            See your calls
          </Button>
        }
      />
    </Page>
  );
}

function CallFromTemplate({ id }: { id: string }) {
  const { data, error, refetch } = useGetCallQuery(id);
  const [initial, setInitial] = useState<CallContent>();
  if (!initial && data) setInitial(callFromTemplate(contentOf(data)));
  if (initial) return <NewCall initial={initial} />;
  return (
    <Page title="New call" back={back}>
      {error ? (
        <ErrorState
          title="We couldn't load this template"
          text="Check your connection and try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading template">
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Page>
  );
}

interface NewCallProps {
  entry?: NewCallEntry;
  /** Without it, the page begins with the ways to a call. */
  initial?: CallContent;
}

const byHand = (): CallContent => ({ ...emptyCall, deadlineZone: readersZone() });

/** What stands on the page until it is saved. */
interface Started {
  initial: CallContent;
  reading?: Reading | undefined;
  step: Step;
}

function NewCall({ entry, initial }: NewCallProps) {
  const { id: userId } = useUser();
  const { restored, turn, discard } = useRestoredText(newCallName(entry?.id), parseNewCall);
  const [chosen, setStarted] = useState<Started | undefined>(initial && { initial, step: 'form' });
  // What was kept of an earlier visit, also when it was discarded and is wanted again.
  const [kept] = useState(() =>
    entry || initial ? undefined : parseReading(readUnsavedText(userId, readingName)),
  );
  const started = chosen ?? (restored && { initial: byHand(), reading: kept, step: restored.content.step });

  const onRead = (reading: Reading) => {
    const { pages, findings, unread } = reading;
    const stored = { pages, findings, unread };
    if (!storeUnsavedText(userId, readingName, stored)) {
      showToast('This text is too long to be kept in the browser. Decide on it before you reload.', 'info');
    }
    setStarted({ initial: emptyCall, reading: stored, step: 'review' });
  };
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
          onDiscard={onDiscard}
          onCreated={forgetReading}
          onStep={(step) => setStarted({ ...started, step })}
        />
      </Formik>
    </Page>
  );
}
