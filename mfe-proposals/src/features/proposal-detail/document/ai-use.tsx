import { aiUseStatement } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { showToast } from '@harambee/platform';
import { Button, Icon, styled } from '@harambee/ui';

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

/** What to answer a funder who asks about the use of AI, to copy (DRAFT-40). */
export function AiUse({ proposal }: { proposal: Proposal }) {
  const statement = aiUseStatement(proposal);
  const copy = () =>
    navigator.clipboard.writeText(statement).then(
      () => showToast('Statement copied', 'success'),
      () => showToast('Your browser does not allow copying. Select the text instead.', 'warning'),
    );
  return (
    <Details>
      <summary>
        <Icon name="chevron-down" size={18} /> Statement on the use of AI
      </summary>
      <p>{statement}</p>
      <Button small onClick={() => void copy()}>
        Copy statement
      </Button>
    </Details>
  );
}
