import { formatDay } from '@harambee/domain';
import { statusOf } from '@harambee/platform';
import { Button, ErrorState, room, styled, usePageHeading } from '@harambee/ui';
import { Loading, Skeleton } from '@harambee/ui/app';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useCreateProfileViewMutation, useGetPublicProfileQuery } from '../../api/profiles.api.ts';
import { PublicFrame } from './public-frame.tsx';
import { PublicProfile } from './public-profile.tsx';

const Place = styled.div`padding: 48px 0; & h1 { outline: none; } `;
const Bones = styled.div`
  padding: 24px 56px 56px; display: grid; gap: 20px;
  @container ${room.medium} { padding: 20px; }
`;

/** /public/profile/{id} (PROF-30): open to everyone, in a document of its own. */
export function PublicProfilePage() {
  const { id } = useParams();
  const { data: profile, error, isFetching, refetch } = useGetPublicProfileQuery(id || skipToken);
  useCountView(profile?.id !== undefined && !error ? id : undefined);

  if (!id) return <NotAvailable text="Profile ID is required" />;
  if (profile && !error) {
    const changed = profile.updatedAt && ` Last changed ${formatDay(profile.updatedAt)}.`;
    return (
      <PublicFrame
        footer={
          <>
            Public profile, maintained by <bdi>{profile.name}</bdi> on Harambee.{changed}
          </>
        }
      >
        <PublicProfile profile={profile} />
      </PublicFrame>
    );
  }
  if (error) {
    const status = statusOf(error);
    const isFinal = status !== undefined && status < 500;
    return (
      <NotAvailable
        text={failureWords(status)}
        onRetry={isFinal ? undefined : () => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <PublicFrame>
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

/** The title of each failure (PROF-34). */
function failureWords(status: number | undefined): string {
  if (status === undefined) return 'Failed to load profile';
  return status === 404 ? 'Profile not found' : 'This profile is not publicly available';
}

const title = 'Profile Not Available';

interface NotAvailableProps {
  text: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

function NotAvailable({ text, onRetry, isRetrying }: NotAvailableProps) {
  const place = usePageHeading(title);
  return (
    <PublicFrame>
      <Place ref={place} tabIndex={-1}>
        <ErrorState
          level={1}
          picture="lost"
          title={title}
          text={text}
          onRetry={onRetry}
          retrying={isRetrying}
          action={<Button href="/">Go to Harambee</Button>}
        />
      </Place>
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
