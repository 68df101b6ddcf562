import { expect, test } from '@jest/globals';
import { emptyProposalFields } from '../proposal-form/empty-proposal.ts';
import type { ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import { submitReview } from './submit-review.ts';

const complete: ProposalFields = {
  ...emptyProposalFields,
  ...emptyProposalFields,
  title: 'Water',
  grantId: 'W-1',
  organization: 'Maji',
  category: 'Environment',
  description: 'Fourteen schools.',
  objectives: ['A tap for each'],
  beneficiaries: 5_320,
  methodology: 'Pumps.',
  requestedAmount: 100,
  deadline: '2027-03-31',
  budget: 'Pumps: $100',
  projectDuration: 12,
  timeline: 'January to December.',
  sustainability: 'A fund.',
  team: 'One engineer.',
};
const sections = [{ needs: ['the place', 'a source'] }, { needs: ['the place'] }];

test('a draft and a finished proposal are judged by the same answers', () => {
  const draft = submitReview({ fields: { ...emptyProposalFields, title: 'Water' } });
  expect(draft).toMatchObject({ mismatches: [], problems: [] });
  expect(draft.readiness).toBeUndefined();
  expect(draft.notes).toEqual([
    'It has no generated text yet.',
    expect.stringMatching(/^Not answered: Grant ID, Organization, .*Team\.$/),
  ]);
  const off = { ...complete, requestedAmount: 500 };
  const [one, other] = [
    submitReview({ fields: off }),
    submitReview({ fields: off, sections, metadata: { quality: 91 } }),
  ];
  expect(one.problems).toHaveLength(1);
  expect(other.problems).toEqual(one.problems);
});

test('readiness, open notes and a text that is older than its answers are said together', () => {
  const stale = [{ section: 'timeline' as const, answers: ['timeline' as const] }];
  expect(submitReview({ fields: complete, sections, stale, metadata: { quality: 91 } })).toEqual({
    readiness: 91,
    notes: ['2 notes marked “needs” in the text.'],
    mismatches: ['The text is older than your answers: Timeline changed. This affects Timeline.'],
    problems: [],
  });
});

test('a budget that may mean something else is a mismatch for a yes, not a refusal', () => {
  const fields = { ...complete, budget: 'Materials 8000, labour 4000', requestedAmount: 13_000 };
  expect(submitReview({ fields, sections: [{ needs: [] }] })).toEqual({
    notes: [],
    mismatches: ['In the budget we read Materials 8,000 + Labour 4,000 = 12,000, but $13,000 is requested.'],
    problems: [],
  });
});

test('nothing open says nothing', () => {
  expect(submitReview({ fields: complete, sections: [{ needs: [] }], metadata: { quality: 100 } })).toEqual({
    readiness: 100,
    notes: [],
    mismatches: [],
    problems: [],
  });
});
