import { ChangedElsewhere } from '@harambee/ui/app';
import type { AnswerValues } from './answer-values.ts';

const parts = [
  { name: 'question', label: 'Question' },
  { name: 'text', label: 'Answer' },
  { name: 'funder', label: 'Funder' },
  { name: 'callName', label: 'Call' },
  { name: 'language', label: 'Language' },
  { name: 'reviewOn', label: 'Review on' },
] as const;

interface AnswerChangedElsewhereProps {
  read: AnswerValues;
  mine: AnswerValues;
  theirs: AnswerValues;
  isSaving: boolean;
  onSave: (chosen: AnswerValues) => void;
  onCancel: () => void;
}

/** Somebody else saved this answer first (412). */
export function AnswerChangedElsewhere({
  read,
  mine,
  theirs,
  isSaving,
  onSave,
  onCancel,
}: AnswerChangedElsewhereProps) {
  return (
    <ChangedElsewhere
      title="Someone else changed this answer"
      text="It was saved while you were writing. For each part, choose which one to keep."
      answers={parts.map(({ name, label }) => ({
        ...{ name, label, read: read[name], mine: mine[name], theirs: theirs[name] },
      }))}
      busy={isSaving}
      onSave={(names) =>
        onSave({
          ...mine,
          ...Object.fromEntries(names.map((name) => [name, theirs[name as keyof AnswerValues]])),
        })
      }
      onCancel={onCancel}
    />
  );
}
