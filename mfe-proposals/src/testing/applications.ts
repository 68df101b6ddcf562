import { emptyCall, emptyCallRow, generalCall } from '@harambee/domain';
import type { Answer, Application, Proposal, SaveAnswer, TextBlock } from '@harambee/domain/schemas';
import type { Handler } from '@harambee/platform/testing';
import { screen } from '@testing-library/react';
import { callOf } from './calls.ts';
import { openProposal } from './open-proposal.ts';
import { somebody } from './render-app.tsx';
import { tracedProposal } from './traced-proposal.ts';

export const line = (text: string): TextBlock => ({ kind: 'paragraph', content: [{ text }] });

export const answerOf = (questionId: string, changes: Partial<Answer> = {}): Answer => ({
  questionId,
  start: { kind: 'nothing' },
  blocks: null,
  isTicked: false,
  isStarred: false,
  text: changes.blocks ?? [],
  revision: 0,
  ...changes,
});

/** A proposal for a call with four questions: one follows the text, two share a limit, one is optional. */
export function applicationOf(changes: Partial<Application> = {}): Application {
  const row = (id: string, cells: object) => ({ ...emptyCallRow('questions', id), ...cells });
  return {
    proposalId: 'p-1',
    callId: 'c-1',
    call: {
      ...emptyCall,
      name: 'Clean water small grants',
      funder: 'Northern Lakes Foundation',
      deadlineDay: '2099-01-31',
      deadlineZone: 'Europe/Brussels',
      questions: [
        row('q1', {
          number: '1',
          text: 'What changes for whom?',
          help: 'Say it plainly.',
          limit: 300,
          limitUnit: 'words',
          section: 'The project',
        }),
        row('q2', { text: 'Who runs it?', limit: 8, limitUnit: 'words', section: 'The project' }),
        row('q3', { text: 'Who pays for repairs?', sharesLimit: true, section: 'The money' }),
        row('q4', { text: 'Anything else?', required: false, section: 'The money' }),
      ],
    },
    answers: [
      answerOf('q1', { start: { kind: 'section', section: 'impact' }, text: reach }),
      answerOf('q2', { blocks: [line('One engineer leads it.')], revision: 2 }),
      answerOf('q3', { blocks: [line('Committees keep a fund.')], revision: 1 }),
      answerOf('q4'),
    ],
    facts: tracedProposal().facts,
    isSent: false,
    ...changes,
  };
}

const reach: TextBlock[] = [
  {
    kind: 'paragraph',
    content: [
      { text: 'We reach ' },
      { fact: 'proposal.beneficiaries', text: '5,320 pupils', value: '5,320 pupils' },
      { text: '.' },
    ],
  },
];

/** The service, as far as the page of answers asks it: it keeps what it is sent. */
export function applicationServer(first: Application = applicationOf()) {
  let application = first;
  const save: Handler = ({ body, path, headers }) => {
    const questionId = decodeURIComponent(path.split('/').at(-1) ?? '');
    const { counting, ...change } = body as SaveAnswer;
    const before = application.answers.find((one) => one.questionId === questionId) as Answer;
    const isWords = change.blocks !== undefined || change.start !== undefined || counting !== undefined;
    const isStale = headers.get('if-match') !== `"${before.revision}"`;
    if (isWords && isStale)
      return { status: 412, body: { error: 'Changed', requestId: 'r', answer: before } };
    const answer: Answer = {
      ...before,
      ...change,
      ...(change.start && change.blocks === undefined && { blocks: null }),
      text: change.blocks ?? before.text,
      revision: before.revision + (isWords ? 1 : 0),
    };
    if (counting) answer.counting = counting;
    if (counting === null) delete answer.counting;
    set({ answers: application.answers.map((one) => (one === before ? answer : one)) });
    return { body: { answer } };
  };
  const set = (changes: Partial<Application>) => {
    application = { ...application, ...changes };
  };
  return {
    set,
    answer: (id: string) => application.answers.find((one) => one.questionId === id),
    handlers: {
      'GET /api/proposals/p-1/application': () => ({ body: { application } }),
      'PUT /api/proposals/p-1/answers/:questionId': save,
      'PUT /api/proposals/p-1/application': ({ body }) => {
        const { callId } = body as { callId: string | null };
        const { callId: _former, ...rest } = application;
        application =
          callId === null ? { ...rest, call: { ...emptyCall, ...generalCall } } : { ...rest, callId };
        return { body: { application } };
      },
      'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
      'GET /api/calls/c-1': () => ({ body: { call: callOf() } }),
      'GET /api/calls/c-1/checklist': () => ({ body: { items: [] } }),
      'GET /api/proposals/answers/search': () => ({ body: { found: [] } }),
    } satisfies Record<string, Handler> as Record<string, Handler>,
  };
}

/** The tab of answers once it has arrived. */
export async function openAnswers({
  search = '',
  application = applicationOf(),
  proposal = tracedProposal({ callId: 'c-1' }),
  handlers = {},
  server = applicationServer(application),
}: {
  search?: string;
  application?: Application;
  proposal?: Proposal;
  handlers?: Record<string, Handler>;
  server?: ReturnType<typeof applicationServer>;
} = {}) {
  const user = somebody();
  const app = await openProposal(
    proposal,
    `?tab=answers${search}`,
    { ...server.handlers, ...handlers },
    user,
  );
  await screen.findByRole('navigation', { name: 'Questions' }, { timeout: 4_000 });
  const puts = (id: string) => app.api.callsTo('PUT', `/api/proposals/p-1/answers/${id}`);
  return { ...app, user, server, puts };
}
