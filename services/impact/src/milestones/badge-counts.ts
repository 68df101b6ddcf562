import type { BadgeCounts } from '@harambee/domain';
import type { OrganizationFigures } from '../organizations/organization-figures.ts';

/** Badges count every proposal, including those beyond the weekly limit for points. */
export const badgeCountsOf = ({
  created,
  completed,
  under_review,
  approved,
}: OrganizationFigures['counts']): BadgeCounts => ({ total: created, completed, under_review, approved });
