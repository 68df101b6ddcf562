import fc from 'fast-check';
import {
  canMove,
  hasGeneratedText,
  isActive,
  isEditable,
  nextStatuses,
  nextStatusesByHand,
  type ProposalStatus,
  proposalStatusNames,
  refusedMove,
} from './proposal-status.ts';

const anyStatus = fc.constantFrom(...proposalStatusNames);

/** The allowed changes (PROP-41 to PROP-43), deliberately repeated here. */
const arrows = new Set([
  'draft>generating',
  'generating>completed',
  'generating>failed',
  'failed>generating',
  'completed>generating',
  'draft>submitted',
  'completed>submitted',
  'submitted>under_review',
  'under_review>approved',
  'under_review>rejected',
  'approved>funded',
  'rejected>draft',
]);

const pairs = proposalStatusNames.flatMap((from) => proposalStatusNames.map((to) => [from, to] as const));

test('there are nine statuses', () => {
  expect(proposalStatusNames).toEqual([
    'draft',
    'generating',
    'completed',
    'failed',
    'submitted',
    'under_review',
    'approved',
    'rejected',
    'funded',
  ]);
});

test.each(pairs)('%s to %s is allowed exactly when the table above has it', (from, to) => {
  expect(canMove(from, to)).toBe(arrows.has(`${from}>${to}`));
});

test('every status is reached from draft', () => {
  const reached = new Set<ProposalStatus>(['draft']);
  for (const status of reached) for (const next of nextStatuses(status)) reached.add(next);
  expect([...reached].sort()).toEqual([...proposalStatusNames].sort());
});

test('a walk of any length along the arrows is only ever stopped by funded', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), (choices) => {
      let status: ProposalStatus = 'draft';
      for (const choice of choices) {
        const next = nextStatuses(status);
        if (next.length === 0) return status === 'funded';
        const following = next[choice % next.length] as ProposalStatus;
        if (!canMove(status, following)) return false;
        status = following;
      }
      return true;
    }),
  );
});

test('what a person may choose is part of what is allowed, and never what only the engine does', () => {
  fc.assert(
    fc.property(anyStatus, (from) => {
      const byHand = nextStatusesByHand(from);
      expect(nextStatuses(from)).toEqual(expect.arrayContaining([...byHand]));
      expect(byHand).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(generating|completed|failed)$/)]),
      );
    }),
  );
  expect(nextStatusesByHand('draft')).toEqual(['submitted']);
  expect(nextStatusesByHand('generating')).toEqual([]);
  expect(nextStatusesByHand('under_review')).toEqual(['approved', 'rejected']);
});

test('a refused move names both statuses and each one that may follow', () => {
  fc.assert(
    fc.property(anyStatus, anyStatus, (from, to) => {
      const words = refusedMove(from, to);
      for (const status of [from, to, ...nextStatuses(from)]) expect(words).toContain(`"${status}"`);
    }),
  );
  expect(refusedMove('funded', 'draft')).toBe(
    'A proposal in status "funded" cannot be moved to "draft". No other status may follow.',
  );
  expect(refusedMove('draft', 'generating')).toBe(
    'A proposal in status "draft" cannot be moved to "generating" by hand. Allowed next: "generating", "submitted".',
  );
});

test('text shows from completed on, forms can be edited until they are sent (PROP-35)', () => {
  expect(proposalStatusNames.filter(hasGeneratedText)).toEqual([
    'completed',
    'submitted',
    'under_review',
    'approved',
    'rejected',
    'funded',
  ]);
  expect(proposalStatusNames.filter(isEditable)).toEqual(['draft', 'completed', 'failed', 'rejected']);
  expect(proposalStatusNames.filter((status) => !isActive(status))).toEqual(['failed', 'rejected', 'funded']);
});
