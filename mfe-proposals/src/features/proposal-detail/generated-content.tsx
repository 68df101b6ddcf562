import { hasGeneratedText, type ProposalSectionKey } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { Card, EmptyState } from '@harambee/ui';
import type { OnEditField } from '../../places/field-place.ts';
import type { FoundFix } from '../../places/found-fix.ts';
import { TracedDocument } from './document/document.tsx';
import { DraftingText } from './text/drafting-text.tsx';
import * as S from './text/text.styles.ts';

interface GeneratedContentProps {
  proposal: Proposal;
  /** What the readiness led to. */
  found: FoundFix | undefined;
  /** Absent while the proposal may not be changed. */
  onEditField: OnEditField | undefined;
  /** Absent while no text can be asked for. */
  onWriteAgain: ((sections: ProposalSectionKey[]) => void) | undefined;
}

/** The drafted sections, or why there are none to show (DRAFT-03). */
export function GeneratedContent({ proposal, found, onEditField, onWriteAgain }: GeneratedContentProps) {
  const { status, sections, version } = proposal;
  if (status === 'generating') {
    return (
      <S.Writing>
        <Card>
          <EmptyState
            picture="calm"
            title="Content Being Generated"
            text="AI is currently generating the proposal content. This usually takes a few minutes."
          />
        </Card>
        <DraftingText proposal={proposal} />
      </S.Writing>
    );
  }
  if (!hasGeneratedText(status) || sections.length === 0) {
    return (
      <Card>
        <EmptyState
          picture="boat"
          title="No Generated Content"
          text="Generated content will appear here once the proposal is processed."
        />
      </Card>
    );
  }
  return (
    <TracedDocument
      key={version}
      proposal={proposal}
      found={found}
      onEditField={onEditField}
      onWriteAgain={onWriteAgain}
    />
  );
}
