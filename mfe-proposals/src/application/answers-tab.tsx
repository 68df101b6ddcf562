import type { Proposal } from '@harambee/domain/schemas';
import { Card, ErrorState } from '@harambee/ui';
import { Loading, SkeletonRows } from '@harambee/ui/app';
import { useMemo } from 'react';
import type { OnEditField } from '../places/field-place.ts';
import { factsById } from '../traced-text/text-facts.ts';
import { type AnswersPage, AnswersProvider } from './answers-context.ts';
import { AnswersPanel } from './answers-panel.tsx';
import { looksOf } from './data/question-looks.ts';
import { useApplication } from './data/use-application.ts';
import { useSaveAnswer } from './data/use-save-answer.ts';
import { PortalView } from './portal/portal-view.tsx';
import { useQuestion } from './use-question.ts';

interface AnswersTabProps {
  proposal: Proposal;
  /** How the page is seen: as a tab, or beside the funder's portal. */
  view: 'tab' | 'portal';
  /** Absent while the proposal may not be changed. */
  onEditField: OnEditField | undefined;
}

/** The questions of the call, each with its answer (CALL-23). */
export function AnswersTab({ proposal, view, onEditField }: AnswersTabProps) {
  const loaded = useApplication(proposal);
  const save = useSaveAnswer(proposal);
  const { open, select } = useQuestion();
  const application = loaded.state === 'shown' ? loaded.application : undefined;
  const looks = useMemo(() => (application ? looksOf(application) : []), [application]);
  const facts = useMemo(
    () => factsById([...proposal.facts, ...(application?.facts ?? [])]),
    [proposal.facts, application?.facts],
  );
  if (loaded.state === 'loading') {
    return (
      <Loading label="Loading the answers...">
        <SkeletonRows rows={6} />
      </Loading>
    );
  }
  if (loaded.state === 'failed') {
    return (
      <Card>
        <ErrorState
          title="We couldn't load the answers"
          text="Nothing you wrote is lost. Check your connection and try again."
          onRetry={loaded.retry}
        />
      </Card>
    );
  }
  const page: AnswersPage = {
    proposal,
    application: loaded.application,
    looks,
    entries: loaded.entries,
    facts,
    canEdit: onEditField !== undefined && !loaded.application.isSent,
    onEditField,
    save,
    select,
  };
  return (
    <AnswersProvider value={page}>
      {view === 'portal' ? <PortalView open={open} /> : <AnswersPanel open={open} />}
    </AnswersProvider>
  );
}
