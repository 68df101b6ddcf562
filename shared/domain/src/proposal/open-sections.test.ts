import { emptyProposalFields } from '../proposal-form/empty-proposal.ts';
import { openSections } from './open-sections.ts';

test('an empty form is open everywhere, in the order of the form; an answered section is not', () => {
  expect(openSections(emptyProposalFields)).toEqual([
    'basic',
    'project',
    'funding',
    'implementation',
    'team',
  ]);
  const started = { ...emptyProposalFields, team: 'An engineer', timeline: 'A year', sustainability: 'Fees' };
  expect(openSections(started)).toEqual(['basic', 'project', 'funding']);
});
