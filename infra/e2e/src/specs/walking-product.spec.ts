import { formatMoney, proposalSections } from '@harambee/domain';
import { ProposalForm } from '../pages/proposal-form.ts';
import { newAccount, signedInPage } from '../support/accounts.ts';
import { bearer } from '../support/api.ts';
import { readPdf } from '../support/checks/pdf.ts';
import { expect, testOnOwnProduct as test } from '../support/test.ts';
import { waterProject } from '../support/water-project.ts';

test('sign up, write a proposal, watch it being drafted, download its PDF; a second organization sees none of it', {
  tag: '@own-product',
}, async ({ page, browser, baseURL }) => {
  const account = newAccount();

  await test.step('sign up', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('First name').fill(account.firstName);
    await page.getByLabel('Last name').fill(account.lastName);
    await page.getByLabel('Organization name').fill(account.organizationName);
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('dialog', { name: /^Welcome to Harambee/ })).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(account.firstName);
  });

  await test.step('write the application', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Proposals' }).click();
    await page.getByRole('link', { name: 'New Proposal' }).first().click();
    await expect(page).toHaveURL('/proposals/new');
    const form = new ProposalForm(page);
    await form.fill(waterProject);
    await form.create.click();
    await expect(page).toHaveURL('/proposals');
  });

  const card = page.getByRole('article').filter({ hasText: waterProject.title });
  await test.step('watch it from Draft over Generating to Completed', async () => {
    await expect(card.getByText('Generating', { exact: true })).toBeVisible();
    await expect(card.getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('read it, with its history', async () => {
    await card.getByRole('link', { name: waterProject.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: waterProject.title })).toBeVisible();
    const history = page.getByRole('region', { name: 'History' });
    for (const status of ['Draft', 'Generating', 'Completed']) {
      await expect(history.getByText(status).first()).toBeVisible();
    }
    await page.getByRole('tab', { name: 'Generated Content' }).click();
    for (const title of Object.values(proposalSections)) {
      await expect(page.getByRole('heading', { name: new RegExp(`^${title}`) })).toBeVisible();
    }
  });

  await test.step('download the PDF and read its text back', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${waterProject.grantId}-v1.pdf`);
    const pdf = await readPdf(await file.path());
    expect(pdf.title).toContain(waterProject.title);
    expect(pdf.text).toContain(waterProject.title);
    expect(pdf.text).toContain(formatMoney(waterProject.requestedAmount));
    for (const title of Object.values(proposalSections)) expect(pdf.text).toContain(title);
    expect(pdf.text).toContain('Hydrogeological survey');
    expect(pdf.pages).toBeGreaterThan(3);
  });

  await test.step('a second organization sees none of it, by page and by API', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const context = await browser.newContext({ baseURL });
    const other = await context.newPage();
    const { accessToken, api } = await signedInPage(other, newAccount({ firstName: 'Otieno' }));
    expect(await api.get('/api/proposals')).toEqual({ proposals: [] });
    for (const path of ['', '/pdf', '/versions']) {
      const answer = await other.request.get(`/api/proposals/${id}${path}`, { headers: bearer(accessToken) });
      expect(answer.status()).toBe(404);
    }
    await other.goto(`/proposals/${id}`);
    await expect(other.getByText('Proposal not found')).toBeVisible();
    await expect(other.getByText(waterProject.title)).toHaveCount(0);
    await other.goto('/proposals');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText(waterProject.title)).toHaveCount(0);
    await context.close();
  });
});
