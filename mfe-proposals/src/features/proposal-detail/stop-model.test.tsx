import { screen } from '@testing-library/react';
import { openProposal } from '../../testing/open-proposal.ts';
import { proposalOf } from '../../testing/proposals.ts';

const generating = proposalOf({ status: 'generating', progress: 25, currentSection: 'methodology' });
const model = { name: 'maji-1', host: 'models.example.org' };
const stopIt = { name: 'Stop the language model' };
const languageModel = (found?: object) => ({
  'GET /api/proposals/model': () => ({ body: found ? { model: found } : {} }),
});

test('the model is stopped while it writes, and the page says who writes the rest (DRAFT-38)', async () => {
  const { api, userEvent } = await openProposal(generating, '', {
    ...languageModel(model),
    'POST /api/proposals/p-1/generate/stop': () => ({ status: 202, body: { proposal: generating } }),
  });
  await userEvent.click(await screen.findByRole('button', stopIt));
  const words = 'The language model was stopped. Harambee writes the rest itself.';
  expect(await screen.findByText(words, { selector: 'section p' })).toBeVisible();
  expect(api.callsTo('POST', '/api/proposals/p-1/generate/stop')).toHaveLength(1);
  expect(screen.queryByRole('button', stopIt)).toBeNull();
});

test('a stop that fails says so, and can be pressed again', async () => {
  const { userEvent } = await openProposal(generating, '', {
    ...languageModel(model),
    'POST /api/proposals/p-1/generate/stop': () => ({
      status: 400,
      body: { error: 'Not now', requestId: 'r' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', stopIt));
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(screen.getByRole('button', stopIt)).toBeEnabled();
});

test.each([
  ['no model is set', {}, undefined],
  ['the proposal is kept from it', { writer: 'built_in' }, model],
] as const)('nothing is offered where %s', async (_name, fields, found) => {
  const proposal = { ...generating, draftContent: { ...generating.draftContent, ...fields } };
  const { api } = await openProposal(proposal, '', languageModel(found));
  await screen.findByRole('progressbar', { name: 'Text written' });
  await screen.findByText(/You can leave this page/);
  expect(api.callsTo('GET', '/api/proposals/model').length).toBeLessThanOrEqual(1);
  expect(screen.queryByRole('button', stopIt)).toBeNull();
});
