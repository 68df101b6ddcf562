import { generalCall } from '@harambee/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { applicationOf, applicationServer, openAnswers } from '../testing/applications.ts';
import { callItem, callOf } from '../testing/calls.ts';
import { givePagesWhatEditorsNeed } from '../testing/editor-page.ts';
import { fill } from '../testing/fill-form.ts';
import { proposalOf } from '../testing/proposals.ts';
import { button, mount, renderApp } from '../testing/render-app.tsx';
import { tracedProposal } from '../testing/traced-proposal.ts';

beforeAll(givePagesWhatEditorsNeed);

describe('from a call to its application', () => {
  test('the page of the call leads to the form, with what the call says; the proposal names its call', async () => {
    const app = renderApp({
      path: '/calls/c-1',
      handlers: {
        'POST /api/proposals': () => ({ status: 201, body: { proposal: proposalOf({ callId: 'c-1' }) } }),
        'GET /api/proposals/p-1': () => ({ body: { proposal: proposalOf({ callId: 'c-1' }) } }),
        ...applicationServer().handlers,
        'GET /api/calls/c-1': () => ({ body: { call: callOf({ reference: 'NL-2099-4' }) } }),
      },
    });
    await app.userEvent.click(await screen.findByRole('link', { name: 'Start an application' }));
    expect(await screen.findByLabelText('Title', {}, { timeout: 4_000 })).toHaveValue(
      'Clean water small grants',
    );
    expect(screen.getByLabelText('Grant ID')).toHaveValue('NL-2099-4');
    expect(screen.getByText('Made for Clean water small grants')).toBeVisible();
    await fill('Title', 'Taps for Lodwar');
    await app.userEvent.click(button('Save as draft'));
    await waitFor(() => expect(app.address()).toBe('/proposals/p-1?tab=answers'));
    expect(app.api.callsTo('POST', '/api/proposals')[0]?.body).toMatchObject({
      callId: 'c-1',
      title: 'Taps for Lodwar',
      currency: 'EUR',
      requestedAmount: 40_000,
      deadline: '2099-01-31',
      generate: false,
    });
  });

  test('the applications of a call are listed on its page', async () => {
    renderApp({
      path: '/calls/c-1',
      handlers: {
        'GET /api/proposals/p-1': () => ({ body: { proposal: proposalOf({ callId: 'c-1' }) } }),
        ...applicationServer().handlers,
        'GET /api/calls/:id/applications': () => ({
          body: {
            applications: [
              {
                proposalId: 'p-1',
                title: 'Taps for Lodwar',
                status: 'draft',
                ...{ questions: 4, required: 3, answered: 2, overLimit: 1, ticked: 1 },
              },
            ],
          },
        }),
      },
    });
    const link = await screen.findByRole('link', { name: 'Taps for Lodwar' });
    expect(link).toHaveAttribute('href', '/proposals/p-1?tab=answers');
    expect(link.closest('li')).toHaveTextContent('2 of 3 required answered, 1 over its limit, 1 copied');
  });
});

describe('the call of a proposal', () => {
  test('can be chosen later, and taken back', async () => {
    const general = applicationOf({
      call: { ...applicationOf().call, ...generalCall },
      answers: [],
    });
    const { callId: _none, ...application } = general;
    const app = await openAnswers({
      application,
      proposal: tracedProposal(),
      handlers: { 'GET /api/calls': () => ({ body: { calls: [callItem({ id: 'c-1' })] } }) },
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Made for General proposal' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^\d\. / })).toHaveLength(8);
    await app.userEvent.click(button('Choose a call'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Which call is it made for?' }));
    await app.userEvent.click(await dialog.findByRole('radio', { name: /^Clean water small grants/ }));
    await app.userEvent.click(dialog.getByRole('button', { name: 'Use this call' }));
    await waitFor(() =>
      expect(app.api.callsTo('PUT', '/api/proposals/p-1/application').map(({ body }) => body)).toEqual([
        { callId: 'c-1' },
      ]),
    );
    await app.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(app.api.callsTo('PUT', '/api/proposals/p-1/application').at(-1)?.body).toEqual({ callId: null }),
    );
  });
});

describe('what is typed', () => {
  test('is there again after a reload, in the editor of its question', async () => {
    const app = await openAnswers({
      search: '&question=q2',
      handlers: { 'PUT /api/proposals/p-1/answers/:questionId': () => new Promise(() => {}) },
    });
    await app.userEvent.click(await screen.findByRole('button', { name: 'Edit answer' }));
    const words = await screen.findByRole('textbox', { name: 'Text of Who runs it?' }, { timeout: 4_000 });
    fireEvent.paste(words, {
      clipboardData: {
        getData: (type: string) => (type === 'text/plain' ? 'Half a sent' : ''),
        types: ['text/plain'],
      },
    });
    await waitFor(() => expect(words).toHaveTextContent('Half a sent'));
    app.unmount();

    mount({
      path: '/proposals/p-1?tab=answers',
      user: app.user,
      handlers: {
        'GET /api/proposals/p-1': () => ({ body: { proposal: tracedProposal({ callId: 'c-1' }) } }),
        ...app.server.handlers,
        'PUT /api/proposals/p-1/answers/:questionId': () => new Promise(() => {}),
      },
    });
    expect(
      await screen.findByRole('textbox', { name: 'Text of Who runs it?' }, { timeout: 6_000 }),
    ).toHaveTextContent('Half a sent');
  });
});

describe('the rest of an answer', () => {
  test('is kept in the answer bank by a press, and let go by another', async () => {
    const app = await openAnswers({ search: '&question=q2' });
    const keep = await screen.findByRole('button', { name: 'Keep in the answer bank' });
    await app.userEvent.click(keep);
    await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'true'));
    await app.userEvent.click(keep);
    await waitFor(() =>
      expect(app.puts('q2').map(({ body }) => body)).toEqual([{ isStarred: true }, { isStarred: false }]),
    );
  });

  test('the file in the funder’s order asks about personal data first, of the answers too', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:docx';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const application = applicationOf();
    const app = await openAnswers({
      application: {
        ...application,
        answers: application.answers.map((one) =>
          one.questionId === 'q4'
            ? {
                ...one,
                text: [
                  {
                    kind: 'paragraph',
                    content: [{ text: 'Call Amina Wanjiku, HIV positive, at +254 712 345 678.' }],
                  },
                ],
              }
            : one,
        ),
      },
      handlers: { 'GET /api/proposals/p-1/application/file': () => ({ body: new Blob(['docx']) }) },
    });
    await app.userEvent.click(button('Download'));
    await app.userEvent.click(await screen.findByRole('menuitem', { name: 'Answers as Word' }));
    const dialog = within(
      await screen.findByRole(
        'alertdialog',
        { name: 'This proposal contains personal data' },
        { timeout: 4_000 },
      ),
    );
    // Nothing of the form is personal: it is the answer.
    expect(
      dialog
        .getAllByRole('listitem')
        .map((each) => each.textContent)
        .join(),
    ).toMatch(/712 345 678|Amina/);
    await app.userEvent.click(dialog.getByRole('button', { name: 'Download anyway' }));
    await waitFor(() => expect(saved).toEqual(['Clean-water-small-grants-answers.docx']));
    expect(app.api.callsTo('GET', '/api/proposals/p-1/application/file')[0]?.query.get('format')).toBe(
      'docx',
    );
  });
});
