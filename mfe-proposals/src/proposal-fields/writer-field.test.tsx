import { proposalFormSectionNames, proposalFormSections } from '@harambee/domain';
import { screen } from '@testing-library/react';
import { answersBefore } from '../testing/fill-form.ts';
import { renderApp, somebody } from '../testing/render-app.tsx';

const writer = 'Who writes the text (optional)';

/** The last part of a new proposal, with this language model. */
async function open(model?: object) {
  const user = somebody();
  const number = proposalFormSectionNames.indexOf('team') + 1;
  const values = answersBefore(number);
  const app = renderApp({
    path: '/proposals/new',
    user,
    handlers: { 'GET /api/proposals/model': () => ({ body: model ? { model } : {} }) },
    kept: { [`kept-text:${user.id}:new-proposal`]: JSON.stringify({ section: 'team', values }) },
  });
  await screen.findByRole('heading', { level: 2, name: proposalFormSections.team });
  return app;
}

test('without a language model nobody is asked who writes', async () => {
  const { api } = await open();
  await screen.findByLabelText(/^Team/);
  expect(api.callsTo('GET', '/api/proposals/model')).toHaveLength(1);
  expect(screen.queryByLabelText(writer)).toBeNull();
});

test('before anything is sent it says what goes where, and about what it costs (DRAFT-24)', async () => {
  await open({
    name: 'maji-1',
    host: 'models.example.org',
    prices: { currency: 'USD', input: 2, output: 8 },
  });
  expect(await screen.findByLabelText(writer)).toHaveDisplayValue('The language model maji-1');
  expect(screen.getByText(/When you generate the text, it gets/).parentElement).toHaveTextContent(
    'maji-1 runs at models.example.org, outside of Harambee.',
  );
  expect(screen.getByText(/It never gets/).parentElement).toHaveTextContent('contact person, email address');
  expect(screen.getByText(/^About .* tokens$/).parentElement).toHaveTextContent(
    /About [\d,]+ to [\d,]+ tokens, which cost about \$0\.\d+ to \$0\.\d+\.$/,
  );
});

test('a model in one’s own network is said to be there; without prices none are invented', async () => {
  await open({ name: 'llama', host: 'localhost:11434' });
  expect(await screen.findByText(/llama runs in your own network, at localhost:11434/)).toBeVisible();
  expect(screen.getByText(/The price is between you and its provider/)).toBeVisible();
});

test('Harambee alone is a choice of the proposal, which is sent with it (DRAFT-25)', async () => {
  const { userEvent } = await open({ name: 'maji-1', host: 'models.example.org' });
  await userEvent.selectOptions(await screen.findByLabelText(writer), 'Harambee alone: nothing is sent');
  expect(screen.queryByText(/It never gets/)).toBeNull();
});
