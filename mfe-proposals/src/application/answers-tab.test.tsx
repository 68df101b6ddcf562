import type { SaveAnswer } from '@harambee/domain/schemas';
import { noNetwork } from '@harambee/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerOf, applicationOf, applicationServer, line, openAnswers } from '../testing/applications.ts';
import { givePagesWhatEditorsNeed } from '../testing/editor-page.ts';
import { button } from '../testing/render-app.tsx';
import { tracedProposal } from '../testing/traced-proposal.ts';

beforeAll(givePagesWhatEditorsNeed);

const item = (name: RegExp) => screen.getByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const lastBody = (puts: { body: unknown }[]) => puts.at(-1)?.body as SaveAnswer;

/** Opens the editor of the question that is shown. */
async function write(app: Awaited<ReturnType<typeof openAnswers>>, title: string, text: string) {
  await app.userEvent.click(screen.getByRole('button', { name: /^(Edit|Write the) answer$/ }));
  const words = await screen.findByRole('textbox', { name: `Text of ${title}` }, { timeout: 4_000 });
  paste(words, text);
  return words;
}

/** Puts words where the caret is, as jsdom cannot type into an editor. */
const paste = (words: HTMLElement, text: string) =>
  fireEvent.paste(words, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : ''), types: ['text/plain'] },
  });

describe('the list of questions', () => {
  test('stands in the order and parts of the funder, each with its state; the first open one is shown', async () => {
    await openAnswers();
    const list = within(screen.getByRole('navigation', { name: 'Questions' }));
    expect(list.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'The project',
      'The money',
    ]);
    expect(list.getAllByRole('button').map((each) => each.textContent)).toEqual([
      '1. What changes for whom?4 of 300 wordsAnswered',
      '2. Who runs it?8 of 8 wordsAnswered',
      '3. Who pays for repairs?8 of 8 wordsAnswered',
      '4. Anything else?No answer yet · Optional',
    ]);
    expect(await heading('4. Anything else?')).toBeVisible();
    expect(item(/^4\. /)).toHaveAttribute('aria-current', 'true');
  });

  test('is one stop of the Tab key; arrows, Home and End lead through it, Enter opens and focuses the question', async () => {
    const app = await openAnswers();
    item(/^4\. /).focus();
    await app.userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(item(/^2\. /)).toHaveFocus();
    await app.userEvent.keyboard('{ArrowDown}');
    expect(item(/^3\. /)).toHaveAttribute('tabindex', '0');
    expect(item(/^2\. /)).toHaveAttribute('tabindex', '-1');
    await app.userEvent.keyboard('{End}');
    expect(item(/^4\. /)).toHaveFocus();
    await app.userEvent.keyboard('{Home}{Enter}');
    expect(await heading('1. What changes for whom?')).toHaveFocus();
    expect(app.address()).toContain('question=q1');
    expect(screen.getByText('Say it plainly.')).toBeVisible();
    await app.userEvent.click(button('Next'));
    expect(await heading('2. Who runs it?')).toHaveFocus();
    await app.userEvent.click(button('All questions'));
    expect(item(/^2\. /)).toHaveFocus();
    expect(app.address()).not.toContain('question');
  });

  test('what is missing leads to its place; a fact that is needed says where to add it', async () => {
    const application = applicationOf();
    const answers = application.answers.map((one) =>
      one.questionId === 'q2'
        ? { ...one, text: [line('One engineer and two helpers lead it.')] }
        : one.questionId === 'q4'
          ? answerOf('q4', {
              start: { kind: 'section', section: 'project_description' },
              text: [{ kind: 'paragraph', content: [{ need: 'date of the last water test' }] }],
            })
          : answerOf(one.questionId),
    );
    const app = await openAnswers({ application: { ...application, answers } });
    const missing = within(screen.getByRole('list', { name: 'What is missing' }));
    expect(missing.getAllByRole('button').map((each) => each.textContent)).toEqual([
      '2 required questions have no answer',
      '1 answer needs a fact',
    ]);
    await app.userEvent.click(missing.getByRole('button', { name: '1 answer needs a fact' }));
    await heading('4. Anything else?');
    await app.userEvent.click(screen.getByRole('button', { name: 'needs: date of the last water test' }));
    const card = within(await screen.findByRole('dialog', { name: 'What is missing here' }));
    await app.userEvent.click(card.getByRole('button', { name: 'Add it' }));
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveFocus();
  });

  test('without an answer of the service it can be tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const server = applicationServer();
    let isDown = true;
    const route = 'GET /api/proposals/p-1/application';
    const app = openAnswers({
      server,
      handlers: {
        [route]: (call) =>
          isDown
            ? { status: 403, body: { error: 'No', requestId: 'r' } }
            : (server.handlers[route]?.(call) ?? {}),
      },
    });
    await screen.findByText("We couldn't load the answers", {}, { timeout: 4_000 });
    isDown = false;
    fireEvent.click(button('Retry'));
    await app;
  });
});

