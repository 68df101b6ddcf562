import { amountsInWords, callStatuses, daysLeftInWords, paths, saysTheSame } from '@harambee/domain';
import type { Call, CallContent } from '@harambee/domain/schemas';
import { May, type Restored, useUnsavedForm } from '@harambee/platform';
import { Banner, Button, ErrorSummary, Page } from '@harambee/ui';
import {
  LeaveDialog,
  OutboxBanner,
  RestoredBanner,
  StatusChip,
  StickyActions,
  UnsavedStatus,
} from '@harambee/ui/app';
import { Formik, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { CallChangedElsewhere } from '../../call-form/call-changed-elsewhere.tsx';
import * as S from '../../call-form/call-form.styles.ts';
import { CallSections } from '../../call-form/call-sections.tsx';
import { contentOf, isSame } from '../../call-form/call-values.ts';
import { daysLeftOf } from '../../call-form/days-left.ts';
import { type UnsavedCall, unsavedCallName } from '../../call-form/unsaved-call.ts';
import { useCallErrors, validateCall } from '../../call-form/use-call-errors.ts';
import type { CallEditEntry } from '../../call-outbox.ts';
import { FormForRole } from '../../components/form-for-role.tsx';
import { useOwnRequest } from '../../eligibility/use-own-request.ts';
import { ApplicationsOfCall } from './applications-of-call.tsx';
import { CallActions } from './call-actions.tsx';
import { CallDocuments } from './call-documents/call-documents.tsx';
import { useHandChecks } from './use-hand-checks.ts';
import { type Base, useSaveCall } from './use-save-call.ts';

interface CallDetailProps {
  call: Call;
  entry: CallEditEntry | undefined;
  restored: Restored<UnsavedCall> | undefined;
  onDiscard: () => void;
}

/** What the queued or refused change started from. */
const baseOf = (call: Call, entry: CallEditEntry | undefined): Base =>
  entry
    ? { revision: entry.data.revision, values: contentOf(entry.data.read) }
    : { revision: call.revision, values: contentOf(call) };

/** A call, read and edited in one form (CALL-01). */
export function CallDetail({ call, entry, restored, onDiscard }: CallDetailProps) {
  const [shown, setShown] = useState(() => ({
    base: restored?.content.base ?? baseOf(call, entry),
    saved: entry ? contentOf(entry.data.body) : contentOf(call),
  }));
  const [initial] = useState(restored?.content.values ?? shown.saved);
  const { name, status, isTemplate } = shown.saved;
  const amounts = amountsInWords(shown.saved);
  const days = daysLeftOf(shown.saved);
  return (
    <Formik<CallContent> initialValues={initial} validate={validateCall} onSubmit={() => {}}>
      <Page
        title={name || 'Untitled call'}
        back={{ to: isTemplate ? `${paths.calls}?show=templates` : paths.calls, label: 'Calls' }}
        meta={
          <>
            {isTemplate ? (
              <StatusChip tone="info" label="Template" icon="copy" />
            ) : (
              <StatusChip {...callStatuses[status]} />
            )}
            {shown.saved.funder && <span dir="auto">{shown.saved.funder}</span>}
            {amounts && <span>{amounts}</span>}
            {days !== undefined && <span>{daysLeftInWords(days)}</span>}
          </>
        }
        actions={<CallActions id={call.id} revision={shown.base.revision} saved={shown.saved} />}
      >
        <Form
          id={call.id}
          shown={shown}
          entry={entry}
          restored={restored}
          onDiscard={onDiscard}
          onSaved={setShown}
        />
      </Page>
    </Formik>
  );
}

interface FormProps extends Omit<CallDetailProps, 'call'> {
  id: string;
  shown: { base: Base; saved: CallContent };
  onSaved: (shown: { base: Base; saved: CallContent }) => void;
}

function Form({ id, shown: { base, saved }, entry, restored, onDiscard, onSaved }: FormProps) {
  const { values, resetForm } = useFormikContext<CallContent>();
  const newest = useRef(values);
  newest.current = values;
  const isChanged = !isSame(values, saved);
  const errors = useCallErrors();
  const hand = useHandChecks(id, values);
  const own = useOwnRequest(id);
  const saving = useSaveCall({
    ...{ id, base, entry },
    onSaved: (answer, sent) => {
      const content = answer ? contentOf(answer) : sent;
      // What was typed while it was being saved stays.
      if (isSame(newest.current, sent)) resetForm({ values: content });
      onSaved({
        base: answer ? { revision: answer.revision, values: content } : base,
        saved: content,
      });
    },
  });
  const send = () => {
    if (!saving.isSaving && errors.check()) void saving.save(values);
  };
  const unsaved = useUnsavedForm({
    name: unsavedCallName(id),
    content: { values, base },
    isChanged,
    send,
  });
  return (
    <S.Form {...unsaved.formProps} aria-label="Call">
      <S.Banners>
        <ApplicationsOfCall callId={id} />
        {restored && isChanged && (
          <RestoredBanner at={restored.at} onDiscard={onDiscard}>
            It is in the form but not saved yet. Discard restores the saved version.
          </RestoredBanner>
        )}
        {entry && <OutboxBanner entry={entry} />}
        {saving.error && <Banner tone="error" title={saving.error} />}
        <ErrorSummary problems={errors.problems} attempt={errors.attempt} focus="field" />
      </S.Banners>
      <FormForRole needs="calls.write">
        <CallSections hand={hand} own={own}>
          {!saved.isTemplate && saved.attachments.length > 0 && (
            <CallDocuments
              callId={id}
              callName={saved.name}
              deadlineDay={saved.deadlineDay}
              hasUnsavedRows={!saysTheSame({ rows: values.attachments }, { rows: saved.attachments })}
            />
          )}
        </CallSections>
      </FormForRole>
      <StickyActions status={unsaved.isStored && <UnsavedStatus />}>
        <Button to={paths.calls}>Back to the list</Button>
        <May do="calls.write">
          <Button kind="primary" type="submit" busy={saving.isSaving}>
            Save
          </Button>
        </May>
      </StickyActions>
      {saving.theirs && (
        <CallChangedElsewhere
          read={base.values}
          mine={values}
          theirs={saving.theirs.values}
          isSaving={saving.isSaving}
          onSave={(content) => void saving.save(content)}
          onCancel={saving.forgetTheirs}
        />
      )}
      <LeaveDialog
        mayLose={unsaved.mayLose}
        title="Leave without saving?"
        stayLabel="Keep editing"
        text={
          unsaved.isStored
            ? 'Your colleagues do not see your changes yet. What you typed stays on this device, and you can continue here later.'
            : 'This browser cannot store what you typed, so your changes will be lost.'
        }
      />
    </S.Form>
  );
}
