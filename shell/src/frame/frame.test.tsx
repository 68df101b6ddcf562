import { signedInRoutes } from '@harambee/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { greeting } from '../dashboard/greeting.ts';
import { sessionRead, shellReads } from '../early/early-reads.ts';
import { aUser, refusal, server } from '../testing/fake-server.ts';
import { rememberSignIn, showApp } from '../testing/show-app.tsx';
import { renderFrame } from './render.tsx';

const html = document.documentElement;
const { frame } = renderFrame();
const frameHere = () => document.getElementById('frame');
const shownKinds = () =>
  [...document.querySelectorAll<HTMLElement>('#frame [data-shown]')].map(({ dataset }) => dataset.skeleton);

/** The document at a path, as far as it is before any script of the app. */
function openDocument(path: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = frame;
  jest.isolateModules(() => require('./frame-script.ts'));
}

/** Which media queries hold, by their width. */
function windowOf(width: number) {
  window.matchMedia = ((query: string) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    return { matches: width >= least, addEventListener() {}, removeEventListener() {} };
  }) as unknown as typeof window.matchMedia;
}

beforeEach(() => windowOf(1_100));
afterEach(() => {
  globalThis.harambeeEarlyReads = undefined;
  delete html.dataset.frame;
  document.body.innerHTML = '';
});

describe('in the document', () => {
  test('it is a picture: nothing in it can be read out, focused or found', () => {
    openDocument('/dashboard');
    expect(frameHere()).toHaveAttribute('inert');
    expect(frameHere()).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(document.querySelectorAll('#frame h1, #frame main, #frame [id]')).toHaveLength(0);
    // The policy forbids what these say.
    expect(frame).not.toMatch(/ (style|on[a-z]+)=/);
  });

  test.each(signedInRoutes.map((route) => route.replace(':id', 'p1')))(
    'people who are signed in see it at %s, with one skeleton',
    (path) => {
      rememberSignIn();
      openDocument(path);
      expect(shownKinds()).toEqual([html.dataset.frame]);
      expect(shownKinds()).toHaveLength(1);
    },
  );

  test('nobody else sees it', () => {
    openDocument('/dashboard');
    expect(html.dataset.frame).toBeUndefined();
    rememberSignIn();
    localStorage.setItem('logout-pending', 'true');
    openDocument('/dashboard');
    expect(html.dataset.frame).toBeUndefined();
  });

  test.each([
    '/public/profile/p1',
    '/guest',
    '/join',
    '/reset-password',
    '/login',
    '/nonsense',
    '/proposals/1/2',
    '/',
  ])('nor does anybody at %s', (path) => {
    rememberSignIn();
    openDocument(path);
    expect(html.dataset.frame).toBeUndefined();
  });

  test.each([
    ['/proposals', 'Proposals', 'Proposals'],
    ['/proposals/p1', 'Proposals', ''],
    ['/dashboard', 'Dashboard', ''],
    ['/team/record', 'Team', ''],
  ])('at %s it marks the entry and names the page as the app will', (path, entry, title) => {
    rememberSignIn();
    openDocument(path);
    const marked = [...document.querySelectorAll('#frame [aria-current]')];
    expect(marked.map((link) => link.querySelector('span')?.textContent)).toEqual([entry]);
    expect(document.querySelector('[data-shown] [data-part=title]')).toHaveTextContent(title);
  });

  describe('once the session has been read', () => {
    const part = (name: string) => document.querySelector(`#frame [data-part=${name}]`);
    const title = () => document.querySelector('[data-shown] [data-part=title]');
    /** At a path, with what the document has asked for. */
    function openWith(path: string, answer: Promise<Response>) {
      rememberSignIn();
      globalThis.harambeeEarlyReads = { token: 't', at: 0, answers: new Map([[sessionRead, answer]]) };
      openDocument(path);
    }
    const known = (user = aUser) => Promise.resolve(Response.json({ user }));

    test('it names the person, seconds before the app can, and leaves the answer to the app', async () => {
      const answer = known();
      openWith('/dashboard', answer);
      await waitFor(() => expect(part('person')).toHaveTextContent(`${aUser.firstName} ${aUser.lastName}`));
      expect(part('organization')).toHaveTextContent(aUser.tenantName);
      expect(title()).toHaveTextContent(`${greeting()}, ${aUser.firstName}`);
      expect(await (await answer).json()).toEqual({ user: aUser });
    });

    test('names are text', async () => {
      openWith('/dashboard', known({ ...aUser, firstName: '<b>Amina</b>' }));
      await waitFor(() => expect(title()).toHaveTextContent('<b>Amina</b>'));
    });

    test('other pages keep their title', async () => {
      openWith('/proposals', known());
      await waitFor(() => expect(part('person')).toHaveTextContent(aUser.firstName));
      expect(title()).toHaveTextContent('Proposals');
    });

    test.each([
      ['refused', () => Promise.resolve(refusal(401))],
      ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
      ['of a network’s own sign-in page', () => Promise.resolve(new Response('<html>'))],
    ])('an answer that is %s leaves the skeletons', async (_how, answerOf) => {
      const answer = answerOf();
      answer.catch(() => {});
      openWith('/dashboard', answer);
      await answer.catch(() => {});
      await new Promise((resolve) => setTimeout(resolve));
      expect(part('person')?.querySelector('[data-loading]')).not.toBeNull();
      expect(title()?.querySelector('[data-loading]')).not.toBeNull();
    });
  });

  test('a sidebar that was collapsed is collapsed, where there is a sidebar', () => {
    rememberSignIn();
    localStorage.setItem('sidebar-collapsed', 'true');
    openDocument('/dashboard');
    expect(document.querySelectorAll('#frame [data-collapsed]')).toHaveLength(2);
    windowOf(375);
    openDocument('/dashboard');
    expect(document.querySelectorAll('#frame [data-collapsed]')).toHaveLength(0);
  });

  test('the place of an assistant that was left open is kept free, where it stands beside the page', () => {
    rememberSignIn();
    localStorage.setItem('rafiki-open', 'true');
    openDocument('/dashboard');
    expect(document.querySelector('#frame [data-assistant]')).toBeNull();
    windowOf(1_500);
    openDocument('/dashboard');
    expect(document.querySelector('#frame [data-assistant]')).not.toBeNull();
  });
});

describe('taken over', () => {
  const open = (path: string) => {
    rememberSignIn();
    openDocument(path);
    return showApp({ path, signedIn: true });
  };

  test('it stays while the sign-in is checked, and the app takes its place', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.on('GET /api/auth/me', () => held.then(() => Response.json({ user: aUser })));
    open('/dashboard');
    expect(frameHere()).not.toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading Harambee');
    release();
    await waitFor(() => expect(frameHere()).toBeNull());
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(html.dataset.frame).toBeUndefined();
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('if the session has ended, the sign-in page does', async () => {
    server.on('GET /api/auth/me', () => refusal(401));
    jest.spyOn(console, 'error').mockImplementation(() => {});
    open('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(frameHere()).toBeNull();
    expect(html.dataset.frame).toBeUndefined();
  });
});

test.each(Object.entries(shellReads))('%s reads what the document asks for', async (path, reads) => {
  showApp({ path, signedIn: true });
  const asked = () => server.calls.map(({ request }) => request.url.slice(location.origin.length));
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([...reads])));
});
