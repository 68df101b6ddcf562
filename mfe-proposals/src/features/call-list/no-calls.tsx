import { paths } from '@harambee/domain';
import { May } from '@harambee/platform';
import { Button, EmptyState } from '@harambee/ui';
import { knownFormsPath } from '../../known-forms.ts';
import * as S from './call-list.styles.ts';
import type { ShownCalls } from './use-call-filters.ts';

/** The first visit: it teaches what a call is for, and offers the one next step. */
function FirstCall() {
  return (
    <S.Frame>
      <EmptyState
        picture="boat"
        title="Your first call starts here"
        text="Paste what a funder published, or choose its PDF, Word or Excel file. Questions, limits, deadline and amounts are found for you, and you decide on each."
        action={
          <May do="calls.write">
            <Button kind="primary" icon="plus" to={paths.newCall}>
              Add your first call
            </Button>
            <Button icon="layers" to={knownFormsPath}>
              Start from a known form
            </Button>
          </May>
        }
      />
      <S.Facts>
        <li>
          <b>The funder’s own questions</b>in its order, with the limit of each answer
        </li>
        <li>
          <b>No deadline missed</b>on the funder’s clock and on yours, the next one first
        </li>
        <li>
          <b>Works offline</b>pasted text is read on this device
        </li>
      </S.Facts>
    </S.Frame>
  );
}

interface NoCallsProps {
  shown: ShownCalls;
  isFiltered: boolean;
  /** Calls whose deadline has passed, or that have another status. */
  hasOthers: boolean;
  onShow: (shown: ShownCalls) => void;
}

/** What stands where no call is listed. */
export function NoCalls({ shown, isFiltered, hasOthers, onShow }: NoCallsProps) {
  const showAll = (
    <Button kind="plain" onClick={() => onShow('all')}>
      Show all calls
    </Button>
  );
  if (shown === 'templates') {
    return (
      <EmptyState
        picture="boat"
        title="No templates yet"
        text="Open a call and choose “Keep as a template”. The next call of the same funder begins with its questions."
        action={showAll}
      />
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        picture="boat"
        title="No call with this status"
        text="Choose another status, or show all."
        action={showAll}
      />
    );
  }
  if (!hasOthers) return <FirstCall />;
  if (shown === 'past') {
    return (
      <EmptyState
        picture="boat"
        title="No deadline has passed"
        text="Calls come here when their deadline is over, and keep their questions and notes."
        action={showAll}
      />
    );
  }
  return (
    <EmptyState
      picture="boat"
      title="No deadline ahead"
      text="The deadlines of all your calls have passed. What you noted of them is still there."
      action={
        <>
          <May do="calls.write">
            <Button kind="primary" icon="plus" to={paths.newCall}>
              Add a call
            </Button>
          </May>
          <Button kind="quiet" onClick={() => onShow('past')}>
            Show past deadlines
          </Button>
        </>
      }
    />
  );
}
