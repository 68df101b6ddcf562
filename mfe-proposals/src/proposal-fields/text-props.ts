import { type ProposalFieldName, proposalFields } from '@harambee/domain';

type Table = typeof proposalFields;
type TextFieldName = {
  [Name in ProposalFieldName]: Table[Name] extends { kind: 'line' | 'text' | 'choice' } ? Name : never;
}[ProposalFieldName];

/** What a field to type in takes from the table of fields; what helps to answer it is said where it stands. */
export const textProps = (name: TextFieldName) => ({
  name,
  label: proposalFields[name].label,
  maxLength: proposalFields[name].max,
});
