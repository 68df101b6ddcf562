import { proposalFormSections } from '@harambee/domain';
import { Button, Icon, Keys, room, styled } from '@harambee/ui';
import { StickyActions } from '@harambee/ui/app';
import type { Sections } from './section-map.tsx';
import type { useCreate } from './use-create.ts';

const UnsavedText = styled.span`
  display: inline-flex; gap: 6px; align-items: center;
  @container ${room.narrow} { display: none; }
`;

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
      status={
        <UnsavedText>
          {isStored && (
            <>
              <Icon name="cloud" size={16} />
              <span>Kept on this device</span>
            </>
          )}
        </UnsavedText>
      }
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
