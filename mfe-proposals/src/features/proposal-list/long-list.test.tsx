import type { ProposalListItem } from '@harambee/domain/schemas';
import type { Handler } from '@harambee/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { proposalCard, statsOf } from '../../testing/proposals.ts';
import { renderApp } from '../../testing/render-app.tsx';

const cards = (from: number, count: number): ProposalListItem[] =>
  Array.from({ length: count }, (_, at) => proposalCard({ id: `p-${from + at}`, title: `No. ${from + at}` }));

/** 130 proposals, as many a page as the page asks for. */
const list: Handler = ({ query }) => {
  const from = Number(query.get('cursor') ?? 0);
  const to = Math.min(130, from + Number(query.get('limit')));
  return { body: { proposals: cards(from, to - from), ...(to < 130 && { nextCursor: String(to) }) } };
};
const handlers: Record<string, Handler> = {
  'GET /api/proposals': list,
  'GET /api/proposals/stats': () => ({ body: { stats: statsOf({ draft: 130 }) } }),
  'GET /api/proposals/:id': () => ({ status: 404, body: { error: 'Not found', requestId: 'r' } }),
};

/** jsdom lays nothing out: the test says when the end is near. */
let watching = new Set<() => void>();
class EndWatcher {
  readonly #tell: () => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = () => tell([{ isIntersecting: true }]);
  }
  observe() {
    watching.add(this.#tell);
  }
  disconnect() {
    watching.delete(this.#tell);
  }
}
const reachEnd = () =>
  act(async () => {
    for (const tell of [...watching]) tell();
  });
const shown = () => screen.getAllByRole('article').length;
const calls = (app: ReturnType<typeof renderApp>) => app.api.callsTo('GET', '/api/proposals');

const browser = globalThis as { IntersectionObserver?: unknown; CSS?: unknown };
beforeEach(() => {
  watching = new Set();
  browser.IntersectionObserver = EndWatcher;
  browser.CSS ??= { escape: (text: string) => text };
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  delete browser.IntersectionObserver;
  jest.restoreAllMocks();
});

describe('a long list', () => {
  test('the next page comes when the end comes near, once, and larger than the first', async () => {
    const app = renderApp({ path: '/proposals', handlers });
    await screen.findByRole('link', { name: 'No. 0' });
    expect(shown()).toBe(20);
    expect(calls(app)).toHaveLength(1);
    await reachEnd();
    await screen.findByRole('link', { name: 'No. 79' });
    expect(calls(app).map(({ query }) => query.get('limit'))).toEqual(['20', '60']);
    await reachEnd();
    await screen.findByRole('link', { name: 'No. 129' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(watching.size).toBe(0);
  });

  test('each card says which it is of how many, loaded or not', async () => {
    renderApp({ path: '/proposals', handlers });
    const row = (await screen.findByRole('link', { name: 'No. 4' })).closest('li');
    await waitFor(() => expect(row).toHaveAttribute('aria-setsize', '130'));
    expect(row).toHaveAttribute('aria-posinset', '5');
  });

  test('while a search hides how many there are, the size is said to be unknown', async () => {
    renderApp({ path: '/proposals?search=no', handlers });
    const row = (await screen.findByRole('link', { name: 'No. 4' })).closest('li');
    expect(row).toHaveAttribute('aria-setsize', '-1');
  });

  test('a page that does not come is not asked for again by scrolling, but by the button', async () => {
    const app = renderApp({ path: '/proposals', handlers });
    await screen.findByRole('link', { name: 'No. 0' });
    app.api.on('GET /api/proposals', () => ({ status: 403, body: { error: 'No', requestId: 'r' } }));
    await reachEnd();
    expect(await screen.findByText(/We couldn't load the next proposals/)).toBeVisible();
    const before = calls(app).length;
    await reachEnd();
    expect(calls(app)).toHaveLength(before);
    expect(shown()).toBe(20);

    app.api.on('GET /api/proposals', list);
    await app.userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'No. 79' });
    expect(screen.getByTestId('announced')).toHaveTextContent('80 proposals shown');
  });

  test('Refresh asks for the first page only', async () => {
    const app = renderApp({ path: '/proposals', handlers });
    await screen.findByRole('link', { name: 'No. 0' });
    await reachEnd();
    await screen.findByRole('link', { name: 'No. 79' });
    await app.userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(shown()).toBe(20));
    expect(calls(app)).toHaveLength(3);
  });

  test('while something is written, a list of two pages is asked for every other second', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const app = renderApp({ path: '/proposals', handlers });
      app.api.on('GET /api/proposals', async (call) => {
        const answer = (await list(call)) as { body: { proposals: ProposalListItem[] } };
        for (const card of answer.body.proposals) if (card.id === 'p-1') card.status = 'generating';
        return answer;
      });
      await screen.findByRole('link', { name: 'No. 0' });
      await reachEnd();
      await screen.findByRole('link', { name: 'No. 79' });
      const before = calls(app).length;
      await act(async () => jest.advanceTimersByTimeAsync(1_500));
      expect(calls(app)).toHaveLength(before);
      await act(async () => jest.advanceTimersByTimeAsync(700));
      await waitFor(() => expect(calls(app)).toHaveLength(before + 2));
    } finally {
      jest.useRealTimers();
    }
  });

  test('Back from a proposal: the pages are still there, the place is found and the card has the focus', async () => {
    const app = renderApp({ path: '/proposals', handlers });
    await screen.findByRole('link', { name: 'No. 0' });
    await reachEnd();
    const link = await screen.findByRole('link', { name: 'No. 70' });
    // 100 px a card; the 60th is the first in sight.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const at = Number(this.getAttribute('data-card')?.slice(2) ?? 0);
      return { top: at * 100 - 6_010, bottom: at * 100 - 5_910 } as DOMRect;
    });
    await app.userEvent.click(link);
    await screen.findByText('Proposal not found');
    const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
    jest
      .mocked(Element.prototype.getBoundingClientRect)
      .mockImplementation(() => ({ top: 400, bottom: 500 }) as DOMRect);
    await act(() => app.router.navigate(-1));
    await screen.findByRole('link', { name: 'No. 79' });
    // It was at -10 and is at 400.
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 410));
    expect(screen.getByRole('link', { name: 'No. 70' })).toHaveFocus();
    expect(calls(app)).toHaveLength(2);
  });
});
