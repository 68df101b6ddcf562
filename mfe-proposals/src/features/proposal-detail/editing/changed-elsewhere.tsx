import { limitUnits, proposalSections } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { ChangedElsewhere as ChooseAnswers } from '@harambee/ui/app';
import { fieldLabels } from '../../../proposal-fields/field-labels.ts';
import { proposalFieldNames } from '../../../proposal-fields/proposal-values.ts';

/** The lines of a budget go with its text: one answer, chosen together. */
const withBudget: readonly (keyof ProposalFields)[] = ['budgetLines', 'indirectCost'];
const answered = proposalFieldNames.filter((name) => !withBudget.includes(name));

function asText(name: keyof ProposalFields, fields: ProposalFields): string {
  const value = fields[name];
  if (name === 'sectionLimits') {
    return (fields.sectionLimits ?? [])
      .map(({ section, unit, maximum }) => `• ${proposalSections[section]}: ${maximum} ${limitUnits[unit]}`)
      .join('\n');
  }
  return Array.isArray(value) ? value.map((row) => `• ${row}`).join('\n') : String(value);
}

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
      proposalFieldNames.map((name) => {
        const answer = withBudget.includes(name) ? 'budget' : name;
        return [name, (names.includes(answer) ? theirs : mine)[name]];
      }),
    ) as ProposalFields;
  return (
    <ChooseAnswers
      title="Somebody else changed this proposal"
      text="It was saved by somebody else while you were writing. Choose for each answer which text stays."
      answers={answered.map((name) => ({
        name,
        label: fieldLabels[name],
        read: asText(name, read),
        mine: asText(name, mine),
        theirs: asText(name, theirs),
      }))}
      busy={isSaving}
      onSave={(names) => onSave(chosen(names))}
      onCancel={onCancel}
    />
  );
}
