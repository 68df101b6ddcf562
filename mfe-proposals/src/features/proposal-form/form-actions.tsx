import { proposalFormSections } from '@harambee/domain';
import { Button, Keys, room, styled } from '@harambee/ui';
import { StickyActions, UnsavedStatus } from '@harambee/ui/app';
import type { Sections } from './section-map.tsx';
import type { useCreate } from './use-create.ts';

const Name = styled.span`
  @container ${room.narrow} { display: none; }
`;

interface FormActionsProps {
  sections: Sections;
  sending: ReturnType<typeof useCreate>;
  isStored: boolean;
  onSaveDraft: () => void;
}

export function FormActions({ sections, sending, isStored, onSaveDraft }: FormActionsProps) {
  const { previous, next } = sections;
  return (
    <StickyActions
      start={
        previous && (
          <Button icon="chevron-left" onClick={() => sections.enter(previous)}>
            Previous
          </Button>
        )
      }
      status={isStored && <UnsavedStatus />}
    >
      <Button kind="quiet" busy={sending.isSending} onClick={onSaveDraft}>
        Save as draft
      </Button>
      <Button kind="primary" type="submit" busy={sending.isSending}>
        {next ? (
          <span>
            Next<Name aria-hidden="true">: {proposalFormSections[next]}</Name>
          </span>
        ) : (
          'Create Proposal'
        )}{' '}
        <Keys keys={['Ctrl', '↵']} />
      </Button>
    </StickyActions>
  );
}
