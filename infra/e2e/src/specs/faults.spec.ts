import type { Page } from '@playwright/test';
import { placeOf, stops } from '../pages/remote-place.ts';
import { signedInPage } from '../support/accounts.ts';
import { expectedError, type Fault, faults, type Scene } from '../support/faults/faults.ts';
import { HeldRequests, passTimeUntilGivenUp } from '../support/faults/held-requests.ts';
import { journeyTo, type Stop } from '../support/journey.ts';
import { isLong } from '../support/long.ts';
import { expect, test } from '../support/test.ts';
import { entryMadeOf, type RemoteName, remoteNames, shipTo } from '../support/versions.ts';

const otherThan = (remote: RemoteName): Stop => (remote === 'impact' ? stops.proposals : stops.impact);

/** Milliseconds. */
const allowance = 2_000;

/** Time until the shell is there, and from there to a page of another remote, measured in the page. */
const walk = (scene: Scene) => journeyTo(scene.page, '/settings', otherThan(scene.remote));

/**
 * A busy machine is slow now and then, so it may try again; a shell that waits for something missing is slow every
 * time.
 */
async function expectNoWait(scene: Scene, usual: { stop: number }) {
  for (let tries = 1; ; tries += 1) {
    const { stop } = await walk(scene);
    if (stop <= Math.max(allowance, usual.stop + allowance)) return;
    expect(
      tries,
      `another remote took ${Math.round(stop)} ms, usually ${Math.round(usual.stop)}`,
    ).toBeLessThan(3);
  }
}

async function given(page: Page, remote: RemoteName): Promise<Scene> {
  const { user } = await signedInPage(page);
  const { remotes } = await (await page.request.get('/remotes.json')).json();
  const { version } = remotes.find(({ name }: { name: string }) => name === remote);
  return { page, remote, tenantId: user.tenantId, usual: version };
}

async function suffer(fault: Fault, scene: Scene, usual: { stop: number }) {
  const { page } = scene;
  const place = placeOf(page, scene.remote);
  /** The shell may not have started waiting yet, so the clock runs until it gives up. */
  const inTime = (expectation: () => Promise<void>) =>
    expect(async () => {
      await fault.passTime?.(page);
      await expectation();
    }).toPass({ timeout: 20_000 });
  await fault.begin(scene);
  await expectNoWait(scene, usual);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  await place.open();
  await inTime(() => expect(place.lost).toBeVisible({ timeout: 1_000 }));

  const triedAgain = page.waitForRequest(/\/remotes\.json$/);
  await place.retry.click();
  await triedAgain;
  await inTime(() => expect(place.retry).toBeEnabled({ timeout: 1_000 }));
  await expect(place.lost).toBeVisible();

  await fault.end(scene);
  await place.retry.click();
  await expect(place.found).toBeVisible();
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
}

test.use({ expectedErrors: [expectedError] });

/** To the shell all remotes are alike, so the usual run tests only the largest one. */
const tagOf = (remote: RemoteName) => (remote === 'proposals' ? [] : ['@long']);

/** The usual run tests one fault on the largest remote; the shell's tests (`shell/src/remotes`) cover each fault. */
const faultsOf = (): [string, Fault][] =>
  Object.entries(faults).filter(([name]) => isLong || name === 'HTML as its script');

for (const remote of remoteNames) {
  test(`${remote} is broken in every way: the rest appears at once, a message says so, and Retry recovers`, {
    tag: tagOf(remote),
  }, async ({ page }) => {
    test.setTimeout(180_000);
    const scene = await given(page, remote);
    // With a route, as during a fault, so that the browser does not use its cache.
    await page.route('**/remotes/nobody/**', (route) => route.continue());
    const usual = await walk(scene);
    for (const [name, fault] of faultsOf()) {
      await test.step(name, () => suffer(fault, scene, usual));
    }
  });

  test(`${remote} falls back to the previous version if the newest one is broken, and reports it`, {
    tag: '@long',
  }, async ({ page }) => {
    const scene = await given(page, remote);
    const broken = await shipTo(scene.tenantId, remote, 'broken', {
      change: entryMadeOf((usual) => `}${usual}`),
    });
    const told = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/platform/errors') &&
        request.postDataJSON().remote === remote &&
        request.postDataJSON().version === broken,
    );
    await page.goto('/settings');
    const place = placeOf(page, remote);
    await place.open();
    await expect(place.found).toBeVisible();
    await told;
  });
}

test('a version that arrives late does not disturb the previous one that is shown instead', {
  tag: '@long',
}, async ({ page }) => {
  const scene = await given(page, 'proposals');
  const late = await shipTo(scene.tenantId, 'proposals', 'late');
  await page.clock.install();
  const held = await HeldRequests.of(page, `**/remotes/proposals/${late}/**`);
  // The widgets of the dashboard wait for it, too.
  await page.goto('/dashboard');
  await placeOf(page, 'proposals').open();
  await passTimeUntilGivenUp(page, late, 130_000);
  await expect(placeOf(page, 'proposals').found).toBeVisible();
  await held.letGo(page);
  // When this is answered, the requests released before are answered, too.
  await page.evaluate(() => fetch('/remotes.json'));
  await page.getByRole('main').getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proposal Analytics' })).toBeVisible();
});

test('with every remote missing, people can still sign in and out', { tag: '@long' }, async ({ page }) => {
  await page.route('**/remotes/**', (route) => route.fulfill({ status: 404, body: '' }));
  await signedInPage(page);
  for (const path of ['/profiles', '/proposals', '/impact', '/analytics']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});
