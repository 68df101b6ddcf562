import { plannedWater } from '../testing/water-plan.ts';
import { assignedSlots } from './assigned-slots.ts';
import { factSlots } from './fact-slots.ts';

const slots = factSlots(plannedWater);
const change = slots.find(({ kind }) => kind === 'change');

test('a fact goes where it was planned, once; what nobody planned stays where it belongs', () => {
  const id = change?.id ?? '';
  const assigned = assignedSlots(slots, { methodology: [id, 'F999'], team: [id] });
  const sections = [...assigned].flatMap(([key, own]) => (own.some((slot) => slot.id === id) ? [key] : []));
  expect(sections).toEqual(['methodology']);
  expect(assigned.get('team')?.some(({ kind }) => kind === 'person')).toBe(true);
});

test('the summary keeps who asks for how much, whatever the plan says', () => {
  const request = slots.find(({ subject }) => subject.startsWith('the amount requested'));
  const assigned = assignedSlots(slots, { impact: [request?.id ?? ''] });
  expect(assigned.get('executive_summary')).toContain(request);
  expect(assigned.get('impact')).toContain(request);
});

test('a section without facts of its own speaks of the project as a whole', () => {
  const assigned = assignedSlots(slots.filter(({ section }) => section !== 'impact'));
  expect(assigned.get('impact')?.map(({ kind }) => kind)).toEqual([
    'organization',
    'money',
    'count',
    'duration',
  ]);
});
