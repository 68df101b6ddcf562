import { screen, waitFor, within } from '@testing-library/react';
import { answerOf, applicationOf, line, openAnswers } from '../../testing/applications.ts';
import { button } from '../../testing/render-app.tsx';

const long = line(
  'One engineer leads the building of taps. It is really very important. Two helpers visit each school every week.',
);

const openLong = (limit = 15) => {
  const application = applicationOf();
  const [q1, ...others] = application.call.questions;
  return openAnswers({
    search: '&question=q1',
    application: {
      ...application,
      call: { ...application.call, questions: [{ ...(q1 as NonNullable<typeof q1>), limit }, ...others] },
      answers: [answerOf('q1', { blocks: [long], revision: 3 }), ...application.answers.slice(1)],
    },
  });
};

async function openCuts(app: Awaited<ReturnType<typeof openLong>>) {
  await app.userEvent.click(await screen.findByRole('button', { name: 'See what could go' }));
  return within(await screen.findByRole('dialog', { name: 'What could go' }, { timeout: 6_000 }));
}

test('above the limit what is missed least is proposed, struck out where it stands; a yes cuts it, Undo brings it back', async () => {
  const app = await openLong();
  const dialog = await openCuts(app);
  const boxes = dialog.getAllByRole('checkbox');
  expect(boxes).toHaveLength(1);
  expect(boxes[0]).toHaveAccessibleName('It is really very important.');
  const text = dialog.getByRole('region', { name: /struck out/ });
  expect(text.querySelector('del')).toHaveTextContent('It is really very important.');
  expect(dialog.getByRole('status')).toHaveTextContent('14 of 15 words after it');
  await app.userEvent.click(dialog.getByRole('button', { name: 'Cut this passage' }));
  await waitFor(() => expect(app.puts('q1')).toHaveLength(1));
  expect(app.puts('q1')[0]?.body).toEqual({
    blocks: [line('One engineer leads the building of taps. Two helpers visit each school every week.')],
  });
  await app.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(app.server.answer('q1')?.blocks).toEqual([long]));
});

test('a passage can be kept, and what is left over the limit is said', async () => {
  const app = await openLong();
  const dialog = await openCuts(app);
  await app.userEvent.click(dialog.getByRole('checkbox'));
  expect(dialog.getByRole('status')).toHaveTextContent('19 of 15 words after it, still 4 words over');
  expect(dialog.getByRole('button', { name: /^Cut/ })).toBeDisabled();
  await app.userEvent.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(button('See what could go')).toHaveFocus());
  expect(app.puts('q1')).toHaveLength(0);
});
