import { seededErrors } from '../../testing/judges/seeded-errors/seeded-errors.ts';
import { passagesOf } from '../reading/passages.ts';
import { anyHint, traces } from './traces.ts';

/** One match of each pattern. */
const examples = [
  'Lorem ipsum dolor',
  'consectetur adipiscing',
  'Click or tap here to enter text.',
  'Type your text here',
  'Choose an item.',
  'Insert name here',
  'TODO: ask Anna',
  'Your organization name',
  'Describe how your project will work.',
  '(maximum 300 words)',
  'The budget is to be revised.',
  'See comments from Anna',
  'Same as last year',
  'Reviewer 2: too long',
  'Error! Reference source not found',
  'TBC',
  '(to be confirmed with the county)',
  'Name: ____',
  'Amount .......',
  'how many???',
  '{{applicant}}',
  'we reach XXXX people',
  'by 20XX',
  '(check with Anna)',
  'NB: ask the donor.',
];

test('each pattern has an example, and its hint lets the example through', () => {
  expect(examples).toHaveLength(traces.length);
  for (const [place, { pattern, hint }] of traces.entries()) {
    const [match] = pattern.exec(examples[place] as string) ?? [];
    expect([place, match]).toEqual([place, expect.any(String)]);
    expect([place, hint.test(match ?? '') && anyHint.test(match ?? '')]).toEqual([place, true]);
  }
});

test('no match in a seeded error lacks a hint of its pattern', () => {
  for (const { of, apply } of seededErrors)
    for (const { text } of passagesOf(apply(of) as never))
      for (const { pattern, hint } of traces) {
        const [match] = pattern.exec(text) ?? [];
        if (match !== undefined) expect(hint.test(match)).toBe(true);
      }
});
