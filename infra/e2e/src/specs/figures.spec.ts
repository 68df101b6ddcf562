import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Assistant } from '../pages/assistant.ts';
import { signedInPage } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { waterProject } from '../support/water-project.ts';

/** One proposal of each relevant kind; the categories have equal sizes on purpose. */
const work = [
  { category: 'Education', path: ['submitted', 'under_review', 'approved', 'funded'], generate: true },
  { category: 'Healthcare', path: ['submitted', 'under_review', 'rejected'] },
  { category: 'Environment', path: ['submitted', 'under_review', 'approved'] },
  { category: 'Technology', path: ['submitted'] },
  { category: 'Research', path: [] },
] as const;

/** Five started, three under review, two approved, one text completed. */
const points = 5 * 10 + 3 * 5 + 2 * 30 + 50;
const expected = {
  points,
  level: Math.floor(points / 100) + 1,
  proposals: work.length,
  active: 3,
  successRate: 40,
  secured: `$${(2 * waterProject.requestedAmount).toLocaleString('en-US')}`,
  /** First Steps, Proposal Creator, Active Contributor, Platform Pioneer. */
  badges: 4,
} as const;

async function givenWork(api: Api, name: string): Promise<void> {
  await api.createProfile({ name });
  for (const { path, ...given } of work) {
    const id = await api.createProposal({ title: `Water and ${given.category}`, ...given });
    if ('generate' in given) await api.waitForStatus(id, 'completed');
    for (const status of path) await api.post(`/api/proposals/${id}/status`, { status });
  }
  // Each service receives the events at its own pace.
  const known = async () => {
    const summary = await api.get<{ points: number; badgesEarned: number }>('/api/impact/summary');
    const figures = await api.get<{ fundingSecured: number }>('/api/ngo/profile/figures');
    const asked = { message: 'what is our success rate?', history: [] };
    const { reply } = await api.post<{ reply: string }>('/api/chat/respond', asked);
    return [summary.points, summary.badgesEarned, figures.fundingSecured, reply.includes('**40%**: 2 of 5')];
  };
  await expect
    .poll(known, { timeout: 40_000 })
    .toEqual([points, expected.badges, 2 * waterProject.requestedAmount, true]);
}

/** One of a row of figures: its number and its whole text. */
const figure = (page: Page, label: string) =>
  page.locator('[data-part="figures"] > div').filter({ has: page.getByText(label, { exact: true }) });

const numbersOf = (texts: string[]) => texts.map((text) => Number(text.replaceAll(/\D/g, '')));
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

test('every place shows the same figures of one organization', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const { api, account } = await signedInPage(page);
  const name = account.organizationName;
  await givenWork(api, name);

  await test.step('dashboard and chip', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: `Level ${expected.level} ${points} points` })).toBeVisible();
    await expect(figure(page, 'Impact Points')).toContainText(`${points}`);
    await expect(figure(page, 'Active Proposals')).toContainText('1 to finish, 1 sent, 1 approved');
    await expect(figure(page, 'Active Proposals')).toContainText(/Active Proposals3/);
    await expect(page.getByRole('main')).toContainText(
      /(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, [A-Z][a-z]+ \d/,
    );
  });

  await test.step('/impact', async () => {
    await page.goto('/impact');
    const rope = page.getByRole('progressbar', { name: `Points toward Level ${expected.level + 1}` });
    await expect(rope).toHaveAttribute('aria-valuenow', String(points));
    await expect(figure(page, 'Badges')).toContainText(`${expected.badges}`);
    await expect(figure(page, 'Badges')).toContainText('of 6');
    const badges = page.getByRole('region', { name: 'Recent Badges' });
    await expect(badges.getByText(/^Earned/)).toHaveCount(expected.badges);
    await expect(badges.getByText('A bonus badge, not one of the 6')).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(`${points}`);
  });

  await test.step('badges', async () => {
    await page.goto('/impact/badges');
    await expect(page.getByText(/^\s*\d+\s*of 6 earned/)).toHaveText(
      new RegExp(`^${expected.badges}\\s*of 6 earned`),
    );
    await expect(page.getByText('67%')).toBeVisible();
  });

  await test.step('leaderboard: for all time there is no earlier period', async () => {
    await page.goto('/impact/leaderboard?period=allTime');
    const own = page.getByRole('row').filter({ hasText: name });
    await expect(own.getByRole('cell').last()).toHaveText(String(points));
    await expect(page.getByRole('main')).not.toContainText(/\bbefore\b|\d (more|fewer)/);
  });

  await test.step('report, on the screen and as text', async () => {
    await page.goto('/impact/report?period=all');
    await expect(figure(page, 'Total points')).toContainText(`${points}`);
    await expect(figure(page, 'Total points')).toContainText(`${expected.badges} badges`);
    await expect(figure(page, 'Proposals')).toContainText('2 approved or funded');
    await expect(figure(page, 'Success rate')).toContainText(`${expected.successRate}%`);
    await expect(figure(page, 'Funding secured')).toContainText(expected.secured);
    await expect(page.getByText('5 categories are tied: 1 proposal each.')).toBeVisible();
    const months = page.getByRole('table', { name: /points earned by month/ });
    const cells = await months.locator('tbody tr > :last-child').allTextContents();
    expect(sum(numbersOf(cells))).toBe(points);
    const projects = page.getByRole('region', { name: 'Project details' }).getByRole('listitem');
    await expect(projects.filter({ hasText: 'Water and Healthcare' })).toContainText('Rejected');
    await expect(projects.filter({ hasText: 'Water and Education' })).toContainText('Active (funded)');
    await expect(projects.filter({ hasText: 'Planned' })).toHaveCount(2);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Report' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toContain(`Points: ${points}`);
    expect(text).toContain(`Approved or funded: 2 (${expected.successRate}%)`);
    expect(text).toContain(`Funding secured: ${expected.secured}`);
    expect(text).toContain(`Badges earned: ${expected.badges}`);
    expect(text).toMatch(/Water and Healthcare\n.*Rejected/);
  });

  await test.step('analytics', async () => {
    await page.goto('/analytics');
    const fact = (words: string) => page.locator('dt', { hasText: words }).locator('xpath=..');
    await expect(fact('Points awarded')).toContainText(`${points}`);
    await expect(fact('Badges earned')).toContainText(`${expected.badges}`);
    // The organization has no week before this one.
    await expect(figure(page, 'Growth Rate')).toContainText('–no earlier week to compare with');
    await expect(fact('Average draft time')).toContainText(/second|minute|\dm/);
    await page.goto('/proposals/analytics');
    await expect(page.getByRole('main')).toContainText(
      `${expected.successRate}.0% were approved or funded: 2 of 5`,
    );
  });

  await test.step('profile, proposals and assistant', async () => {
    await page.goto('/profiles');
    await expect(figure(page, 'Total Proposals')).toContainText(`${expected.proposals}`);
    await expect(figure(page, 'Funding Secured')).toContainText(expected.secured);
    await expect(figure(page, 'Active Projects')).toContainText('2');
    await page.goto('/proposals');
    await expect(figure(page, 'Total Proposals')).toContainText(`${expected.proposals}`);
    const assistant = new Assistant(page);
    await assistant.open();
    await assistant.ask('How many points do we have?');
    await expect(assistant.log).toContainText(`${points} points and are on Level ${expected.level}`);
    await assistant.button('Cancel').click();
    await assistant.ask('Which badges do we have?');
    await expect(assistant.log).toContainText(`${expected.badges} badges of 6`);
  });
});
