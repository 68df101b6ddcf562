import { type Handler, renderRemote, somebody } from '@harambee/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { remoteModule } from '../module.ts';
import { profileOf } from '../testing/profiles.ts';
import { ProfileCompleteness, ProfileViews } from './profile-figures.tsx';

const user = somebody();
const profileCall = `GET /api/ngo/profile/tenant/${user.tenantId}`;
const figuresCall = 'GET /api/ngo/profile/figures';
const refused: Handler = () => ({ status: 403, body: { error: 'No', requestId: 'r' } });
const given =
  (changes = {}) =>
  () => ({ body: { profile: { ...profileOf(changes), tenantId: user.tenantId } } });

const Both = () => (
  <>
    <ProfileCompleteness />
    <ProfileViews />
  </>
);

function show(handlers: Record<string, Handler>) {
  const remote = { ...remoteModule, routes: [{ path: 'profiles', Component: Both }] };
  return renderRemote({
    remote,
    path: '/profiles',
    user,
    handlers: { [profileCall]: given(), [figuresCall]: refused, ...handlers },
  });
}
const complete = () => screen.findByRole('link', { name: /Organization Profile/ });

test('complete when every required field is there, and asked again when the window comes back', async () => {
  const { api } = show({});
  expect(await complete()).toHaveTextContent('Organization ProfileComplete');
  api.on(profileCall, given({ mission: ' ' }));
  fireEvent.focus(window);
  await waitFor(async () => expect(await complete()).toHaveTextContent('Organization ProfileIncomplete'));
});

test.each([
  ['has no profile', () => ({ status: 404, body: {} })],
  ['lacks a goal', given({ sdgs: [] })],
] as const)('incomplete when the organization %s', async (_how, handler) => {
  show({ [profileCall]: handler as Handler });
  expect(await complete()).toHaveTextContent('Organization ProfileIncomplete');
});

test('a profile that could not be loaded is not called incomplete: it says so, and Retry asks again', async () => {
  const { api } = show({ [profileCall]: refused });
  const again = await screen.findByRole('button', { name: 'Retry Organization Profile' });
  expect(screen.queryByText('Incomplete')).toBeNull();
  api.on(profileCall, given());
  fireEvent.click(again);
  expect(await complete()).toHaveTextContent('Organization ProfileComplete');
});

const figures =
  (profileViews: number, profileViewsThisMonth: number): Handler =>
  () => ({
    body: { totalProposals: 0, fundingSecured: 0, activeProjects: 0, profileViews, profileViewsThisMonth },
  });

test.each([
  ['nobody has looked', figures(0, 0), 'Profile ViewsComing soon'],
  ['it cannot be asked', refused, 'Profile ViewsCould not be loaded'],
  ['many have looked', figures(1_204, 37), 'Profile Views1,20437 this month'],
] as const)('profile views when %s', async (_how, handler, words) => {
  show({ [figuresCall]: handler });
  await waitFor(() => expect(screen.getByText('Profile Views').parentElement).toHaveTextContent(words));
});
