import type { ProposalFields } from '@harambee/domain/schemas';
import { ChangedElsewhere as ChooseAnswers } from '@harambee/ui/app';
import { fieldLabels } from '../../proposal-fields/field-labels.ts';
import { proposalFieldNames } from '../../proposal-fields/proposal-values.ts';

const asText = (value: ProposalFields[keyof ProposalFields]): string =>
  Array.isArray(value) ? value.map((row) => `• ${row}`).join('\n') : String(value);

interface ChangedElsewhereProps {
  /** What both began with. */
  read: ProposalFields;
  mine: ProposalFields;
  theirs: ProposalFields;
  isSaving: boolean;
  onSave: (values: ProposalFields) => void;
  onCancel: () => void;
}

/** Somebody else saved this proposal first (412). */
export function ChangedElsewhere({ read, mine, theirs, isSaving, onSave, onCancel }: ChangedElsewhereProps) {
  const chosen = (names: readonly string[]) =>
    Object.fromEntries(
      proposalFieldNames.map((name) => [name, (names.includes(name) ? theirs : mine)[name]]),
    ) as ProposalFields;
  return (
    <ChooseAnswers
      title="Somebody else changed this proposal"
      text="It was saved by somebody else while you were writing. Choose for each answer which text stays."
      answers={proposalFieldNames.map((name) => ({
        name,
        label: fieldLabels[name],
        read: asText(read[name]),
        mine: asText(mine[name]),
        theirs: asText(theirs[name]),
      }))}
      busy={isSaving}
      onSave={(names) => onSave(chosen(names))}
      onCancel={onCancel}
    />
  );
}
