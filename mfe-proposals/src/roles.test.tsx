import type { Role } from '@harambee/domain';
import type { Handler } from '@harambee/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { bankAnswer } from './testing/answers.ts';
import { callItem, callOf } from './testing/calls.ts';
import { documentOf } from './testing/documents.ts';
import { proposalCard, proposalOf } from './testing/proposals.ts';
import { renderApp, somebody } from './testing/render-app.tsx';

const json =
  (body: object): Handler =>
  () => ({ body });

const handlers: Record<string, Handler> = {
  'GET /api/proposals': json({ proposals: [proposalCard({ status: 'draft' })] }),
  'GET /api/proposals/p-1': json({ proposal: proposalOf({ status: 'completed' }) }),
  'GET /api/calls': json({ calls: [callItem()] }),
  'GET /api/calls/:id': json({ call: callOf() }),
  'GET /api/calls/documents': json({ documents: [documentOf()] }),
  'GET /api/proposals/answers': json({ answers: [bankAnswer()] }),
  'GET /api/proposals/answers/:id': json({ answer: bankAnswer() }),
  'GET /api/proposals/answers/choices': json({ funders: [], languages: [] }),
};

/** Whatever writes, by the words on its button or link. */
const writing =
  /^(New |Edit|Save|Submit|Generate|Duplicate|Write|Add|Delete|Replace|Star|Mark as|Reopen|Continue|Start)/;

const offered = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    .filter((one) => !one.matches(':disabled'))
    .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')
    .filter((name) => writing.test(name));

async function open(path: string, content: string | RegExp, role: Role) {
  renderApp({ path, handlers, user: somebody({ role }) });
  expect((await screen.findAllByText(content)).length).toBeGreaterThan(0);
}

describe.each([
  ['/proposals', proposalCard().title],
  ['/proposals/p-1', proposalOf().title],
  ['/calls', callItem().name],
  ['/calls/c-1', /What changes for whom/],
  ['/documents', documentOf().name],
  ['/answers', bankAnswer().question],
  ['/answers?open=a-1', 'Where it was used'],
])('%s', (path, content) => {
  test('a writer is offered what writes', async () => {
    await open(path, content, 'Member');
    await waitFor(() => expect(offered()).not.toEqual([]));
  });

  test.each(['Reviewer', 'Viewer'] as const)('a %s is offered nothing that writes', async (role) => {
    await open(path, content, role);
    expect(offered()).toEqual([]);
  });
});
