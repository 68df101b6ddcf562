import { entryStateOf } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { discard, useMay } from '@harambee/platform';
import { Banner, Button, Card } from '@harambee/ui';
import { OutboxBanner, SkeletonText } from '@harambee/ui/app';
import { lazy, Suspense, useState } from 'react';
import * as S from './people.styles.ts';
import { Owner, Persons } from './persons.tsx';
import { TaskList } from './task-list.tsx';
import { type ShownTeam, useTeam } from './use-team.ts';

/** Fetched when somebody changes the people for the first time. */
const PeopleDialog = lazy(async () => ({ default: (await import('./people-dialog.tsx')).PeopleDialog }));

/** Who leads a proposal, who helps, and what is left to do by whom (OWNER-01). */
export function PeopleCard({ proposal }: { proposal: Pick<Proposal, 'id' | 'title' | 'callId'> }) {
  const { shown, isError, retry } = useTeam(proposal.id);
  const mayAssign = useMay('proposals.assign');
  const [isOpen, setOpen] = useState(false);
  const change = mayAssign && shown && (
    <Button kind="quiet" small icon="pencil" onClick={() => setOpen(true)} aria-label="Change people">
      Change
    </Button>
  );
  return (
    <Card title="People" {...(change && { actions: change })}>
      {shown && <Shown proposal={proposal} shown={shown} onChange={() => setOpen(true)} />}
      {!shown && !isError && <SkeletonText lines={3} />}
      {isError && (
        <>
          <S.Quiet>We couldn’t load who works on this proposal.</S.Quiet>
          <Button small onClick={retry}>
            Retry
          </Button>
        </>
      )}
      {shown && isOpen && (
        <Suspense fallback={null}>
          <PeopleDialog proposal={proposal} shown={shown} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

interface ShownProps {
  proposal: Pick<Proposal, 'id' | 'title'>;
  shown: ShownTeam;
  onChange: () => void;
}

function Shown({ proposal, shown, onChange }: ShownProps) {
  const { team, nameOf } = shown;
  const left = team.tasks.filter(({ hasLeft, isDone }) => hasLeft && !isDone).length;
  return (
    <>
      <S.Banners>
        <InOutbox shown={shown} onChange={onChange} />
        {!nameOf(team.ownerId) && (
          <Banner tone="warning" title="Nobody leads this proposal">
            The person who led it has left. Choose a colleague who takes over.
          </Banner>
        )}
        {left > 0 && (
          <Banner
            tone="warning"
            title={left === 1 ? 'A task is nobody’s now' : `${left} tasks are nobody’s now`}
          >
            The person has left. Give {left === 1 ? 'it' : 'them'} to a colleague.
          </Banner>
        )}
      </S.Banners>
      <S.Part>
        <S.Persons>
          <Owner id={team.ownerId} nameOf={nameOf} />
          <Persons ids={team.helperIds} nameOf={nameOf} />
        </S.Persons>
      </S.Part>
      <S.Part>
        <h3>Tasks</h3>
        <TaskList proposal={proposal} shown={shown} />
      </S.Part>
    </>
  );
}

/** What waits on this device, came back, or met somebody else's: nothing is lost until a person decides. */
function InOutbox({ shown: { entry }, onChange }: Pick<ShownProps, 'shown' | 'onChange'>) {
  if (!entry) return null;
  return (
    <>
      <OutboxBanner entry={entry} />
      {entryStateOf(entry) !== 'queued' && (
        <div data-buttons="">
          <Button small kind="primary" onClick={onChange}>
            Look at mine
          </Button>
          <Button small kind="quiet" onClick={() => void discard(entry.id)}>
            Discard mine
          </Button>
        </div>
      )}
    </>
  );
}
