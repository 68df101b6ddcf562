import { emptyProfileFields, initialProfileSettings } from '@harambee/domain';
import type { Profile, User } from '@harambee/domain/schemas';
import { AuthProvider, makeStore, useAuth, useToasts } from '@harambee/platform';
import { HarambeeTheme } from '@harambee/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { aUser, server } from '../../testing/fake-server.ts';
import { rememberSignIn } from '../../testing/show-app.tsx';
import { Onboarding } from '../onboarding.tsx';

export const newcomer: User = { ...aUser, onboarded: false };

export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: 'p1',
  tenantId: 't1',
  ...emptyProfileFields,
  ...initialProfileSettings,
  name: 'Maji Kwa Wote',
  location: 'Lodwar',
  foundedYear: 2014,
  mission: 'Safe water for Turkana.',
  sdgs: [6, 4],
  revision: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });

/** Everything goes well, unless a test says otherwise afterwards. */
function answerAll(hasWhatsApp: boolean, profile: Profile | undefined, user: User) {
  server.on('GET /api/auth/me', json({ user }));
  server.on('GET /api/auth/whatsapp-status', json({ available: hasWhatsApp }));
  if (profile) server.on('GET /api/ngo/profile/tenant/t1', json({ profile }));
  server.on('POST /api/ngo/profile', async (request) =>
    Response.json({ profile: aProfile({ ...(await request.json()), revision: 0 }) }, { status: 201 }),
  );
  server.on('POST /api/proposals/draft', json({ proposal: { id: 's1' } }, 201));
  server.on('POST /api/impact/award', json({ points: 10, level: 1, granted: true }));
  server.on('POST /api/auth/complete-onboarding', json({ user: { ...user, onboarded: true } }));
  server.on('POST /api/auth/link-whatsapp', json({ sent: true }));
  server.on('POST /api/auth/verify-whatsapp', json({ verified: true }));
}

interface OpenOptions {
  hasWhatsApp?: boolean;
  profile?: Profile;
  user?: User;
}

function Inside({ reload }: { reload: () => void }) {
  const { user } = useAuth();
  return (
    <>
      <main id="main" tabIndex={-1} />
      {user && !user.onboarded && <Onboarding reload={reload} />}
      <ul aria-label="Messages">
        {useToasts().map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
    </>
  );
}

/** The wizard as the app shell mounts it, for somebody who has just signed up. */
export async function openWizard({ hasWhatsApp = false, profile, user = newcomer }: OpenOptions = {}) {
  rememberSignIn();
  answerAll(hasWhatsApp, profile, user);
  return showWizard();
}

/** With whatever the browser and the server hold by now: after a reload. */
export async function showWizard() {
  const reload = jest.fn();
  const { store, stopListening } = makeStore();
  const view = render(
    <HarambeeTheme>
      <AuthProvider>
        <Provider store={store}>
          <Inside reload={reload} />
        </Provider>
      </AuthProvider>
    </HarambeeTheme>,
  );
  await screen.findByRole('dialog');
  return { ...view, reload, stopListening, user: userEvent.setup({ delay: null }) };
}

export const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};
/** By the words of its label, whether or not it says "(optional)" behind them. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(optional\\))?$`), {
    selector: 'input, textarea',
  });
export const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
export const step = (words: string) => screen.findByText(words, { selector: 'b' });
export const bodyOf = (call: string): unknown =>
  JSON.parse(server.calls.findLast((one) => one.call === call)?.body || 'null');

/** Goes on to the step with this number, everything being as it should. */
export async function goOnTo(number: number, of = 5) {
  if (number > 1) await press('Next');
  if (number > 2) {
    await type('Mission', 'Safe water for Turkana.');
    await press('Next');
  }
  for (let at = 3; at < number; at += 1) {
    await step(`Step ${at} of ${of}`);
    await press('Next');
  }
  await step(`Step ${number} of ${of}`);
}
