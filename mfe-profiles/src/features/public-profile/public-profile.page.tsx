import { statusOf, useAuth, useOnline } from '@harambee/platform';
import { room, styled } from '@harambee/ui';
import { Loading, Skeleton } from '@harambee/ui/app';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useCreateProfileViewMutation, useGetPublicProfileQuery } from '../../api/profiles.api.ts';
import { NotAvailable } from './not-available.tsx';
import { ProfileSheet } from './profile-sheet.tsx';
import { PublicFrame } from './public-frame.tsx';
import { refusalWords } from './refusal-words.ts';
import { useInPlaceOfServerPage } from './server-page.ts';

const Bones = styled.div`
  padding: 24px 56px 56px; display: grid; gap: 20px;
  @container ${room.medium} { padding: 20px; }
`;

/** /public/profile/{id} (PROF-30): open to everyone, in a document of its own. */
export function PublicProfilePage() {
  const { id } = useParams();
  const { data: profile, error, isFetching, refetch } = useGetPublicProfileQuery(id || skipToken);
  useCountView(profile?.id !== undefined && !error ? id : undefined);

  const visitor = { isSignedIn: useAuth().status === 'authenticated', isOnline: useOnline() };
  const status = error ? statusOf(error) : undefined;
  const isFinal = status !== undefined && status < 500;
  // If the profile cannot be had now, the words that the gateway sent are worth more than an error.
  useInPlaceOfServerPage(!id || isFinal || (profile !== undefined && !error));

  if (!id) return <NotAvailable {...visitor} text="Profile ID is required" />;
  if (profile && !error) return <ProfileSheet {...visitor} profile={profile} />;
  if (error) {
    return (
      <NotAvailable
        {...visitor}
        text={refusalWords(status)}
        onRetry={isFinal ? undefined : () => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <PublicFrame {...visitor}>
      <Loading label="Loading profile">
        <Skeleton height={56} />
        <Bones>
          <Skeleton width={96} height={96} />
          <Skeleton width="48%" height={40} />
          <Skeleton width="64%" />
          <Skeleton height={120} />
        </Bones>
      </Loading>
    </PublicFrame>
  );
}

/** Counts one visit, once the page can be read. A failure to count does not concern the visitor. */
function useCountView(id: string | undefined) {
  const [countView] = useCreateProfileViewMutation();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined || counted.current === id) return;
    counted.current = id;
    void countView(id);
  }, [id, countView]);
}
