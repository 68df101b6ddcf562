import type { Proposal } from '@harambee/domain/schemas';
import { Button, Page, useMediaQuery } from '@harambee/ui';
import { SkeletonText } from '@harambee/ui/app';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { answersAddress } from '../../applications/application-places.ts';
import type { OnEditField } from '../../places/field-place.ts';

const AnswersTab = lazy(async () => ({
  default: (await import('../../application/answers-tab.tsx')).AnswersTab,
}));

interface PortalPageProps {
  proposal: Proposal;
  onEditField: OnEditField | undefined;
}

/** The answers in a narrow window beside the funder's portal, without anything else of the proposal (CALL-26). */
export function PortalPage({ proposal, onEditField }: PortalPageProps) {
  const { pathname, search } = useLocation();
  // On a phone there is no room for a second window.
  const hasPointer = useMediaQuery('(pointer: fine)');
  const openWindow = () =>
    window.open(`${pathname}${search}`, 'harambee-portal', 'popup,width=400,height=820');
  return (
    <Page
      title="Copy into the portal"
      back={{ to: answersAddress(proposal.id), label: 'Answers' }}
      meta={<span dir="auto">{proposal.title || 'Untitled proposal'}</span>}
      actions={
        window.opener || !hasPointer ? undefined : (
          <Button kind="quiet" icon="external" onClick={openWindow}>
            In a window of its own
          </Button>
        )
      }
    >
      <Suspense fallback={<SkeletonText lines={8} />}>
        <AnswersTab proposal={proposal} view="portal" onEditField={onEditField} />
      </Suspense>
    </Page>
  );
}
