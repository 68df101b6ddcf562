import { profileLabels } from '@harambee/domain';
import type { ProfileFields } from '@harambee/domain/schemas';
import { control, fill } from '@harambee/platform/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { goalName } from '../profile-view/profile-words.ts';

const inputs = [
  'name',
  'type',
  'location',
  'foundedYear',
  'website',
  'contactEmail',
  'contactPhone',
  'mission',
] as const satisfies (keyof ProfileFields)[];

/** The label of a field as a test finds it: beside it stands a box to hide the same. */
export const labelOf = (field: keyof ProfileFields) => new RegExp(`^${profileLabels[field]}`);

export const fieldOf = (field: keyof ProfileFields) => control(labelOf(field));

export const fillField = (field: keyof ProfileFields, value: string) => fill(labelOf(field), value);

export const goal = (number: number) => screen.getByRole('checkbox', { name: goalName(number) });

export const choose = (number: number) => act(async () => fireEvent.click(goal(number)));

/** All that is required, and nothing else. */
export async function fillRequired(values: ProfileFields): Promise<void> {
  for (const field of inputs) await fillField(field, String(values[field]));
  for (const number of values.sdgs) await choose(number);
}
