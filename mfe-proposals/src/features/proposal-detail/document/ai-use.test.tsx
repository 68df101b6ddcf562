import { aiUseStatement } from '@harambee/domain';
import { screen } from '@testing-library/react';
import { openProposal } from '../../../testing/open-proposal.ts';
import { tracedProposal } from '../../../testing/traced-proposal.ts';

test('a funder who asks about the use of AI can be given a statement (DRAFT-40)', async () => {
  const proposal = tracedProposal();
  const { userEvent } = await openProposal(proposal, '?tab=generated', {
    'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
  });
  const statement = aiUseStatement(proposal);
  await userEvent.click(screen.getByText('Statement on the use of AI'));
  expect(await screen.findByText(statement)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy statement' }));
  expect(await navigator.clipboard.readText()).toBe(statement);
});
