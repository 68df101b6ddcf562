import type { TimelineEntry } from '@harambee/domain/schemas';
import type { FakeApi } from '@harambee/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { openProposal } from '../../../testing/open-proposal.ts';
import { proposalOf } from '../../../testing/proposals.ts';

const amina = { id: 'u-9', name: 'Amina Odhiambo', kind: 'person' } as const;
const guest = { id: 'g-1', name: 'Rose Njeri', kind: 'guest' } as const;

const all: TimelineEntry[] = [
  {
    ...{ id: 'e3', at: '2026-11-24T10:00:00.000Z', kind: 'submitted_without', by: amina },
    ...{
      text: 'submitted it, text 3f9a 07c2, without the agreement of Juma Baraka',
      quote: 'It closes today',
    },
  },
  {
    id: 'e2',
    at: '2026-11-24T09:00:00.000Z',
    kind: 'agreed',
    by: guest,
    text: 'agreed with the text 3f9a 07c2',
  },
  {
    id: 'e1',
    at: '2026-11-20T09:00:00.000Z',
    kind: 'sent',
    text: 'Harambee kept the answers as they were sent',
  },
];

const asked = ({ callsTo }: Pick<FakeApi, 'callsTo'>, file = '') =>
  callsTo('GET', `/api/proposals/p-1/timeline${file}`).map(({ query }) => query);

const open = (search = '') =>
  openProposal(proposalOf({ status: 'submitted' }), `?tab=history${search}`, {
    'GET /api/proposals/p-1/timeline': ({ query }) => {
      const entries = all.filter(({ by }) => !query.get('by') || by?.id === query.get('by'));
      if (query.get('cursor')) return { body: { entries: entries.slice(2) } };
      return { body: { entries: entries.slice(0, 2), ...(entries.length > 2 && { nextCursor: 'more' }) } };
    },
    'GET /api/proposals/p-1/timeline/file': () => ({ body: 'Time' }),
  });

test('the history is one list of sentences by day, with what people said; earlier ones follow (TIMELINE-01)', async () => {
  const { userEvent } = await open();
  const text = (await screen.findByText('It closes today')).closest('li')?.textContent;
  expect(text).toContain(
    'Amina Odhiambo submitted it, text 3f9a 07c2, without the agreement of Juma Baraka.',
  );
  expect(screen.getByText('Rose Njeri (guest)', { selector: 'b' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'November 24, 2026' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Harambee kept the answers as they were sent.')).toBeVisible();
});

test('it is narrowed in the address, and the others stay in the choice (TIMELINE-03)', async () => {
  const { userEvent, api, router } = await open();
  await screen.findByText('It closes today');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Of' }), 'Rose Njeri (guest)');
  await waitFor(() => expect(screen.queryByText('It closes today')).toBeNull());
  expect(router.state.location.search).toContain('by=g-1');
  expect(screen.getByRole('option', { name: 'Amina Odhiambo' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Sign-offs');
  await waitFor(() => expect(String(asked(api).at(-1))).toBe('groups=sign_offs&by=g-1'));
});

test('it is exported as it is narrowed (TIMELINE-05)', async () => {
  URL.createObjectURL = () => 'blob:csv';
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { userEvent, api } = await open('&of=status');
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'As CSV' }));
  await waitFor(() => expect(String(asked(api, '/file')[0])).toBe('groups=status&format=csv'));
  await waitFor(() => expect(saved).toEqual(['TCWF-2026-07-timeline.csv']));
});