describe('an answer', () => {
  test('is written with its facts locked, counted as the funder counts, and saved over the revision that was read', async () => {
    const app = await openAnswers({ search: '&question=q1' });
    await heading('1. What changes for whom?');
    const words = await write(app, 'What changes for whom?', 'By June ');
    expect(words.querySelector('[data-fact="proposal.beneficiaries"]')).toHaveTextContent('5,320 pupils');
    expect(
      await within(screen.getByRole('article', { name: /What changes/ })).findByText('6 of 300 words'),
    ).toBeVisible();
    await app.userEvent.click(button('Done'));
    await waitFor(() => expect(app.puts('q1')).toHaveLength(1));
    expect(app.puts('q1')[0]?.headers.get('if-match')).toBe('"0"');
    expect(lastBody(app.puts('q1'))).toEqual({
      blocks: [
        {
          kind: 'paragraph',
          content: [
            { text: 'By June We reach ' },
            { fact: 'proposal.beneficiaries', text: '5,320 pupils', value: '5,320 pupils' },
            { text: '.' },
          ],
        },
      ],
    });
    await waitFor(() => expect(button('Edit answer')).toHaveFocus());
    expect(screen.getByText(/^Your own words, based on/)).toHaveTextContent('Impact');
  });

  test('a limit that is shared is a sum; over it, it is said once, after a pause', async () => {
    const app = await openAnswers({ search: '&question=q2' });
    await heading('2. Who runs it?');
    const question = within(screen.getByRole('article', { name: /Who runs it/ }));
    expect(question.getByText('8 of 8 words')).toBeVisible();
    expect(question.getByText('4 here, the rest in question 3')).toBeVisible();
    await write(app, 'Who runs it?', 'As planned, ');
    expect(await question.findByText('10 of 8 words, 2 over the limit')).toBeVisible();
    expect(await screen.findByText('2 words over the limit', {}, { timeout: 4_000 })).toBeInTheDocument();
  });

  test('the counting of the portal can be chosen, and the usual one again', async () => {
    const app = await openAnswers({ search: '&question=q2' });
    const choice = await screen.findByRole('combobox', { name: 'How this portal counts' });
    await app.userEvent.selectOptions(choice, 'letter_runs');
    await waitFor(() => expect(lastBody(app.puts('q2'))).toEqual({ counting: 'letter_runs' }));
    await waitFor(() => expect(choice).toHaveValue('letter_runs'));
    await app.userEvent.selectOptions(choice, 'usual');
    await waitFor(() => expect(lastBody(app.puts('q2'))).toEqual({ counting: null }));
  });

  test('two who write: both texts are shown, and nothing is lost until one is chosen', async () => {
    const app = await openAnswers({ search: '&question=q2' });
    await heading('2. Who runs it?');
    await write(app, 'Who runs it?', 'Mine. ');
    const theirs = answerOf('q2', { blocks: [line('Theirs.')], revision: 9 });
    app.server.set({
      answers: applicationOf().answers.map((one) => (one.questionId === 'q2' ? theirs : one)),
    });
    await app.userEvent.click(button('Done'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this answer' }));
    expect(dialog.getByText('Mine. One engineer leads it.')).toBeVisible();
    expect(dialog.getByText('Theirs.')).toBeVisible();
    await app.userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await app.userEvent.click(button('Compare both texts'));
    const again = within(await screen.findByRole('dialog', { name: 'Someone else changed this answer' }));
    await app.userEvent.click(again.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(app.puts('q2').at(-1)?.headers.get('if-match')).toBe('"9"'));
    expect(app.server.answer('q2')?.blocks).toEqual([line('Mine. One engineer leads it.')]);
  });

  test('theirs can be taken: it stands in the editor, and what was typed is not sent', async () => {
    const app = await openAnswers({ search: '&question=q2' });
    await heading('2. Who runs it?');
    await write(app, 'Who runs it?', 'Mine. ');
    const theirs = answerOf('q2', { blocks: [line('Theirs.')], revision: 9 });
    app.server.set({
      answers: applicationOf().answers.map((one) => (one.questionId === 'q2' ? theirs : one)),
    });
    await app.userEvent.click(button('Done'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this answer' }));
    await app.userEvent.click(dialog.getByRole('radio', { name: /^Theirs/ }));
    await app.userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Text of Who runs it?' })).toHaveTextContent(/^Theirs\.$/),
    );
    expect(app.puts('q2')).toHaveLength(1);
  });

  test('without a network it waits on this device, is shown as it will be, and is sent later', async () => {
    const app = await openAnswers({
      search: '&question=q4',
      handlers: { 'PUT /api/proposals/p-1/answers/:questionId': noNetwork },
    });
    await heading('4. Anything else?');
    await write(app, 'Anything else?', 'No, thank you.');
    await app.userEvent.click(button('Done'));
    expect(await screen.findByText('Waiting to be sent', {}, { timeout: 8_000 })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent('No, thank you.');
    const [waiting] = JSON.parse(localStorage.getItem('offline-actions') ?? '[]');
    expect(waiting).toMatchObject({
      action: 'proposal-answer',
      data: { id: 'p-1/answers/q4', revision: 0, body: { blocks: [line('No, thank you.')] } },
    });
  });

  test('once it was sent it can be read and copied, and says so', async () => {
    await openAnswers({
      search: '&question=q2',
      application: applicationOf({ isSent: true }),
      proposal: tracedProposal({ callId: 'c-1', status: 'submitted' }),
    });
    expect(await screen.findByText('These answers were sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit answer' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(button('Copy')).toBeVisible();
  });
});
