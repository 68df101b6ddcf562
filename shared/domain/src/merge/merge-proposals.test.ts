import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { isSameValue } from '../outbox/says-the-same.ts';
import { emptyProposalFields } from '../proposal-form/empty-proposal.ts';
import { emptyRow } from '../proposal-form/plan/plan-rows.ts';
import type { BudgetLine, ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import { proposalFieldNames } from '../proposal-form/proposal-fields.ts';
import { mergeProposals } from './merge-proposals.ts';
import { mergedWords } from './merging.ts';

const line = (item: string, dollars: number, more: Partial<BudgetLine> = {}): BudgetLine => ({
  category: 'equipment',
  item,
  quantityHundredths: 100,
  unit: '',
  unitCents: dollars * 100,
  months: 0,
  justification: '',
  ...more,
});
const read: ProposalFields = {
  ...emptyProposalFields,
  title: 'Wells',
  objectives: ['Dig', 'Train'],
  description: 'Water for all',
  requestedAmount: 300,
  budgetLines: [line('Pumps', 100), line('Pipes', 200)],
  projectDuration: 12,
  outcomes: [{ ...emptyRow('outcomes', 'o1'), outcome: 'Water' }],
  activities: [{ ...emptyRow('activities', 'a1'), activity: 'Dig', months: [{ from: 1, to: 6 }] }],
};
const merge = (mine: Partial<ProposalFields>, theirs: Partial<ProposalFields>, base = read) =>
  mergeProposals({ read: base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

test('different fields, items and rows of both stay, and what the other changed is named', () => {
  const result = merge(
    { title: 'Deep wells', objectives: ['Dig deep', 'Train'] },
    { description: 'Clean water', objectives: ['Dig', 'Train', 'Report'] },
  );
  expect(result).toMatchObject({
    kind: 'merged',
    fields: {
      title: 'Deep wells',
      description: 'Clean water',
      objectives: ['Dig deep', 'Train', 'Report'],
    },
    theirs: ['Description', 'Objectives'],
  });
});

test('rows of the plan are merged cell by cell', () => {
  const [activity] = read.activities ?? [];
  if (!activity) throw new Error('no activity');
  const result = merge(
    { activities: [{ ...activity, responsible: 'Amina' }] },
    {
      activities: [
        { ...activity, outcomeIds: ['o1'] },
        { ...emptyRow('activities', 'a2'), activity: 'Train' },
      ],
    },
  );
  expect(result).toMatchObject({
    kind: 'merged',
    fields: { activities: [{ id: 'a1', responsible: 'Amina', outcomeIds: ['o1'] }, { id: 'a2' }] },
  });
});

test('the same field is asked about; the same change is not', () => {
  expect(merge({ title: 'Mine' }, { title: 'Theirs' })).toEqual({ kind: 'asked', names: ['title'] });
  expect(merge({ title: 'Both ' }, { title: 'Both', team: 'Five' })).toMatchObject({ kind: 'merged' });
});

test('a budget: lines of both stay while the request agrees; its text is made anew', () => {
  const result = merge(
    {
      budgetLines: [line('Pumps', 100, { justification: 'Two villages' }), line('Pipes', 200)],
      budget: 'made here',
    },
    { budgetLines: [line('Pumps', 100), line('Pipes', 250)], requestedAmount: 350, budget: 'made there' },
  );
  expect(result).toMatchObject({
    kind: 'merged',
    fields: {
      requestedAmount: 350,
      budgetLines: [{ justification: 'Two villages' }, { unitCents: 25_000 }],
      budget: expect.stringContaining('Pipes'),
    },
    theirs: ['Requested Amount (USD)', 'Budget lines'],
  });
});

test('a budget that no longer equals the request is asked about', () => {
  const more = (index: number, dollars: number) => ({
    budgetLines: (read.budgetLines ?? []).map((one, at) =>
      at === index ? { ...one, unitCents: dollars * 100 } : one,
    ),
    requestedAmount: 350,
  });
  // Each of the two has raised the request to 350, for a line of their own.
  expect(merge(more(0, 150), more(1, 250))).toEqual({
    kind: 'asked',
    names: ['budgetLines', 'requestedAmount'],
  });
  // A draft whose request was open before stays open.
  const open = { ...read, requestedAmount: 999 };
  const raised = (index: number, dollars: number) => ({ ...more(index, dollars), requestedAmount: 999 });
  expect(merge(raised(0, 150), raised(1, 250), open)).toMatchObject({ kind: 'merged' });
});

test('a new currency against a new amount, and text against lines, are asked about', () => {
  expect(merge({ currency: 'KES' }, { requestedAmount: 400 })).toMatchObject({ kind: 'asked' });
  expect(merge({ requestedAmount: 400 }, { currency: 'KES' })).toMatchObject({ kind: 'asked' });
  expect(merge({ currency: 'KES' }, { title: 'Other' })).toMatchObject({ kind: 'merged' });
  const { budgetLines: _lines, ...asText } = { ...read, budget: 'Pumps: $300' };
  expect(
    mergeProposals({ read, mine: asText, theirs: { ...read, budgetLines: [line('Pumps', 300)] } }),
  ).toMatchObject({ kind: 'asked' });
});

test('a shorter project against a later month, and a removed row against a link to it, are asked about', () => {
  const [activity] = read.activities ?? [];
  if (!activity) throw new Error('no activity');
  expect(
    merge({ projectDuration: 8 }, { activities: [{ ...activity, months: [{ from: 9, to: 12 }] }] }),
  ).toMatchObject({ kind: 'asked', names: ['projectDuration', 'activities'] });
  expect(merge({ projectDuration: 8 }, { activities: [{ ...activity, responsible: 'A' }] })).toMatchObject({
    kind: 'merged',
  });
  expect(merge({ outcomes: [] }, { activities: [{ ...activity, outcomeIds: ['o1'] }] })).toMatchObject({
    kind: 'asked',
    names: ['outcomes', 'activities'],
  });
});

test('a field an older page did not send stays theirs', () => {
  const { voice: _voice, ...mine } = { ...read, title: 'Mine' };
  const result = mergeProposals({ read, mine, theirs: { ...read, voice: 'we' } });
  expect(result.kind === 'merged' && 'voice' in result.fields).toBe(false);
});

const written = [
  'title',
  'grantId',
  'description',
  'methodology',
  'timeline',
  'team',
  'sustainability',
] as const;
test('any disjoint changes of fields: both, in either order', () => {
  const changes = fc.dictionary(fc.constantFrom(...written), fc.string({ minLength: 1 }), { maxKeys: 7 });
  fc.assert(
    fc.property(changes, fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), (all, owners) => {
      const of = (isMine: boolean) =>
        Object.fromEntries(
          Object.entries(all).filter(([name]) => owners[written.indexOf(name as 'title')] === isMine),
        );
      const [mine, theirs] = [of(true), of(false)];
      const one = merge(mine, theirs);
      const other = merge(theirs, mine);
      if (one.kind !== 'merged' || other.kind !== 'merged') throw new Error('asked');
      const both: ProposalFields = { ...read, ...all };
      for (const name of proposalFieldNames.filter((field) => field !== 'budget')) {
        expect([name, isSameValue(one.fields[name], both[name])]).toEqual([name, true]);
        expect([name, isSameValue(other.fields[name], both[name])]).toEqual([name, true]);
      }
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('what people are told', () => {
  expect(mergedWords(['Budget breakdown'], 'Amina')).toBe(
    'Amina changed “Budget breakdown” meanwhile. Both changes are kept.',
  );
  expect(mergedWords(['Title', 'Team'])).toBe(
    'Someone else changed “Title” and “Team” meanwhile. Both changes are kept.',
  );
  expect(mergedWords(['A', 'B', 'C', 'D', 'E'], 'you')).toBe(
    'You changed “A”, “B”, “C” and 2 more on another device meanwhile. Both changes are kept.',
  );
});
