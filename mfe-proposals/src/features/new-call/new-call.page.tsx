import { callFromTemplate, paths } from '@harambee/domain';
import type { CallContent } from '@harambee/domain/schemas';
import { sentAs, useUser } from '@harambee/platform';
import { Button, EmptyState, ErrorState, Page } from '@harambee/ui';
import { Loading, SkeletonText } from '@harambee/ui/app';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetCallQuery } from '../../api/calls.api.ts';
import { contentOfEntry, findNewCall } from '../../call-entries.ts';
import { contentOf } from '../../call-form/call-values.ts';
import { knownFormKey, knownFormsPath } from '../../known-forms.ts';
import { AboutForm, callFromForm } from './known-forms/known-form.tsx';
import { KnownForms } from './known-forms/known-forms.tsx';
import { useBuiltInCalls } from './known-forms/use-built-in-calls.ts';
import { WithoutForms } from './known-forms/without-forms.tsx';
import { NewCall } from './new-call.tsx';

const back = { to: paths.calls, label: 'Calls' };

/** /calls/new; `?unsent=ID` continues a queued one, `?from=ID` begins with a template, `?form=ID` with a known form. */
export function NewCallPage() {
  const [query] = useSearchParams();
  const [queuedId, templateId, formId] = ['unsent', 'from', knownFormKey].map((name) => query.get(name));
  if (queuedId) return <QueuedCall key={queuedId} queuedId={queuedId} />;
  if (templateId) return <CallFromTemplate key={templateId} id={templateId} />;
  if (formId === '') return <KnownFormList />;
  if (formId) return <CallFromForm key={formId} id={formId} />;
  return <NewCall key="new" />;
}

const toNewCall = { to: paths.newCall, label: 'New call' };

function KnownFormList() {
  const { known, ...missing } = useBuiltInCalls();
  return (
    <Page
      title="Start from a known form"
      description="The new call has its questions and limits; you change what is different."
      back={toNewCall}
    >
      {known ? <KnownForms known={known} /> : <WithoutForms {...missing} />}
    </Page>
  );
}

function CallFromForm({ id }: { id: string }) {
  const { known, ...missing } = useBuiltInCalls();
  const form = known?.builtInCalls.find((one) => one.id === id);
  if (known && !form) return <Navigate to={knownFormsPath} replace />;
  if (known && form)
    return <NewCall initial={callFromForm(form)} about={<AboutForm form={form} date={known.asOf(form)} />} />;
  return (
    <Page title="New call" back={toNewCall}>
      <WithoutForms {...missing} />
    </Page>
  );
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
