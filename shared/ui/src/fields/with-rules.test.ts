import type { Rule } from '@harambee/domain';
import { withRules } from './with-rules.ts';

interface Values {
  name: string;
  place: string;
}

const rules: Rule<Values>[] = [
  { field: 'name', message: 'Please name it', holds: ({ name }) => name !== '' },
  { field: 'name', message: 'The name is too short', holds: ({ name }) => name.length > 2 },
  { field: 'place', message: 'Two places of one name', holds: ({ name, place }) => name !== place },
];

type Check = (value: unknown, context: object) => unknown;
/** A minimal yup schema: a check is added and called with the sibling values. */
const schema = { test: (_name: string, check: Check) => ({ check }) };
const shape = { name: schema, place: schema };

function messages(fields: object, parent: Values): unknown[] {
  const createError = ({ message }: { message: string }) => message;
  return (Object.values(fields) as { check: Check }[])
    .map(({ check }) => check(undefined, { parent, createError }))
    .filter((answer) => answer !== true);
}

test('each field shows its first broken rule with its message; a rule sees the other fields', () => {
  const fields = withRules(shape, rules, (values) => values as Values);
  expect(messages(fields, { name: 'Lodwar', place: 'Turkana' })).toEqual([]);
  expect(messages(fields, { name: '', place: 'Turkana' })).toEqual(['Please name it']);
  expect(messages(fields, { name: 'Lo', place: 'Lo' })).toEqual([
    'The name is too short',
    'Two places of one name',
  ]);
});

test('if `read` returns nothing, no rule is checked', () => {
  const fields = withRules(shape, rules, () => undefined);
  expect(messages(fields, { name: '', place: '' })).toEqual([]);
});

test('a rule for a field that the form does not have is a programming error', () => {
  expect(() => withRules({ name: schema }, rules, (values) => values as Values)).toThrow('"place"');
});
