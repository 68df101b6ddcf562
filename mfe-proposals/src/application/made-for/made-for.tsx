import { generalCall, paths } from '@harambee/domain';
import { Button, TextLink } from '@harambee/ui';
import { lazy, Suspense, useState } from 'react';
import { useFocusLater } from '../../tables/use-focus-later.ts';
import { useAnswers } from '../answers-context.ts';

/** Fetched when somebody chooses. */
const ChooseCall = lazy(async () => ({ default: (await import('./choose-call.tsx')).ChooseCall }));

const changeButton = 'change-call';

/** The call that the proposal is made for, and how to choose another one (CALL-23). */
export function MadeFor() {
  const { application, canEdit } = useAnswers();
  const { callId, call, callState } = application;
  const [isOpen, setOpen] = useState(false);
  const focusLater = useFocusLater();
  const close = () => {
    setOpen(false);
    focusLater(changeButton);
  };
  const name = callId ? call.name || 'Untitled call' : generalCall.name;
  return (
    <div>
      <h2>
        Made for{' '}
        {callId && callState !== 'deleted' ? (
          <TextLink to={paths.call(callId)}>{name}</TextLink>
        ) : (
          <span dir="auto">{name}</span>
        )}
      </h2>
      <p>
        {callId ? (
          <span dir="auto">{call.funder}</span>
        ) : (
          'Its eight sections are the questions. Choose a call to answer a funder’s own.'
        )}{' '}
        {canEdit && (
          <Button small kind="quiet" id={changeButton} onClick={() => setOpen(true)}>
            {callId ? 'Change the call' : 'Choose a call'}
          </Button>
        )}
      </p>
      {callState === 'deleted' && <p>The call was deleted; its questions stay here.</p>}
      {callState === 'unknown' && <p>The call has not arrived yet. Its questions appear in a moment.</p>}
      {isOpen && (
        <Suspense fallback={null}>
          <ChooseCall onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
