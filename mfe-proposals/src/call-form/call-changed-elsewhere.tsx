import {
  callFieldInWords,
  callFieldNames,
  callFieldTable,
  callRowInWords,
  callTable,
  callTableNames,
} from '@harambee/domain';
import type { CallContent } from '@harambee/domain/schemas';
import { ChangedElsewhere } from '@harambee/ui/app';

const fields = callFieldNames.map((name) => ({
  name,
  label: callFieldTable[name].label,
  words: (call: CallContent) => callFieldInWords(name, call[name]),
}));
const tables = callTableNames.map((name) => ({
  name,
  label: callTable(name).label,
  words: (call: CallContent) => call[name].map((row) => `• ${callRowInWords(name, row)}`).join('\n'),
}));
const answers = [...fields, ...tables];

interface CallChangedElsewhereProps {
  /** What both began with. */
  read: CallContent;
  mine: CallContent;
  theirs: CallContent;
  isSaving: boolean;
  onSave: (values: CallContent) => void;
  onCancel: () => void;
}

/** Somebody else saved this call first (412). */
export function CallChangedElsewhere({
  read,
  mine,
  theirs,
  isSaving,
  onSave,
  onCancel,
}: CallChangedElsewhereProps) {
  const chosen = (names: readonly string[]) => {
    const kept = answers.map(({ name }) => [name, (names.includes(name) ? theirs : mine)[name]]);
    return { ...mine, ...Object.fromEntries(kept) } as CallContent;
  };
  return (
    <ChangedElsewhere
      title="Someone else changed this call"
      text="It was saved while you were writing. For each part, choose which one to keep."
      answers={answers.map(({ name, label, words }) => ({
        ...{ name, label },
        read: words(read),
        mine: words(mine),
        theirs: words(theirs),
      }))}
      busy={isSaving}
      onSave={(names) => onSave(chosen(names))}
      onCancel={onCancel}
    />
  );
}
