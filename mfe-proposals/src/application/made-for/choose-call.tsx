import { amountsInWords, formatDay, generalCall, isAnswered, paths } from '@harambee/domain';
import { errorMessage, logFailure, showToast, showUndo } from '@harambee/platform';
import { Button, styled, TextLink } from '@harambee/ui';
import { Dialog, Loading, SkeletonRows } from '@harambee/ui/app';
import { useState } from 'react';
import { useUpdateApplicationMutation } from '../../api/applications.api.ts';
import { useGetCallsInfiniteQuery } from '../../api/calls.api.ts';
import { useAnswers } from '../answers-context.ts';

const Choices = styled.fieldset`
  border: 0; margin: 16px 0 0; padding: 0; min-width: 0; display: grid; gap: 4px; grid-template-columns: minmax(0, 1fr);
  & label {
    display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 2px 10px; padding: 10px 12px; border: 1px solid var(--line); border-radius: var(--r-control);
    cursor: pointer; min-height: 44px; align-items: center; color: var(--ink);
  }
  & label:has(:checked) { background: var(--primary-tint); border-color: var(--primary-line); }
  & input { accent-color: var(--primary); margin: 0; width: 16px; height: 16px; }
  & small { grid-column: 2; font-size: 12.5px; line-height: 18px; color: var(--ink-3); overflow-wrap: anywhere; }
`;

const none = '';

/** Which call the proposal is made for. Answers to questions that the other call does not ask are kept. */
export function ChooseCall({ onClose }: { onClose: () => void }) {
  const { application, looks } = useAnswers();
  const { proposalId, callId } = application;
  const list = useGetCallsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const [update, { isLoading }] = useUpdateApplicationMutation();
  const [chosen, choose] = useState(callId ?? none);
  const calls = list.data?.pages.flatMap((page) => page.calls).filter(({ isTemplate }) => !isTemplate);
  const written = looks.filter(({ answer }) => answer.blocks && isAnswered(answer.blocks)).length;

  const save = async (next: string): Promise<boolean> => {
    const { error } = await update({ proposalId, callId: next === none ? null : next });
    if (!error) return true;
    logFailure('The call could not be changed', error);
    showToast(errorMessage(error, 'The call could not be changed. It needs a connection.'), 'error');
    return false;
  };
  const confirm = async () => {
    if (!(await save(chosen))) return;
    onClose();
    const name = calls?.find(({ id }) => id === chosen)?.name ?? generalCall.name;
    showUndo(`Made for ${name} now`, () => void save(callId ?? none));
  };
  const choice = (id: string, name: string, details: string) => (
    <label key={id}>
      <input type="radio" name="call" checked={chosen === id} onChange={() => choose(id)} />
      <span dir="auto">{name}</span>
      {details && <small dir="auto">{details}</small>}
    </label>
  );
  return (
    <Dialog
      open
      title="Which call is it made for?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            busy={isLoading}
            disabled={chosen === (callId ?? none)}
            onClick={() => void confirm()}
          >
            Use this call
          </Button>
        </>
      }
    >
      <p>
        The questions of the call become the questions of this proposal.
        {written > 0 &&
          ` ${written === 1 ? 'One written answer' : `${written} written answers`} to other questions ${written === 1 ? 'is' : 'are'} kept, under “No longer asked”.`}
      </p>
      <Choices>
        {choice(none, generalCall.name, 'The eight sections of a proposal')}
        {calls?.map(({ id, name, funder, deadlineDay, ...call }) =>
          choice(
            id,
            name || 'Untitled call',
            [funder, amountsInWords(call), deadlineDay && `due ${formatDay(deadlineDay)}`]
              .filter(Boolean)
              .join(' · '),
          ),
        )}
      </Choices>
      {!calls && !list.isError && (
        <Loading label="Loading calls">
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {list.isError && <p>The calls could not be loaded. Check your connection.</p>}
      {list.hasNextPage && (
        <Button small busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more calls
        </Button>
      )}
      {calls?.length === 0 && (
        <p>
          There are no calls yet. <TextLink to={paths.newCall}>Add the first one</TextLink>
        </p>
      )}
    </Dialog>
  );
}
