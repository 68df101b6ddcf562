import {
  formatNumber,
  isActive,
  isProfileComplete,
  paths,
  pointsToNextLevel,
  proposalStatusNames,
} from '@harambee/domain';
import type { Profile, ProfileFigures, ProposalStats } from '@harambee/domain/schemas';
import { Icon, styled } from '@harambee/ui';
import { Figure, Figures } from '@harambee/ui/app';

const Complete = styled.span`
  color: var(--success-ink); font-size: 22px; line-height: 36px; display: inline-flex; gap: 8px; align-items: center;
`;
const Words = styled.span`font-size: 22px; line-height: 36px;`;

function activityNote({ byStatus }: ProposalStats): string {
  const parts = [
    [byStatus.under_review, 'under review'],
    [byStatus.generating, 'being drafted'],
    [byStatus.draft, 'to finish'],
    [byStatus.completed, 'ready to send'],
    [byStatus.submitted, 'sent'],
    [byStatus.approved, 'approved'],
  ] as const;
  const present = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return present.slice(0, 2).join(', ') || 'None yet';
}

interface StatCardsProps {
  /** Absent while loading and when the load has failed, which counts as empty (R8-37). */
  stats: ProposalStats | undefined;
  profile: Profile | null | undefined;
  /** Of the profile; absent as above. */
  figures: ProfileFigures | undefined;
  points: number;
  level: number;
}

/** 'Coming soon' until the public page was opened for the first time (R2.10-04). */
function ProfileViews({ figures }: { figures: ProfileFigures | undefined }) {
  if (!figures?.profileViews) {
    return (
      <Figure label="Profile Views" value={<Words>Coming soon</Words>} note="How often your page is opened" />
    );
  }
  const { profileViews, profileViewsThisMonth } = figures;
  return (
    <Figure
      label="Profile Views"
      value={formatNumber(profileViews)}
      note={`${formatNumber(profileViewsThisMonth)} this month`}
      to={paths.profiles}
    />
  );
}

/** The four figures of the dashboard (spec 2.10). */
export function StatCards({ stats, profile, figures, points, level }: StatCardsProps) {
  const active = stats
    ? proposalStatusNames.filter(isActive).reduce((sum, status) => sum + stats.byStatus[status], 0)
    : 0;
  const isComplete = isProfileComplete(profile);
  return (
    <Figures>
      <Figure
        label="Active Proposals"
        value={formatNumber(active)}
        note={stats ? activityNote(stats) : 'None yet'}
        to={paths.proposals}
      />
      <Figure
        label="Impact Points"
        value={formatNumber(points)}
        note={`${pointsToNextLevel(points)} more to Level ${level + 1}`}
        to={paths.impact}
      />
      <Figure
        label="Organization Profile"
        value={
          isComplete ? (
            <Complete>
              <Icon name="check-circle" size={20} />
              Complete
            </Complete>
          ) : (
            <Words>Incomplete</Words>
          )
        }
        note={isComplete ? 'Ready for funders to read' : 'Funders read this first'}
        to={paths.profiles}
      />
      <ProfileViews figures={figures} />
    </Figures>
  );
}
