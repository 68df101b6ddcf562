import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { server } from '../testing/fake-server.ts';
import { rememberSignIn, showApp } from '../testing/show-app.tsx';

/** What has been counted, as name and label, once the page goes. */
async function counted(): Promise<string[]> {
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(server.countOf('POST /api/analytics/events')).toBeGreaterThan(0));
  return server.calls
    .filter(({ call }) => call === 'POST /api/analytics/events')
    .flatMap(({ body }) => (JSON.parse(body) as { events: { name: string; label?: string }[] }).events)
    .map(({ name, label }) => `${name} ${label}`);
}

test('pages are counted by their pattern, tools by their name, and nothing by whom', async () => {
  showApp({ path: '/proposals/66b2f0c1a9', signedIn: true });
  expect(await screen.findByRole('heading', { name: 'One proposal' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rafiki, the assistant' }));
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  const uses = await counted();
  expect(uses).toEqual(['page_viewed /proposals/:id', 'feature_used Rafiki', 'page_viewed /settings']);
  const sent = server.calls.filter(({ call }) => call === 'POST /api/analytics/events');
  for (const { body } of sent) expect(body).not.toMatch(/66b2f0c1a9|u1|wanjiru/i);
});

test('nothing is counted on the signed-out pages', async () => {
  showApp({ path: '/login' });
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  expect(server.countOf('POST /api/analytics/events')).toBe(0);
});

test('an assistant that is open from last time is not counted as opened', async () => {
  localStorage.setItem('rafiki-open', 'true');
  rememberSignIn();
  showApp({ path: '/settings', signedIn: true });
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await counted()).toEqual(['page_viewed /settings']);
});
