import {
  activeProjectStatuses,
  amountInSums,
  currencyOf,
  moneySums,
  type ProposalStatus,
} from '@harambee/domain';
import type { ProfileFigures } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { ProfileModel } from '../profiles/profile.model.ts';
import { viewsOf } from '../views/views.service.ts';
import { ProposalFigureModel } from './proposal-figure.model.ts';

interface Group {
  _id: { status: ProposalStatus; currency?: string };
  count: number;
  amount: number;
}

const isActiveProject = ({ _id }: Group): boolean =>
  (activeProjectStatuses as readonly ProposalStatus[]).includes(_id.status);

/** A record whose event did not say its amount in its currency has that of `requestedAmount` (`requestedOf`). */
const amount = { $ifNull: ['$amount', '$requestedAmount'] };

/** GET /api/ngo/profile/figures: computed from the known proposals, so no counter can drift. */
export async function profileFigures({ tenantId }: Actor): Promise<ProfileFigures> {
  const [groups, views, profile] = await Promise.all([
    ProposalFigureModel.aggregate<Group>([
      { $match: { tenantId } },
      {
        $group: {
          _id: { status: '$status', currency: '$currency' },
          count: { $sum: 1 },
          amount: { $sum: amount },
        },
      },
    ]),
    viewsOf(tenantId),
    ProfileModel.findOne({ tenantId }, { currency: 1 }).lean(),
  ]);
  const active = groups.filter(isActiveProject);
  const secured = active.map((group) => ({ currency: currencyOf(group._id), amount: group.amount }));
  const sum = (some: Group[], of: (group: Group) => number) =>
    some.reduce((total, group) => total + of(group), 0);
  return {
    totalProposals: sum(groups, ({ count }) => count),
    fundingSecured: secured.reduce((total, one) => total + amountInSums(one.amount, one.currency), 0),
    fundingSums: moneySums(secured, profile?.currency),
    activeProjects: sum(active, ({ count }) => count),
    profileViews: views.total,
    profileViewsThisMonth: views.thisMonth,
  };
}
