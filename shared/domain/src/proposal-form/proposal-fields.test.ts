import { Compile } from 'typebox/compile';
import { proposalRules } from '../proposal/proposal-rules.ts';
import { problemsOf } from '../rules.ts';
import { emptyProposalFields, withEmptyFields, withoutOuterSpace } from './empty-proposal.ts';
import { ProposalFields, UpdateProposalBody } from './proposal-fields.schemas.ts';
import {
  fieldsOfFormSection,
  isStructured,
  laterProposalFields,
  proposalFieldNames,
  proposalFieldTable,
  proposalPrintLabels,
} from './proposal-fields.ts';
import { proposalFormSectionNames } from './proposal-vocabulary.ts';

test.each(proposalFieldNames)('%s has a schema, an empty value, a label, rules and a section', (name) => {
  const field = proposalFieldTable[name];
  expect(Object.keys(ProposalFields.properties)).toContain(name);
  expect(name in emptyProposalFields).toBe(!isStructured(field));
  expect(proposalPrintLabels[name]).not.toBe('');
  expect(fieldsOfFormSection(field.section)).toContain(name);
  const message = 'required' in field ? field.required : undefined;
  const problems = problemsOf(proposalRules, { ...emptyProposalFields, projectDuration: 0 });
  expect(problems.find((problem) => problem.field === name)?.message).toBe(message);
});

test('the API accepts the empty form, and fields of the first release are required', () => {
  expect(Compile(ProposalFields).Check(emptyProposalFields)).toBe(true);
  expect(Compile(ProposalFields).Check({ ...emptyProposalFields, country: '' })).toBe(false);
  const update = Compile(UpdateProposalBody);
  for (const name of Object.keys(emptyProposalFields)) {
    const without = Object.fromEntries(Object.entries(emptyProposalFields).filter(([key]) => key !== name));
    expect(update.Check(without)).toBe((laterProposalFields as string[]).includes(name));
  }
});

test('every section of the form has fields, and every field has a section', () => {
  expect(proposalFormSectionNames.flatMap(fieldsOfFormSection)).toEqual(proposalFieldNames);
});

test('a form saved before a field was added reads with that field empty', () => {
  const { sustainability, ...before } = emptyProposalFields;
  expect(withEmptyFields({ ...before, title: 'Wells' })).toEqual({ ...emptyProposalFields, title: 'Wells' });
});

test('single lines and list items are trimmed, longer texts are not', () => {
  const typed = { title: ' Wells ', category: ' Education ', objectives: [' One ', '  '], team: ' Two ' };
  expect(withoutOuterSpace({ ...emptyProposalFields, ...typed })).toMatchObject({
    title: 'Wells',
    category: 'Education',
    objectives: ['One'],
    team: ' Two ',
  });
});
