import { isPresentMeasure } from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';
import { styled } from '@harambee/ui';

const Small = styled.small`font-size: 12px; line-height: 16px; font-weight: 400; color: var(--ink-3);`;

/** Beside a score: scores of the old measure cannot be held against those of now (CHECK-11). */
export const OldMeasure = ({ metadata }: Pick<ProposalListItem, 'metadata'>) =>
  metadata && !isPresentMeasure(metadata) ? <Small> (old measure)</Small> : null;
