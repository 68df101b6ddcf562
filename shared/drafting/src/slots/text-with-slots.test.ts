import { proposalSectionKeys } from '@harambee/domain';
import { draftedSection } from '../built-in-drafter.ts';
import { renderSection } from '../context/draft-text.ts';
import { modelTaskOf } from '../sections/section-writers.ts';
import { waterProject } from '../testing/index.ts';
import { factSlots } from './fact-slots.ts';
import type { Slot } from './slot.ts';
import { textWithSlots } from './text-with-slots.ts';

const slot = (id: string, value: string, more: Partial<Slot> = {}): Slot => ({
  id,
  kind: 'count',
  subject: 'the people who benefit',
  value,
  ...more,
});

test('a value is a slot wherever it stands as a whole, the longer one first', () => {
  const slots = [slot('F1', '100 people'), slot('F2', '$39,600'), slot('F3', 'eight boreholes')];
  expect(
    textWithSlots('Eight boreholes serve 2,100 people; 100 people pay $39,600, not $39,600.50.', slots),
  ).toEqual({ text: '{{F3}} serve 2,100 people; {{F1}} pay {{F2}}, not $39,600.50.', stated: slots });
  const nested = [slot('F1', 'Kitui'), slot('F2', 'Kitui Water Trust')];
  expect(textWithSlots('Kitui Water Trust works in Kitui and Kituians.', nested).text).toBe(
    '{{F2}} works in {{F1}} and Kituians.',
  );
  // What a pattern or a replacement would read as something else is only words.
  expect(textWithSlots('It costs $& (a+b).', [slot('F1', '$& (a+b)')]).text).toBe('It costs {{F1}}.');
});

test('whom a funder calls leaves no trace', () => {
  const call = slot('F1', 'Call Amina Odhiambo, +254 54 221 0417.', { isClosing: true });
  expect(textWithSlots('We build. Call Amina Odhiambo, +254 54 221 0417.', [call])).toEqual({
    text: 'We build. ',
    stated: [call],
  });
});

test('what the engine writes for a model has slots in place of most of its figures', () => {
  const slots = factSlots(waterProject);
  for (const key of proposalSectionKeys.filter(modelTaskOf)) {
    const section = renderSection(draftedSection(key, waterProject, 'seed'));
    const { stated } = textWithSlots(section.text, slots);
    expect([key, stated.length > 0]).toEqual([key, true]);
  }
});
