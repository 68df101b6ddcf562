import type { BadgeCounts } from '@harambee/domain';
import type { OrganizationFigures } from '../organizations/organization-figures.ts';

/** Badges count every proposal, also those beyond the ones that earn points in a week. */
export const badgeCountsOf = ({
  created,
  completed,
  under_review,
  approved,
}: OrganizationFigures['counts']): BadgeCounts => ({ total: created, completed, under_review, approved });
