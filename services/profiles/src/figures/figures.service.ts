import { activeProjectStatuses, type ProposalStatus } from '@harambee/domain';
import type { ProfileFigures } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { viewsOf } from '../views/views.service.ts';
import { ProposalFigureModel } from './proposal-figure.model.ts';

interface Group {
  _id: ProposalStatus;
  count: number;
  amount: number;
}

const isActiveProject = ({ _id }: Group): boolean =>
  (activeProjectStatuses as readonly ProposalStatus[]).includes(_id);

/** GET /api/ngo/profile/figures: computed from the known proposals, so no counter can drift. */
export async function profileFigures({ tenantId }: Actor): Promise<ProfileFigures> {
  const [groups, views] = await Promise.all([
    ProposalFigureModel.aggregate<Group>([
      { $match: { tenantId } },
      { $group: { _id: '$status', count: { $sum: 1 }, amount: { $sum: '$requestedAmount' } } },
    ]),
    viewsOf(tenantId),
  ]);
  const active = groups.filter(isActiveProject);
  const sum = (some: Group[], of: (group: Group) => number) =>
    some.reduce((total, group) => total + of(group), 0);
  return {
    totalProposals: sum(groups, ({ count }) => count),
    fundingSecured: sum(active, ({ amount }) => amount),
    activeProjects: sum(active, ({ count }) => count),
    profileViews: views.total,
    profileViewsThisMonth: views.thisMonth,
  };
}
