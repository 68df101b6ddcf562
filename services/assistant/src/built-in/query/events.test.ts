import type { ProposalStatus } from '@harambee/domain';
import fc from 'fast-check';
import { read } from '../../understanding/read.ts';
import { eventsNamed, stretchOf } from './events.ts';
import type { Row } from './rows.ts';
import { inBoth } from './spans.ts';

const nobody = { organization: '', proposals: [], funders: [], people: [], documents: [], calls: [] };
const eventsOf = (message: string) => eventsNamed(read(message, nobody, '2026-11-27'));
const now = Date.parse('2026-11-27T09:00:00Z');
const day = (count: number) => new Date(Date.parse('2026-01-01T10:00:00Z') + count * 86_400_000);
const rowOf = (moves: readonly [ProposalStatus, number][]): Row =>
  ({ createdAt: day(0), deadline: '', moves: moves.map(([to, at]) => ({ to, at: day(at) })) }) as never;

test.each([
  ['how many days from sent to approved', ['submitted', 'approved']],
  ['il a fallu combien de temps pr passer de draft à completed', ['draft', 'completed']],
  ['ilichukua siku ngapi toka kutumwa hadi kukataliwa', ['submitted', 'rejected']],
] as const)('“%s” names its events in order', (message, events) => expect(eventsOf(message)).toEqual(events));

test('the time between two events is that between their days', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), (first, more) => {
      const row = rowOf([
        ['submitted', first],
        ['rejected', first + more],
      ]);
      expect(stretchOf(row, ['submitted', 'answered'], now)?.days).toBe(more);
      expect(stretchOf(row, ['submitted'], now)?.days).toBe(more);
      expect(stretchOf(row, ['funded'], now)).toBeUndefined();
    }),
  );
});

test('two periods of one question narrow to what both have', () => {
  const year = { kind: 'year', from: '2026-01-01', until: '2027-01-01' } as const;
  const before = { kind: 'before', from: '', until: '2026-07-01' } as const;
  expect(inBoth([year, before])).toMatchObject({ from: '2026-01-01', until: '2026-07-01' });
  expect(inBoth([year, { ...year, from: '2025-01-01' }])).toBeUndefined();
});
