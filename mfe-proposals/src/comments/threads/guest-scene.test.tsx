import { answerPlaceText } from '@harambee/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { line } from '../../testing/applications.ts';
import { guest, threadOf } from '../../testing/comments.ts';
import type { CommentActions, CommentScene, ShownThread } from '../comment-scene.ts';
import { type MarkedPlace, WordMarks } from '../marks/word-marks.tsx';
import { ThreadList } from './thread-list.tsx';

const { text } = answerPlaceText([line('One engineer leads.')]);
const thread = threadOf('One engineer');
const shown: ShownThread = {
  thread,
  placeName: 'Team',
  anchor: { start: 0, end: 12, quote: 'One engineer', state: 'here' },
  wordsNow: 'One engineer',
  isQueued: false,
  isUnread: false,
};

/** A page without session, store, router and network: what a guest has. */
function GuestPage({ actions, mayWrite }: { actions: CommentActions; mayWrite: boolean }) {
  const [open, setOpen] = useState<string>();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [places, setPlaces] = useState<MarkedPlace[]>([]);
  if (element && places.length === 0)
    setPlaces([{ place: { kind: 'section', section: 'team' }, name: 'Team', text, element }]);
  const scene: CommentScene = {
    ...{ me: guest, people: [], mayWrite, mayDecide: false, actions, open, onOpen: setOpen },
    say: () => {},
  };
  return (
    <>
      <section ref={setElement} aria-label="Team">
        <p>{text}</p>
      </section>
      <WordMarks places={places} threads={[shown]} open={open} onOpen={setOpen} />
      <ThreadList threads={[shown]} scene={scene} />
    </>
  );
}

const open = (mayWrite: boolean) => {
  const reply = jest.fn(async () => true);
  const unused = async () => false;
  const actions = {
    add: unused,
    edit: unused,
    remove: unused,
    resolve: unused,
    reopen: unused,
    decide: unused,
  };
  render(<GuestPage actions={{ ...actions, reply }} mayWrite={mayWrite} />);
  return reply;
};

test('a guest reads what is said of the words and answers, without a session', async () => {
  const reply = open(true);
  const team = within(screen.getByRole('region', { name: 'Team' }));
  await userEvent.click(
    await team.findByRole('button', { name: /^Comment by Amina Odhiambo on “One engineer”/ }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'Two since May.');
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() =>
    expect(reply).toHaveBeenCalledWith(thread.id, { text: 'Two since May.', mentions: [] }),
  );
});

test('a guest who may only read is offered nothing else', async () => {
  open(false);
  await userEvent.click(screen.getByRole('button', { name: /Are these all/ }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
});
