import { answersOfFormSection, proposalFieldLabels, proposalFormSectionNames } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { act, fireEvent, screen } from '@testing-library/react';
import { emptyProposal } from '../form-values/proposal-values.ts';
import { completeFields } from './proposals.ts';

const sections = proposalFormSectionNames.map(answersOfFormSection);

export const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });

/** As one paste: typing letter by letter is for other tests. */
export const fill = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(control(label), { target: { value } });
  });

/** Fills the fields of the section on the screen. */
export async function fillSection(number: number, values: ProposalFields): Promise<void> {
  for (const field of sections[number - 1] ?? []) {
    if (field === 'currency' || field === 'startDate' || field === 'voice' || field === 'writer') {
      // Optional: most tests leave them as they are.
      if (values[field]) await fill(`${proposalFieldLabels[field]} (optional)`, values[field]);
    } else if (field !== 'objectives') await fill(proposalFieldLabels[field], String(values[field]));
    else await fillObjectives(values.objectives);
  }
}

async function fillObjectives(objectives: string[]): Promise<void> {
  for (const [row, objective] of objectives.entries()) {
    const isNew = screen.queryByLabelText(`Objective ${row + 1}`) === null;
    if (isNew) await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add objective' })));
    await fill(`Objective ${row + 1}`, objective);
  }
}

/** The form as somebody left it who has filled the sections before this one. */
export function answersBefore(number: number): ProposalFields {
  const answered = sections.slice(0, number - 1).flat();
  const pairs = answered.map((field) => [field, completeFields[field]]);
  return { ...emptyProposal, ...Object.fromEntries(pairs) };
}
