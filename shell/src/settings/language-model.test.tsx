import { modelChecks } from '@harambee/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Language model' });
  return within(heading.closest('section') ?? document.body);
};
const show = async (model?: object, role = 'Owner') => {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, role } }));
  server.on('GET /api/proposals/model', () => Response.json(model ? { model } : {}));
  showApp({ path: '/settings?tab=preferences', signedIn: true });
  return card();
};
const model = { name: 'maji-1', host: 'models.example.org' };

test('without a model it says that nothing leaves', async () => {
  const { findByText, queryByRole } = await show();
  expect(await findByText(/nothing leaves it/)).toBeVisible();
  expect(queryByRole('button', { name: 'Test the connection' })).toBeNull();
});

test('name, address, and what it gets and never gets', async () => {
  const { findByText, getByText } = await show(model);
  expect(await findByText('maji-1')).toBeVisible();
  expect(getByText('models.example.org (outside of Harambee)')).toBeVisible();
  expect(getByText(/It never gets/).parentElement).toHaveTextContent('passwords and accounts');
});

test('an owner tests the connection, and is told in words what came of it (DRAFT-24)', async () => {
  let answer: object = { outcome: 'works', milliseconds: 1_240 };
  server.on('POST /api/proposals/model/check', () => Response.json(answer));
  const { findByRole, findByText } = await show(model);
  await userEvent.click(await findByRole('button', { name: 'Test the connection' }));
  expect(await findByText('It works: the language model answered in 1.2 seconds.')).toBeVisible();
  answer = { outcome: 'wrong_key', milliseconds: 80 };
  await userEvent.click(await findByRole('button', { name: 'Test the connection' }));
  expect(await findByText(modelChecks.wrong_key)).toBeVisible();
  server.on('POST /api/proposals/model/check', () => refusal(429, 'Too many requests'));
  await userEvent.click(await findByRole('button', { name: 'Test the connection' }));
  expect(await findByText('The test could not be made')).toBeVisible();
});

test('a member sees what is sent, and tests nothing', async () => {
  const { findByText, queryByRole } = await show(model, 'Member');
  expect(await findByText('maji-1')).toBeVisible();
  expect(queryByRole('button', { name: 'Test the connection' })).toBeNull();
});
