import { answerAsPlainText } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';
import { ChangedElsewhere } from '@harambee/ui/app';

interface AnswerConflictProps {
  /** What both began with. */
  read: readonly TextBlock[];
  mine: readonly TextBlock[];
  theirs: readonly TextBlock[];
  busy?: boolean;
  onChoose: (whose: 'mine' | 'theirs') => void;
  onCancel: () => void;
}

/** Somebody else saved this answer first (412): both are shown, and nothing is lost until one is chosen. */
export const AnswerConflict = ({ read, mine, theirs, busy, onChoose, onCancel }: AnswerConflictProps) => (
  <ChangedElsewhere
    title="Someone else changed this answer"
    text="It was saved while you were writing. Choose which one to keep."
    answers={[
      {
        name: 'answer',
        label: 'Answer',
        read: answerAsPlainText(read),
        mine: answerAsPlainText(mine),
        theirs: answerAsPlainText(theirs),
      },
    ]}
    {...(busy !== undefined && { busy })}
    onSave={(names) => onChoose(names.includes('answer') ? 'theirs' : 'mine')}
    onCancel={onCancel}
  />
);
