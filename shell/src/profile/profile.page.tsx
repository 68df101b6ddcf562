import { paths } from '@harambee/domain';
import { useGetMeQuery, useToast, useUser } from '@harambee/platform';
import { Button, Card, ErrorState, Page, styled } from '@harambee/ui';
import { Loading, SkeletonText } from '@harambee/ui/app';
import { useEffect, useRef, useState } from 'react';
import { PendingAddress } from './pending-address.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { initialValuesOf, ProfileForm } from './profile-form.tsx';
import { RestoredProfileBanner } from './unsaved-profile.tsx';

const Stack = styled.div`display: grid; gap: 16px;`;

/** The person's own data, to read and to change (SET-08). */
export function ProfilePage() {
  const known = useUser();
  const { showToast } = useToast();
  const { data, isLoading, isFetching, isError, refetch } = useGetMeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [isEditing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  const user = data ?? known;

  // Moves the focus: to the first field, and back to the top when the form closes.
  useEffect(() => {
    if (isEditing) place.current?.querySelector('input')?.focus();
    else if (wasEditing.current) document.querySelector<HTMLElement>('h1')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Page
      title="Your profile"
      description="How you appear to your team."
      back={{ to: paths.dashboard, label: 'Dashboard' }}
      actions={
        !isEditing &&
        data && (
          <Button icon="pencil" onClick={() => setEditing(true)}>
            Edit profile
          </Button>
        )
      }
    >
      {isLoading && (
        <Loading label="Loading your profile">
          <SkeletonText lines={6} />
        </Loading>
      )}
      {isError && !isEditing && (
        <ErrorState
          title="Unable to load user profile."
          text="What you have saved is safe."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (!isError || isEditing) && (
        <Stack ref={place}>
          <PendingAddress user={user} />
          {!isEditing && (
            <RestoredProfileBanner saved={initialValuesOf(user, 'all')} onContinue={() => setEditing(true)} />
          )}
          <Card>
            {isEditing ? (
              <ProfileForm
                user={user}
                scope="all"
                onSaved={(words) => {
                  showToast(words, 'success');
                  setEditing(false);
                }}
                onCancel={() => setEditing(false)}
                onAgain={() => setEditing(true)}
              />
            ) : (
              <ProfileFacts user={user} />
            )}
          </Card>
        </Stack>
      )}
    </Page>
  );
}
