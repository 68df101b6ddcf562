import { formatNumber, isProfileComplete, paths } from '@harambee/domain';
import { Icon, styled } from '@harambee/ui';
import { Figure, FigureSkeleton, LostFigure } from '@harambee/ui/app';
import { useGetProfileFiguresQuery } from '../api/profiles.api.ts';
import { useOwnProfile } from '../use-own-profile.ts';

const Complete = styled.span`
  color: var(--success-ink); font-size: 22px; display: inline-flex; gap: 8px; align-items: center;
`;
const Words = styled.span`font-size: 22px;`;

/**
 * Complete if every required field of the form is filled in (HOME-03). A failed load does not make it
 * incomplete (NAV-20).
 */
export function ProfileCompleteness() {
  const { data, isLoading, isError, isFetching, refetch } = useOwnProfile();
  if (isLoading) return <FigureSkeleton />;
  if (isError) {
    return <LostFigure label="Organization Profile" retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const isComplete = isProfileComplete(data);
  return (
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
  );
}

/** 'Coming soon' until the public page was opened for the first time (HOME-04). */
export function ProfileViews() {
  const { data, isLoading, isError, isFetching, refetch } = useGetProfileFiguresQuery(undefined, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) return <FigureSkeleton />;
  if (isError) {
    return <LostFigure label="Profile Views" retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data?.profileViews) {
    return <Figure label="Profile Views" value={<Words>Coming soon</Words>} note="Visits to your page" />;
  }
  return (
    <Figure
      label="Profile Views"
      value={formatNumber(data.profileViews)}
      note={`${formatNumber(data.profileViewsThisMonth)} this month`}
      to={paths.profiles}
    />
  );
}
