import { oneOfEach } from '@harambee/config/long-tests.mjs';
import {
  nextStatusesByHand,
  type ProposalStatus,
  proposalSections,
  proposalStatusNames,
} from '@harambee/domain';
import { noNetwork } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, later, openProposal, refuse } from '../../testing/open-proposal.ts';
import { completeFields, proposalOf } from '../../testing/proposals.ts';
import { button, renderApp } from '../../testing/render-app.tsx';

const written: ProposalStatus[] = [
  'completed',
  'submitted',
  'under_review',
  'approved',
  'rejected',
  'funded',
];
const editable: ProposalStatus[] = ['draft', 'completed', 'failed', 'rejected'];

/** What is read on the tabs of the answers, in every status. */
const answers: Record<string, string[]> = {
  Overview: [completeFields.grantId, completeFields.category, completeFields.description],
  Details: [...completeFields.objectives, '5,320', completeFields.methodology],
  Funding: ['$39,600', 'December 1, 2026', 'The budget adds up.'],
  Implementation: ['12', completeFields.timeline, completeFields.sustainability],
  Team: [completeFields.team],
};

async function seesAnswers(tab: (name: string) => Promise<void>) {
  for (const [name, texts] of Object.entries(answers)) {
    await tab(name);
    for (const text of texts) expect(screen.getByRole('tabpanel')).toHaveTextContent(text);
  }
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('/proposals/{id}', () => {
  test('the tabs show every answer, and the tab lives in the address', async () => {
    const app = await openProposal(proposalOf());
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Overview',
      'Details',
      'Funding',
      'Implementation',
      'Team',
      'Generated Content',
      'Answers',
      'History',
    ]);
    await seesAnswers(app.tab);
    expect(app.address()).toBe('/proposals/p-1?tab=team');
  });

  const editableOrNot = oneOfEach(proposalStatusNames, (status) => editable.includes(status));
  test.each(editableOrNot)('the answers stay readable in status %s', async (status) => {
    const app = await openProposal(proposalOf({ status }));
    await seesAnswers(app.tab);
    for (const name of Object.keys(answers)) {
      await app.tab(name);
      const change = screen.queryByRole('button', { name: `Change ${name}` });
      expect(change !== null).toBe(editable.includes(status));
    }
  });

  test('queued: it waits, and there is no text yet', async () => {
    await openProposal(proposalOf({ queued: true }), '?tab=generated');
    expect(screen.getByText('Waiting to be written')).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('No Generated Content');
    expect(screen.queryByRole('button', { name: /^Generate/ })).toBeNull();
  });

  test('failed: why, and what was entered is not lost', async () => {
    const app = await openProposal(proposalOf({ status: 'failed', failure: 'The engine stopped.' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The text could not be writtenThe engine stopped.');
    app.unmount();
    await openProposal(proposalOf({ status: 'failed' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing you entered is lost.');
  });

  test.each(proposalStatusNames)(
    'generated content, Download PDF and buttons in status %s',
    async (status) => {
      await openProposal(proposalOf({ status, pdfUrl: '/api/proposals/p-1/pdf' }), '?tab=generated');
      const isWritten = written.includes(status);
      const panel = screen.getByRole('tabpanel');
      const expected = isWritten
        ? Object.values(proposalSections)
        : status === 'generating'
          ? [
              'Content Being Generated',
              'AI is currently generating the proposal content. This usually takes a few minutes.',
            ]
          : ['No Generated Content', 'Generated content will appear here once the proposal is processed.'];
      for (const text of expected) expect(panel).toHaveTextContent(text);
      expect(within(panel).queryByText('Executive Summary') !== null).toBe(isWritten);

      for (const name of ['Download PDF', 'Download Word'])
        expect(screen.queryByRole('button', { name }) !== null).toBe(isWritten);
      expect(screen.queryByRole('button', { name: 'Edit' }) !== null).toBe(editable.includes(status));
      const labels: Partial<Record<ProposalStatus, string>> = {
        submitted: 'Submit',
        under_review: 'Mark as under review',
        approved: 'Mark as approved',
        rejected: 'Mark as rejected',
        funded: 'Mark as funded',
        draft: 'Reopen as draft',
      };
      const offered = proposalStatusNames.filter(
        (next) => labels[next] && screen.queryByRole('button', { name: labels[next] }),
      );
      expect(offered.sort()).toEqual([...nextStatusesByHand(status)].sort());
      const canGenerate = ['draft', 'completed', 'failed'].includes(status);
      expect(screen.queryByRole('button', { name: /^Generate/ }) !== null).toBe(canGenerate);
    },
  );

  test('no Download PDF without a link', async () => {
    await openProposal(proposalOf({ status: 'completed', pdfUrl: undefined, downloadUrl: undefined }));
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
  });

  test('the text sets its needs off and counts them; the readiness says what it is not', async () => {
    const app = await openProposal(proposalOf({ status: 'completed' }), '?tab=generated');
    expect(screen.getAllByText('needs: the start month')).toHaveLength(8);
    expect(screen.getByText('still needed', { exact: false })).toHaveTextContent('8 still needed');
    expect(
      screen.getByText('It measures how complete the text is, not your chance of an award.'),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'Readiness 82 of 100' })).toBeInTheDocument();
    await app.userEvent.click(screen.getAllByRole('button', { name: 'the start month' })[3] as HTMLElement);
    expect(app.address()).toContain('mode=edit');
    expect(app.address()).toContain('tab=funding');
  });

  test('while writing: the part and the progress, announced, and the text when it is done', async () => {
    const writing = proposalOf({ status: 'generating', progress: 38, currentSection: 'methodology' });
    const app = await openProposal(writing);
    expect(screen.getByText('Writing the methodology, part 3 of 8')).toBeVisible();
    expect(screen.getByTestId('announced')).toHaveTextContent('Writing Methodology, part 3 of 8');
    app.api.on('GET /api/proposals/p-1', answer(proposalOf({ status: 'completed' })));
    expect(await screen.findByRole('button', { name: 'Download PDF' }, later)).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('announced')).toHaveTextContent('The text is complete'));
  });

  test('a status is changed after a confirmation that names the proposal', async () => {
    const moved = proposalOf({ status: 'submitted' });
    const app = await openProposal(proposalOf({ status: 'completed' }), '', {
      'POST /api/proposals/p-1/status': answer(moved),
    });
    await app.userEvent.click(button('Submit'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Submit this proposal?' });
    expect(dialog).toHaveTextContent(completeFields.title);
    app.api.on('GET /api/proposals/p-1', answer(moved));
    await app.userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('button', { name: 'Mark as under review' })).toBeVisible();
    expect(app.api.callsTo('POST', '/api/proposals/p-1/status')[0]?.body).toEqual({ status: 'submitted' });
  });

  test('Generate asks for the text; with answers missing it opens the form at the gap instead', async () => {
    const queued = proposalOf({ queued: true });
    const app = await openProposal(proposalOf(), '', { 'POST /api/proposals/p-1/generate': answer(queued) });
    app.api.on('GET /api/proposals/p-1', answer(queued));
    await app.userEvent.click(button('Generate'));
    expect(await screen.findByText('Waiting to be written')).toBeVisible();
    expect(app.api.callsTo('POST', '/api/proposals/p-1/generate')).toHaveLength(1);
    app.unmount();

    const draft = proposalOf();
    const half = { ...draft, draftContent: { ...draft.draftContent, team: '' } };
    const gap = await openProposal(half);
    await gap.userEvent.click(button('Generate'));
    expect(await screen.findAllByText('Team information is required')).toHaveLength(2);
    expect(gap.api.callsTo('POST', '/api/proposals/p-1/generate')).toHaveLength(0);
  });

  test('Loading proposal... while loading', async () => {
    renderApp({
      path: '/proposals/p-1',
      handlers: { 'GET /api/proposals/p-1': () => new Promise(() => {}) },
    });
    expect(await screen.findByText('Loading proposal...')).toBeVisible();
  });

  test.each([[404], [403]])('%i: Proposal not found, and no sample', async (status) => {
    renderApp({ path: '/proposals/p-1', handlers: { 'GET /api/proposals/p-1': refuse(status) } });
    expect(await screen.findByText('Proposal not found')).toBeVisible();
    expect(screen.queryByText(/Sample proposal/)).toBeNull();
  });

  test.each([
    ['a 5xx', refuse(500), 'Failed to fetch proposal: 500'],
    ['no answer', noNetwork, 'Failed to fetch proposal: no answer'],
  ])(
    'after three tries with %s: the read-only sample, and Retry loads the real one',
    async (_name, handler, log) => {
      const app = renderApp({
        path: '/proposals/p-1?mode=edit',
        handlers: { 'GET /api/proposals/p-1': handler },
      });
      expect(
        await screen.findByText('Sample proposal: yours could not be loaded', undefined, later),
      ).toBeVisible();
      expect(app.api.callsTo('GET', '/api/proposals/p-1')).toHaveLength(3);
      expect(logged).toHaveBeenCalledWith(log, expect.anything());
      for (const name of ['Edit', 'Download PDF', 'Submit', 'Save Changes', 'Generate again', 'Invite']) {
        expect(screen.queryByRole('button', { name })).toBeNull();
      }
      for (const tab of screen.getAllByRole('tab')) await app.userEvent.click(tab);
      expect(app.api.calls.map(({ path }) => path).filter((path) => path.includes('sample'))).toEqual([]);
      app.api.on('GET /api/proposals/p-1', answer(proposalOf()));
      await app.userEvent.click(button('Retry'));
      expect(await screen.findByRole('heading', { level: 1, name: completeFields.title })).toBeVisible();
      expect(screen.queryByText(/Sample proposal/)).toBeNull();
    },
  );

  test('a failure of ours has its reference in the words above the sample (OPS-34)', async () => {
    const requestId = '3ee0f31f-fdf4-4c54-b743-08d4dc6f5f7f';
    const failed = () => ({ status: 500, body: { error: 'Something went wrong', requestId } });
    renderApp({ path: '/proposals/p-1?tab=history', handlers: { 'GET /api/proposals/p-1': failed } });
    expect(
      await screen.findByText(`You can read it but not edit it. Reference: ${requestId}`, undefined, later),
    ).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  });

  test('signed out it makes no proposal call', async () => {
    const app = renderApp({ path: '/proposals/p-1', isSignedIn: false });
    expect(await screen.findByText('Loading proposal...')).toBeVisible();
    expect(app.api.calls).toHaveLength(0);
  });
});
