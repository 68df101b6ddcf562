import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newAccount, signedInPage } from '../support/accounts.ts';
import { bearer } from '../support/api.ts';
import { findings } from '../support/checks/axe.ts';
import { proveAddress } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

/** What a phone shows `periods` from now: a code works once, so each test takes another one. */
const codeOf = (key: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + periods * 30_000 });

/** A device in this browser that makes passkeys and always agrees. */
async function addDevice(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function openSecurity(page: Page) {
  await page.goto('/settings?tab=security');
  const card = page.getByRole('region', { name: 'Two-step sign-in', exact: true });
  await expect(card.getByRole('list', { name: 'Ways to confirm a sign-in' })).toBeVisible();
  return card;
}

/** Reads the recovery codes and goes on. */
async function storeCodes(page: Page, button: string): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  expect(await findings(page)).toEqual([]);
  const texts = await codes.allTextContents();
  await page.getByRole('checkbox', { name: 'I have stored these codes' }).check();
  await page.getByRole('button', { name: button }).click();
  return texts;
}

async function signOut(page: Page) {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const inside = (page: Page) => page.getByRole('heading', { level: 1, name: /Mwikali/ });

test('a passkey and recovery codes: alone, as second step, once, and not from another origin', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  // The stored sign-in of `signedInPage` would come back with every document.
  const account = newAccount();
  const answer = await page.request.post('/api/auth/register', { data: account });
  const { accessToken } = await answer.json();
  const headers = bearer(accessToken);
  await page.request.post('/api/auth/complete-onboarding', { headers });
  await proveAddress(page.request, account.email);
  await addDevice(page);
  await enterPassword(page, account);
  await expect(inside(page)).toBeVisible();

  await test.step('a passkey is added in the settings', async () => {
    await openSecurity(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
    await dialog.getByLabel('Name of the passkey').fill('Test device');
    await dialog.getByRole('button', { name: 'Continue' }).click();
  });
  const codes = await storeCodes(page, 'Done');
  await expect(page.getByText('Test device', { exact: true })).toBeVisible();

  await test.step('it signs in without a password', async () => {
    await signOut(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(inside(page)).toBeVisible();
  });

  await test.step('it is the second step after the password, which opens nothing by itself', async () => {
    await signOut(page);
    await enterPassword(page, account);
    await expect(page.getByRole('heading', { level: 1, name: 'Use your passkey' })).toBeVisible();
    for (const path of ['/dashboard', '/settings?tab=security', '/proposals']) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    }
    expect((await page.request.post('/api/auth/refresh')).status()).toBe(401);
    await page.goto('/second-step');
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    // The page that they wanted last.
    await expect(page).toHaveURL('/proposals');
  });

  await test.step('a recovery code works once', async () => {
    const [code = ''] = codes;
    await signOut(page);
    await enterPassword(page, account);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code.toLowerCase().replace('-', ' '));
    await page.keyboard.press('Enter');
    await expect(inside(page)).toBeVisible();
    await signOut(page);
    await enterPassword(page, account);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/it has been used already/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length && localStorage.getItem('auth_token'))).toBeFalsy();
  });

  await test.step('a passkey of another origin is refused', async () => {
    const elsewhere = 'https://evil.example';
    await page.route(`${elsewhere}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
    const { options } = await (
      await page.request.post('/api/auth/two-step/passkeys/options', {
        headers,
        data: { proof: { password: account.password } },
      })
    ).json();
    await page.goto(elsewhere);
    // The browser gives no passkey of our site to another one …
    const stolen = await page.evaluate(
      async (rpId) => {
        const challenge = new Uint8Array(32);
        try {
          await navigator.credentials.get({ publicKey: { challenge, rpId } });
          return 'given';
        } catch (error) {
          return (error as Error).name;
        }
      },
      new URL(baseURL ?? '').hostname,
    );
    expect(stolen).toBe('SecurityError');
    // … and we take none that was made there for our challenge.
    const made = await page.evaluate(async (given) => {
      const decode = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
      const encode = (bytes: ArrayBuffer) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
      const credential = (await navigator.credentials.create({
        publicKey: {
          ...given,
          challenge: decode(given.challenge),
          rp: { id: 'evil.example', name: 'Elsewhere' },
          user: { ...given.user, id: decode(given.user.id) },
          excludeCredentials: [],
        },
      })) as PublicKeyCredential;
      const response = credential.response as AuthenticatorAttestationResponse;
      return {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        response: {
          clientDataJSON: encode(response.clientDataJSON),
          attestationObject: encode(response.attestationObject),
        },
      };
    }, options);
    const refused = await page.request.post(`${baseURL}/api/auth/two-step/passkeys`, {
      headers,
      data: { name: 'Elsewhere', answer: made },
    });
    expect([refused.status(), (await refused.json()).error]).toEqual([
      401,
      'This passkey could not be checked. Please try again, or use another way.',
    ]);
  });
});

test('an owner requires it: a member sets it up at the next sign-in and can do nothing else before', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const { account, api } = await signedInPage(page);
  await proveAddress(page.request, account.email);
  const { link } = await api.post<{ link: string }>('/api/auth/invitations', {});
  const member = { ...newAccount(), firstName: 'Otieno' };
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  const { organizationName: _, ...person } = member;
  const joined = await theirs.request.post('/api/auth/invitations/accept', {
    data: { token: link.split('#')[1], ...person },
  });
  await theirs.request.post('/api/auth/complete-onboarding', {
    headers: bearer((await joined.json()).accessToken),
  });
  await enterPassword(theirs, member);
  await expect(theirs.getByRole('heading', { level: 1, name: /Otieno/ })).toBeVisible();

  const card = await openSecurity(page);
  await card.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(key).replace(/^(\d{3})/, '$1 '));
  await page.keyboard.press('Enter');
  await storeCodes(page, 'Done');

  await page.goto('/team');
  await expect(page.getByRole('region', { name: 'Where people are signed in' })).toContainText('Otieno');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Require two-step sign-in' }).click();
  await page.getByLabel('Required').selectOption('At once');
  await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Require it' }).click();
  // The open page of the member is signed out, and says why.
  await expect(theirs.getByText(/your organization requires two-step sign-in/)).toBeVisible({
    timeout: 45_000,
  });

  await enterPassword(theirs, member);
  await expect(theirs.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await theirs.goto('/proposals');
  await expect(theirs).toHaveURL('/login');
  await theirs.goto('/second-step');
  await theirs.getByRole('button', { name: 'Use an authenticator app' }).click();
  const theirKey = ((await theirs.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await theirs.getByLabel('Code', { exact: true }).fill(codeOf(theirKey));
  await theirs.keyboard.press('Enter');
  await storeCodes(theirs, 'Continue');
  await expect(theirs).toHaveURL('/proposals');

  // The owner ends that session: it is over in the open page.
  await page.reload();
  await page
    .getByRole('button', { name: /^End session of Otieno Mutua/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(theirs.getByText(/an owner of the organization ended this session/)).toBeVisible({
    timeout: 45_000,
  });
  await context.close();
});
