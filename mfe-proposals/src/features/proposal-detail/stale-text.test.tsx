import type { Proposal } from '@harambee/domain/schemas';
import { screen, within } from '@testing-library/react';
import { openProposal } from '../../testing/open-proposal.ts';
import { proposalOf } from '../../testing/proposals.ts';
import { tracedProposal } from '../../testing/traced-proposal.ts';

const stale: Proposal['stale'] = [
  { section: 'methodology', answers: ['timeline'] },
  { section: 'timeline', answers: ['timeline'] },
];
const completed = tracedProposal({ status: 'completed', version: 1, stale });
const answer = (proposal: Proposal) => () => ({ body: { proposal } });
const generated = '?tab=generated';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('a text that is older than its answers says so, by section, with writing again as the main button', async () => {
  const app = await openProposal(completed, generated, {
    'POST /api/proposals/:id/generate': answer({ ...completed, queued: true }),
  });
  expect(screen.getByText('This text is older than your answers')).toBeVisible();
  expect(
    screen.getByText(/You changed Timeline after it was written. This affects Methodology and Timeline/),
  ).toBeVisible();
  expect(screen.getAllByText('Older than your answers: Timeline changed.')).toHaveLength(2);
  expect(button('Submit')).toHaveAttribute('data-kind', 'plain');
  await app.userEvent.click(button('Write these 2 sections again'));
  const [call] = app.api.calls.filter(({ method }) => method === 'POST');
  expect(call?.query.get('sections')).toBe('methodology,timeline');
});

test('one section can be written again from where it stands', async () => {
  const app = await openProposal(completed, generated, {
    'POST /api/proposals/:id/generate': answer({ ...completed, queued: true }),
  });
  await app.userEvent.click(button('Write from new answers: Timeline'));
  const [call] = app.api.calls.filter(({ method }) => method === 'POST');
  expect(call?.query.get('sections')).toBe('timeline');
});

test('a text that is as new as its answers says nothing of it', async () => {
  await openProposal({ ...completed, stale: undefined }, generated);
  expect(screen.queryByText(/older than your answers/i)).not.toBeInTheDocument();
});

test('what was sent is still said to be older, and nothing offers to write it again', async () => {
  await openProposal({ ...completed, status: 'submitted' }, generated);
  expect(screen.getByText('This text is older than your answers')).toBeVisible();
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
});

test('Submit says readiness, open notes and what does not agree, for a finished proposal as for a draft', async () => {
  const app = await openProposal(completed);
  await app.userEvent.click(button('Submit'));
  const points = within(await screen.findByRole('list', { name: 'Before you submit' }));
  expect(points.getByText(/Readiness/)).toHaveTextContent('Readiness 82 of 100');
  expect(points.getByText(/The text is older than your answers: Timeline changed/)).toBeVisible();
  app.unmount();

  const { draftContent } = proposalOf();
  const half = { ...draftContent, team: '', budget: 'Materials 8000, labour 4000' };
  const draft = await openProposal(proposalOf({ draftContent: half }));
  await draft.userEvent.click(button('Submit'));
  const open = within(await screen.findByRole('list', { name: 'Before you submit' }));
  expect(open.getByText('It has no generated text yet.')).toBeVisible();
  expect(open.getByText('Not answered: Team.')).toBeVisible();
  expect(
    open.getByText(/we read Materials 8,000 \+ Labour 4,000 = 12,000, but \$39,600 is requested/),
  ).toBeVisible();
});
