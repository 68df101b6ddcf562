import { paths } from '@harambee/domain';
import type { Call } from '@harambee/domain/schemas';
import { readOwnEntries, statusOf, useRestoredText, useUser } from '@harambee/platform';
import { Button, EmptyState, ErrorState, Page } from '@harambee/ui';
import { Loading, SkeletonText } from '@harambee/ui/app';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetCallQuery } from '../../api/calls.api.ts';
import { parseUnsavedCall, unsavedCallName } from '../../call-form/unsaved-call.ts';
import { type CallEditEntry, isCallEditEntry } from '../../call-outbox.ts';
import { CallDetail } from './call-detail.tsx';

const back = { to: paths.calls, label: 'Calls' };

/** /calls/{id}. */
export function CallDetailPage() {
  const { id = '' } = useParams();
  return <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: string }) {
  const { id: userId } = useUser();
  const { data: call, error, isFetching, refetch } = useGetCallQuery(id, { refetchOnMountOrArgChange: true });
  // What was read when the form opened: a newer answer of the server must not change what is being typed.
  const [read, setRead] = useState<{ call: Call; entry: CallEditEntry | undefined }>();
  if (!read && call && !isFetching) {
    const entry = readOwnEntries(userId)
      .filter(isCallEditEntry)
      .findLast(({ data }) => data.id === id);
    setRead({ call, entry });
  }
  if (read) return <Restored {...read} />;
  if (error && !isFetching)
    return <Failure isGone={statusOf(error) === 404} onRetry={() => void refetch()} />;
  return (
    <Page title="Call" back={back}>
      <Loading label="Loading call...">
        <SkeletonText lines={8} />
      </Loading>
    </Page>
  );
}

function Restored({ call, entry }: { call: Call; entry: CallEditEntry | undefined }) {
  const { restored, turn, discard } = useRestoredText(unsavedCallName(call.id), parseUnsavedCall);
  return <CallDetail key={turn} call={call} entry={entry} restored={restored} onDiscard={discard} />;
}

function Failure({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  if (!isGone) {
    return (
      <Page title="Call" back={back}>
        <ErrorState
          title="We couldn't load this call"
          text="Nothing you wrote is lost. Check your connection and try again."
          onRetry={onRetry}
        />
      </Page>
    );
  }
  return (
    <Page title="Call not found" back={back}>
      <EmptyState
        picture="lost"
        title="There is no call here"
        text="It may have been deleted or belong to another organization, or the address may be mistyped."
        action={
          <Button kind="primary" to={paths.calls}>
            See your calls
          </Button>
        }
      />
    </Page>
  );
}
