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

/** How long it takes to the shell and on to a page of another remote, as the page measures it. */
const walk = (scene: Scene) => journeyTo(scene.page, '/settings', otherThan(scene.remote));

/**
 * A machine that does other things at the same time is slow now and then, so it may try again; a shell that waits for what
 * does not come is slow each time.
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
  /** The shell may begin to wait only in a moment: time passes until it has given up. */
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

/** To the shell every remote looks like another: the usual run takes the largest one. */
const tagOf = (remote: RemoteName) => (remote === 'proposals' ? [] : ['@long']);

/** The usual run takes one, on the largest remote; the shell's own tests (`shell/src/remotes`) have each. */
const faultsOf = (): [string, Fault][] =>
  Object.entries(faults).filter(([name]) => isLong || name === 'HTML as its script');

for (const remote of remoteNames) {
  test(`${remote} is broken in every way: the rest is there at once, it says so, and Retry recovers`, {
    tag: tagOf(remote),
  }, async ({ page }) => {
    test.setTimeout(180_000);
    const scene = await given(page, remote);
    // With a route, as under a fault: it keeps the browser from taking files of its cache.
    await page.route('**/remotes/nobody/**', (route) => route.continue());
    const usual = await walk(scene);
    for (const [name, fault] of faultsOf()) {
      await test.step(name, () => suffer(fault, scene, usual));
    }
  });

  test(`${remote} falls back to the version before when its newest one is broken, and tells of it`, {
    tag: tagOf(remote),
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

test('a version that arrives when the one before is shown in its place takes nothing away from it', {
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
  // Once this is answered, so is what was let go before.
  await page.evaluate(() => fetch('/remotes.json'));
  await page.getByRole('main').getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proposal Analytics' })).toBeVisible();
});

test('with every remote missing the shell still signs in and out', { tag: '@long' }, async ({ page }) => {
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
