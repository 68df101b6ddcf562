import {
  limitUnits,
  type ProposalFieldName,
  proposalFieldLabels,
  proposalFieldNames,
  proposalFieldTable,
  proposalSections,
  rowInWords,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { ChangedElsewhere as ChooseAnswers } from '@harambee/ui/app';

/** The answer a field is chosen with: the lines of a budget go with its text. */
function answerOf(name: ProposalFieldName): ProposalFieldName {
  const field = proposalFieldTable[name];
  return ('partOf' in field && field.partOf) || name;
}
const answered = proposalFieldNames.filter((name) => answerOf(name) === name);

function asText(name: keyof ProposalFields, fields: ProposalFields): string {
  const value = fields[name];
  if (name === 'sectionLimits') {
    return (fields.sectionLimits ?? [])
      .map(({ section, unit, maximum }) => `• ${proposalSections[section]}: ${maximum} ${limitUnits[unit]}`)
      .join('\n');
  }
  const field = proposalFieldTable[name];
  if (field.kind === 'rows') {
    const { table } = field;
    return (fields[table] ?? []).map((row) => `• ${rowInWords(table, row, fields)}`).join('\n');
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
      proposalFieldNames.map((name) => [name, (names.includes(answerOf(name)) ? theirs : mine)[name]]),
    ) as ProposalFields;
  return (
    <ChooseAnswers
      title="Someone else changed this proposal"
      text="It was saved while you were writing. For each answer, choose which text to keep."
      answers={answered.map((name) => ({
        name,
        label: proposalFieldLabels[name],
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
