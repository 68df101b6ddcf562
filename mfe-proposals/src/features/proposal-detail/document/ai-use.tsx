import type { Proposal } from '@harambee/domain/schemas';
import { Icon, styled } from '@harambee/ui';
import { SkeletonText } from '@harambee/ui/app';
import { lazy, Suspense, useState } from 'react';

const AiUseStatement = lazy(async () => ({
  default: (await import('./ai-use-statement.tsx')).AiUseStatement,
}));

const Details = styled.details`
  max-width: 620px; margin: 32px auto 0; border-top: 1px solid var(--line-soft); padding-top: 8px;
  & summary {
    display: flex; gap: 8px; align-items: center; min-height: 44px; cursor: pointer; font-weight: 600; list-style: none;
  }
  & summary::-webkit-details-marker { display: none; }
  & summary > svg { transition: transform var(--fast); flex: none; }
  &[open] > summary > svg { transform: rotate(180deg); }
  & > p { margin-bottom: 12px; line-height: 22px; color: var(--ink-2); overflow-wrap: anywhere; }
  @media (prefers-reduced-motion: reduce) { & summary > svg { transition: none; } }
  @media print { display: none; }
`;

/** The statement on the use of AI; fetched when somebody opens it (DRAFT-40). */
export function AiUse({ proposal }: { proposal: Proposal }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="chevron-down" size={18} /> Statement on the use of AI
      </summary>
      {isOpen && (
        <Suspense fallback={<SkeletonText lines={3} />}>
          <AiUseStatement proposal={proposal} />
        </Suspense>
      )}
    </Details>
  );
}
