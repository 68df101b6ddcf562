import { screen, waitFor, within } from '@testing-library/react';
import { line, openAnswers } from '../../testing/applications.ts';
import { button } from '../../testing/render-app.tsx';

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Where does this answer begin?' }, { timeout: 4_000 }));

test('an answer that follows a section can follow another one: its words are shown first', async () => {
  const app = await openAnswers({ search: '&question=q1' });
  expect(await screen.findByText('Impact', { selector: 'b' })).toBeVisible();
  await app.userEvent.click(button('Change'));
  const window = await dialog();
  expect(window.getByRole('button', { name: 'Begin from this' })).toBeDisabled();
  await app.userEvent.click(window.getByRole('radio', { name: /^Methodology/ }));
  expect(window.getByText('Committees collect a small fee.')).toBeVisible();
  await app.userEvent.click(window.getByRole('button', { name: 'Begin from this' }));
  await waitFor(() => expect(app.puts('q1')).toHaveLength(1));
  expect(app.puts('q1')[0]?.body).toEqual({
    start: { kind: 'section', section: 'methodology' },
    blocks: null,
  });
  expect(await screen.findByText('Methodology', { selector: 'b' })).toBeVisible();
  expect(button('Change')).toHaveFocus();
});

test('own words are replaced after a yes alone, and can be brought back', async () => {
  const app = await openAnswers({ search: '&question=q2' });
  await app.userEvent.click(await screen.findByRole('button', { name: 'Begin from…' }));
  const window = await dialog();
  expect(window.getByText('What was written here is replaced (4 words)')).toBeVisible();
  await app.userEvent.click(window.getByRole('radio', { name: /^Team/ }));
  await app.userEvent.click(window.getByRole('button', { name: 'Replace the answer' }));
  await waitFor(() => expect(app.server.answer('q2')?.blocks).toBeNull());
  await app.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(app.server.answer('q2')?.blocks).toEqual([line('One engineer leads it.')]));
  const [first, second] = app.puts('q2');
  expect(first?.body).toMatchObject({ start: { kind: 'section', section: 'team' } });
  expect(first?.headers.get('if-match')).toBe('"2"');
  expect(second?.headers.get('if-match')).toBe('"3"');
});

test('an answer can begin from the lines of the budget where there are some', async () => {
  const app = await openAnswers({ search: '&question=q4' });
  await app.userEvent.click(await screen.findByRole('button', { name: 'Begin from…' }));
  const window = await dialog();
  await app.userEvent.click(window.getByRole('radio', { name: /^Budget lines/ }));
  expect(window.getByText(/Solar pumps/)).toHaveTextContent(/Total: \$39,600/);
});
