import { nextProposal } from './next-proposal.ts';
import type { ProposalStatus } from './proposal-status.ts';

const now = Date.UTC(2026, 10, 21, 12);
const one = (id: string, status: ProposalStatus, deadline = '') => ({ id, status, deadline });

test('the one that is due next comes before the one touched last; what is sent or past counts no more', () => {
  const list = [
    one('touched last', 'completed'),
    one('past', 'draft', '2026-11-20'),
    one('later', 'draft', '2026-12-01'),
    one('sooner', 'failed', '2026-11-21'),
    one('sent', 'submitted', '2026-11-21'),
  ];
  expect(nextProposal(list, now)?.id).toBe('sooner');
  expect(nextProposal(list.slice(0, 2), now)?.id).toBe('touched last');
  expect(nextProposal([one('sent', 'submitted'), one('won', 'funded')], now)).toBeUndefined();
});
