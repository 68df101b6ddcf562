import { emptyProposalFields, type ProposalFormSection, proposalRules } from '@harambee/domain';
import type { Locator } from '@playwright/test';
import { ProposalForm } from '../pages/proposal-form.ts';
import { signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { waterProject } from '../support/water-project.ts';

/** The rules that an empty section breaks; the others have their own tests below. */
const emptyMessages = (wanted: ProposalFormSection) =>
  proposalRules
    .filter(
      ({ section, holds }) => section === wanted && !holds({ ...emptyProposalFields, projectDuration: 0 }),
    )
    .map(({ message }) => message);

/** The message belongs to the field: a screen reader reads it with the field's name. */
const says = (field: Locator, message: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(message));

test('every section shows what is missing under each field, and Next waits until nothing is', {
  tag: '@long',
}, async ({ page }) => {
  await signedInPage(page);
  await page.goto('/proposals/new');
  const form = new ProposalForm(page);
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  const expectAll = async (section: ProposalFormSection) => {
    for (const message of emptyMessages(section)) {
      await expect(page.getByText(message).first(), message).toBeVisible();
    }
  };

  await test.step('Basic Information', async () => {
    await form.field('Organization').fill('');
    await form.next.click();
    await expectAll('basic');
    await says(form.field('Title'), 'Title is required');
    await says(form.field('Grant ID'), 'Grant ID is required');
    await says(form.field('Organization'), 'Organization is required');
    await says(form.field('Category'), 'Category is required');
    await says(form.field('Description'), 'Description is required');
    await expect(heading('Basic Information')).toBeVisible();
    await form.fillBasic(waterProject);
    await expect(page.getByText('Title is required')).toBeHidden();
    await form.next.click();
  });

  await test.step('Project Details', async () => {
    await expect(heading('Project Details')).toBeVisible();
    await form.next.click();
    await expectAll('project');
    await says(page.getByRole('group', { name: 'Objectives' }), 'All objectives must be filled');
    await says(form.field('Number of beneficiaries'), 'Number of beneficiaries must be greater than 0');
    await says(form.field('Methodology'), 'Methodology is required');
    await form.fillProject(waterProject);
    await form.next.click();
  });

  await test.step('Funding & Budget', async () => {
    await expect(heading('Funding & Budget')).toBeVisible();
    await form.next.click();
    await expectAll('funding');
    await says(form.field('Requested Amount (USD)'), 'Amount must be greater than 0');
    await says(form.field('Deadline'), 'Deadline is required');
    await form.fillFunding(waterProject);
    await form.next.click();
  });

  await test.step('Implementation', async () => {
    await expect(heading('Implementation')).toBeVisible();
    const duration = form.field('Project duration (months)');
    await duration.fill('');
    await form.next.click();
    await expectAll('implementation');
    await says(duration, 'Duration must be greater than 0');
    await says(form.field('Timeline'), 'Timeline is required');
    await says(form.field('Sustainability plan'), 'Sustainability plan is required');
    await duration.fill('61');
    await form.next.click();
    await says(duration, 'Duration must be at most 60 months');
    await form.fillImplementation(waterProject);
    await form.next.click();
  });

  await test.step('Team & Impact', async () => {
    await expect(heading('Team & Impact')).toBeVisible();
    await form.create.click();
    // A refused form shows its first section again (PROP-13); the summary links to what is missing.
    await expect(heading('Basic Information')).toBeVisible();
    await expectAll('team');
    await page.getByRole('link', { name: 'Team information is required' }).click();
    await expect(heading('Team & Impact')).toBeVisible();
    await expect(form.field('Team')).toBeFocused();
    await says(form.field('Team'), 'Team information is required');
    await expect(page).toHaveURL('/proposals/new');
    await form.fillTeam(waterProject);
    await form.create.click();
    await expect(page).toHaveURL('/proposals');
    await expect(page.getByRole('article').filter({ hasText: waterProject.title })).toBeVisible();
  });
});
