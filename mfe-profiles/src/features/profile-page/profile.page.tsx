import { entryStateOf, paths, problemsOf, profileRules } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { May } from '@harambee/platform';
import { Banner, Button, ErrorState, Page, styled } from '@harambee/ui';
import { Loading, OutboxChip, SkeletonFigures, SkeletonText } from '@harambee/ui/app';
import { Navigate, useSearchParams } from 'react-router-dom';
import { loadFailure } from '../../api/profiles.api.ts';
import { useOwnProfile } from '../../use-own-profile.ts';
import { CopyCard } from './copy-card.tsx';
import { NoProfile } from './no-profile.tsx';
import { ProfileCards } from './profile-cards.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { PublicPageCard } from './public-page-card.tsx';
import { QueuedProfile } from './queued-profile.tsx';

const Stack = styled.div`display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr);`;

/** /profiles. */
export function ProfilePage() {
  const { data: profile, entry, creation, error, isLoading, isFetching, refetch } = useOwnProfile();
  const waiting = entry ?? creation;
  const [query] = useSearchParams();
  const shown = error ? undefined : profile;

  // The palette's "Update profile" does not know the id.
  if (shown && query.get('next') === 'edit') return <Navigate to={paths.editProfile(shown.id)} replace />;
  return (
    <Page
      title="Organization Profile"
      description="What funders read about you."
      meta={shown && waiting && <OutboxChip state={entryStateOf(waiting)} />}
      // "New Profile" appears only while there is none: an organization has one profile.
      actions={
        shown && (
          <May do="profile.write">
            <Button kind="primary" icon="pencil" to={paths.editProfile(shown.id)}>
              Edit Profile
            </Button>
          </May>
        )
      }
      aside={
        shown && (
          <Stack>
            {!creation && <PublicPageCard profile={shown} />}
            <CopyCard profile={shown} />
          </Stack>
        )
      }
    >
      {isLoading && <Waiting />}
      {error && (
        <ErrorState
          title="Your profile could not be loaded"
          text={loadFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!isLoading && !error && !shown && <NoProfile />}
      {shown && (
        <Stack>
          {creation && <QueuedProfile entry={creation} />}
          <MissingParts profile={shown} />
          <ProfileFigures />
          <ProfileCards profile={shown} />
        </Stack>
      )}
    </Page>
  );
}

function Waiting() {
  return (
    <Loading label="Loading profile">
      <Stack>
        <SkeletonFigures count={3} />
        <SkeletonText lines={4} />
        <SkeletonText lines={6} />
      </Stack>
    </Loading>
  );
}

/** A profile from onboarding has little more than a name: says what is still missing. */
function MissingParts({ profile }: { profile: Profile }) {
  const problems = problemsOf(profileRules, profile);
  if (problems.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title="Your profile is not complete yet"
      actions={
        <May do="profile.write">
          <Button small to={paths.editProfile(profile.id)}>
            Complete it
          </Button>
        </May>
      }
    >
      {problems.map(({ message }) => message).join('. ')}.
    </Banner>
  );
}
