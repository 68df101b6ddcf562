import { changedAnswerNames } from '@harambee/domain';
import type { StaleSection } from '@harambee/domain/schemas';
import { Button, Icon, room, styled } from '@harambee/ui';

const Root = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; max-width: 620px; margin: 0 auto 14px;
  padding: 8px 12px; border: 1px solid var(--warning-line); border-radius: 10px; background: var(--warning-tint);
  font-size: 14px; line-height: 20px; color: var(--ink);
  & > span { display: flex; gap: 8px; flex: 1 1 260px; min-width: 0; overflow-wrap: anywhere; }
  & svg { flex: none; margin-top: 1px; color: var(--warning-ink); }
  @container ${room.narrow} { & > button { width: 100%; } }
`;

interface StaleNoteProps {
  stale: StaleSection;
  title: string;
  /** Absent while no text can be asked for. */
  onWriteAgain?: ((sections: StaleSection['section'][]) => void) | undefined;
}

/** At the head of a section whose answers were changed after it was written. */
export function StaleNote({ stale, title, onWriteAgain }: StaleNoteProps) {
  return (
    <Root>
      <span>
        <Icon name="alert-triangle" size={18} />
        <span>Older than your answers: {changedAnswerNames([stale])} changed.</span>
      </span>
      {onWriteAgain && (
        <Button
          small
          onClick={() => onWriteAgain([stale.section])}
          aria-label={`Write from new answers: ${title}`}
        >
          Write from new answers
        </Button>
      )}
    </Root>
  );
}
