import { lazyPage } from '@harambee/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { screenIs } from '../testing/screen.ts';
import { aModule, anEntry, fakeSource, showApp } from '../testing/show-app.tsx';

const assistant = { ...anEntry, name: 'assistant', paths: [] };
const widgets = [
  {
    id: 'panel',
    slot: 'assistant.panel' as const,
    order: 1,
    Component: () => <Link to="/profile">Take me there</Link>,
  },
  {
    id: 'clear',
    slot: 'assistant.actions' as const,
    order: 1,
    Component: lazyPage(async () => () => <button type="button">Clear conversation</button>),
  },
];
const withAssistant = () =>
  fakeSource({
    knownRemotes: async () => [anEntry, assistant],
    fetchRemotes: async () => [anEntry, assistant],
    loadModule: async ({ name }) => (name === 'assistant' ? aModule({ routes: [], widgets }) : aModule()),
  });

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Rafiki, the assistant' }));
};

test('one head with name, subtitle, badge, Clear conversation and Close', async () => {
  showApp({ path: '/settings', signedIn: true, source: withAssistant() });
  await open();
  const panel = screen.getByRole('complementary', { name: 'Rafiki, the assistant' });
  expect(within(panel).getAllByRole('heading', { name: 'Rafiki' })).toHaveLength(1);
  expect(within(panel).getByText('AI Assistant')).toBeVisible();
  expect(await within(panel).findByText('Active')).toBeVisible();
  expect(await within(panel).findByRole('button', { name: 'Clear conversation' })).toBeVisible();
  expect(within(panel).getByRole('heading', { name: 'Rafiki' })).toHaveFocus();
  await userEvent.click(within(panel).getByRole('button', { name: 'Close assistant' }));
  expect(panel).not.toBeInTheDocument();
});

test('without the remote the head says neither Active nor Clear conversation', async () => {
  showApp({ path: '/settings', signedIn: true });
  await open();
  const panel = screen.getByRole('complementary', { name: 'Rafiki, the assistant' });
  expect(await within(panel).findByText('Rafiki isn’t available')).toBeVisible();
  expect(within(panel).queryByText('Active')).not.toBeInTheDocument();
  expect(within(panel).queryByRole('button', { name: 'Clear conversation' })).not.toBeInTheDocument();
  expect(within(panel).getByRole('button', { name: 'Close assistant' })).toBeVisible();
});

test('on a phone it lies over the page, and gives way to the page it leads to', async () => {
  screenIs.desktop = false;
  showApp({ path: '/settings', signedIn: true, source: withAssistant() });
  await open();
  const panel = await screen.findByRole('dialog', { name: 'Rafiki, the assistant' });
  await userEvent.click(await within(panel).findByText('Take me there'));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(localStorage.getItem('rafiki-open')).toBe('false');
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeInTheDocument();
});

test('beside the page it stays open when the page changes', async () => {
  showApp({ path: '/settings', signedIn: true, source: withAssistant() });
  await open();
  const panel = screen.getByRole('complementary', { name: 'Rafiki, the assistant' });
  await userEvent.click(await within(panel).findByText('Take me there'));
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeInTheDocument();
  expect(panel).toBeInTheDocument();
});

const opener = () => screen.getByRole('button', { name: 'Rafiki, the assistant' });

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close assistant' }))],
])('%s closes it beside the page, and who opened it has the focus again', async (_how, close) => {
  showApp({ path: '/settings', signedIn: true, source: withAssistant() });
  await open();
  await screen.findByText('Take me there');
  await close();
  expect(screen.queryByRole('complementary', { name: 'Rafiki, the assistant' })).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('Escape closes it from its button, too, but not while one is elsewhere on the page', async () => {
  showApp({ path: '/settings?tab=profile', signedIn: true, source: withAssistant() });
  await open();
  const panel = screen.getByRole('complementary', { name: 'Rafiki, the assistant' });
  await userEvent.click(await screen.findByLabelText('First name'));
  await userEvent.keyboard('{Escape}');
  expect(panel).toBeInTheDocument();
  act(() => opener().focus());
  await userEvent.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('still open from the last visit, it gives the focus to its button', async () => {
  localStorage.setItem('rafiki-open', 'true');
  showApp({ path: '/settings', signedIn: true, source: withAssistant() });
  await userEvent.click(await screen.findByRole('button', { name: 'Close assistant' }));
  expect(opener()).toHaveFocus();
});

describe('where the window is no wider than a laptop', () => {
  beforeEach(() => {
    screenIs.docked = false;
  });

  test('it lies over the page, closes by Escape and gives the focus back', async () => {
    showApp({ path: '/settings', signedIn: true, source: withAssistant() });
    await open();
    const panel = await screen.findByRole('dialog', { name: 'Rafiki, the assistant' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(opener()).toHaveFocus();
  });

  test('it does not open by itself, though it was open at the last visit', async () => {
    localStorage.setItem('rafiki-open', 'true');
    showApp({ path: '/settings', signedIn: true, source: withAssistant() });
    expect(await screen.findByRole('button', { name: 'Rafiki, the assistant' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await act(async () => {});
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
