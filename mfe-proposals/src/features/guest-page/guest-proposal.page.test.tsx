import type { CommentThread, GuestSignOff } from '@harambee/domain/schemas';
import { GuestClient, GuestContext, type GuestPageEnd } from '@harambee/platform';
import { NavigationProvider } from '@harambee/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { guestProposal, guestSession } from '../../testing/guest-samples.ts';
import { GuestProposalPage } from './guest-proposal.page.tsx';

type Answer = { status?: number; body?: unknown };
type Handler = (call: { method: string; path: string; body: unknown; headers: Headers }) => Answer;

const base = '/api/proposals/guest';
const threadBy = (text: string): CommentThread => ({
  ...{ id: 'thread-0123456789abcdef', place: { kind: 'proposal' }, revision: 1 },
  comments: [
    {
      ...{ id: 'thread-0123456789abcdef', text, mentions: [], at: '2026-11-24T08:00:00.000Z' },
      by: { id: 'g-1', name: 'Neema Mushi', kind: 'guest' },
    },
  ],
  ...{ createdAt: '2026-11-24T08:00:00.000Z', changedAt: '2026-11-24T08:00:00.000Z' },
});

const navigation = { location: { pathname: '/guest', search: '', hash: '' }, navigate: () => undefined };
const Around = ({ children }: { children: ReactNode }) => (
  <NavigationProvider value={navigation}>{children}</NavigationProvider>
);

function open(may: 'read' | 'comment' | 'sign', handlers: Record<string, Handler> = {}) {
  const all: Record<string, Handler> = {
    [`GET ${base}`]: () => ({ body: guestProposal() }),
    [`GET ${base}/comments`]: () => ({ body: { threads: [] } }),
    [`GET ${base}/sign-off`]: () => ({ body: { signOff: { hash: 'a'.repeat(64) } } }),
    ...handlers,
  };
  const calls: string[] = [];
  const seen: RequestInit[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input as RequestInfo, init);
    const path = new URL(request.url).pathname;
    const text = await request.text();
    calls.push(`${request.method} ${path}`);
    seen.push(init ?? {});
    const handler = all[`${request.method} ${path}`];
    const { method, headers } = request;
    const { status = 200, body = {} } = handler?.({
      ...{ method, path, headers },
      body: text === '' ? undefined : JSON.parse(text),
    }) ?? { status: 404 };
    if (status === 304 || status === 204) return new Response(null, { status });
    return Response.json(body, { status, headers: { etag: '"1"' } });
  };
  const ends: GuestPageEnd[] = [];
  const client = new GuestClient('secret', guestSession(may), (why) => ends.push(why));
  const view = render(
    <Around>
      <GuestContext value={client}>
        <GuestProposalPage />
      </GuestContext>
    </Around>,
  );
  return { ...view, calls, seen, ends, user: userEvent.setup({ delay: null }) };
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Clean water for Kitui' });

// Not in the window of tests.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('the text is read with its sections, lists, tables, answers and budget', async () => {
  open('read');
  await heading();
  const section = within(screen.getByRole('region', { name: 'Executive Summary' }));
  expect(section.getByText(/Six villages walk/)).toBeVisible();
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Drill',
    'needs: a year',
  ]);
  expect(section.getByRole('table', { name: 'Team' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Anything else?' })).toHaveTextContent('Not answered yet.');
  expect(screen.getByRole('table', { name: 'Budget' })).toHaveTextContent('Total$250,000');
  expect(screen.getByText(/you are a guest of/)).toHaveTextContent(/Until .* you can read the proposal\./);
});

test('a link to read has neither comments nor a sign-off, and asks for neither', async () => {
  const { calls } = open('read');
  await heading();
  expect(screen.queryByRole('button', { name: 'Comments' })).toBeNull();
  expect(new Set(calls)).toEqual(new Set([`GET ${base}`]));
});

test('calls carry the token of the guest alone, and nothing is cached or told to others', async () => {
  const { seen } = open('read');
  await heading();
  for (const init of seen) {
    expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(init.headers).toMatchObject({ authorization: 'Bearer guest-token' });
  }
});

test('the way through the text moves the focus and leaves the address alone', async () => {
  const { user } = open('read');
  await heading();
  const [contents] = screen.getAllByRole('navigation', { name: 'Contents' });
  await user.click(within(contents as HTMLElement).getByRole('link', { name: 'Anything else?' }));
  expect(screen.getByRole('region', { name: 'Anything else?' })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('once the link has ended, the page is told at once, with one try for another token', async () => {
  const { ends, calls } = open('read', {
    [`GET ${base}`]: () => ({ status: 401, body: { error: 'Please sign in' } }),
    'POST /api/auth/guests/refresh': () => ({ status: 400, body: { error: 'This link does not work' } }),
  });
  await waitFor(() => expect(ends).toEqual(['over']));
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('a token that has expired is replaced and nobody notices', async () => {
  let isOld = true;
  const { ends } = open('read', {
    [`GET ${base}`]: ({ headers }) => {
      if (isOld) return { status: 401 };
      expect(headers.get('authorization')).toBe('Bearer next');
      return { body: guestProposal() };
    },
    'POST /api/auth/guests/refresh': () => {
      isOld = false;
      return { body: { ...guestSession('read'), accessToken: 'next' } };
    },
  });
  await heading();
  expect(ends).toEqual([]);
});

test('what was read stays while the network is away', async () => {
  let isAway = false;
  open('read', {
    [`GET ${base}`]: () => {
      if (isAway) return { status: 503, body: { error: 'Not available right now.' } };
      isAway = true;
      return { body: guestProposal() };
    },
  });
  await heading();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('This may not be the newest text')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Clean water for Kitui' })).toBeVisible();
});

test('a comment on the whole proposal is written and shown; a refusal keeps its words', async () => {
  let threads: CommentThread[] = [];
  const bodies: unknown[] = [];
  const { user } = open('comment', {
    [`GET ${base}/comments`]: () => ({ body: { threads } }),
    [`POST ${base}/comments`]: ({ body }) => {
      bodies.push(body);
      if (bodies.length === 1) return { status: 409, body: { error: 'Too long' } };
      threads = [threadBy('Very clear.')];
      return { status: 201, body: { thread: threads[0] } };
    },
  });
  await heading();
  await user.click(screen.getByRole('button', { name: 'Comments' }));
  await user.click(await screen.findByRole('button', { name: 'Comment on the whole proposal' }));
  const field = await screen.findByRole('textbox', { name: 'Comment on The whole proposal' });
  await user.type(field, 'Very clear.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Too long')).toBeVisible();
  expect(field).toHaveValue('Very clear.');
  await user.click(field);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('article', { name: /^Comment by Neema Mushi/ })).toHaveTextContent(
    'Very clear.',
  );
  expect(bodies[1]).toMatchObject({ place: { kind: 'proposal' }, text: 'Very clear.' });
});

test('who was asked signs what they have read; what changed since is shown', async () => {
  const hash = 'ab12cd34'.repeat(8);
  let signOff: GuestSignOff = {
    hash,
    own: { state: 'open', askedAt: '2026-11-24T08:00:00.000Z', askedBy: 'Amina Odhiambo' },
  };
  const { user } = open('sign', {
    [`GET ${base}/sign-off`]: () => ({ body: { signOff } }),
    [`POST ${base}/sign-off/agree`]: ({ body }) => {
      expect(body).toEqual({ hash });
      signOff = { hash, own: { ...(signOff.own as never as object), state: 'agreed', hash } as never };
      return { body: { signOff } };
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Your sign-off' }));
  const sign = card.getByRole('button', { name: 'Sign off' });
  expect(sign).toBeDisabled();
  expect(card.getByText('ab12 cd34')).toBeVisible();
  await user.click(card.getByRole('checkbox'));
  await user.click(sign);
  expect(await card.findByRole('button', { name: 'Take it back' })).toBeVisible();
  signOff = {
    hash: 'f'.repeat(64),
    own: { ...(signOff.own as never as object), state: 'voided', hash } as never,
    voided: {
      hash,
      places: [
        {
          label: 'Budget',
          pieces: [
            { kind: 'removed', text: 'four' },
            { kind: 'added', text: 'five' },
          ],
        },
      ],
    },
  };
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await card.findByText('The text has changed since you agreed')).toBeVisible();
  expect(card.getByText(/five/).tagName).toBe('INS');
});

test('without a guest, its path shows what to do', () => {
  render(
    <Around>
      <GuestProposalPage />
    </Around>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Open the link in your email');
});
