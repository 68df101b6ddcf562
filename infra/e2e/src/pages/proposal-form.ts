import type { Locator, Page } from '@playwright/test';
import type { waterProject } from '../support/water-project.ts';

type Application = Omit<typeof waterProject, 'title'> & { title: string };

/** The form of /proposals/new: five sections, one after the other. */
export class ProposalForm {
  readonly next: Locator;
  readonly create: Locator;

  constructor(readonly page: Page) {
    this.next = page.getByRole('button', { name: /^Next/ });
    this.create = page.getByRole('button', { name: 'Create Proposal' });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async fillBasic(application: Application) {
    await this.field('Title').fill(application.title);
    await this.field('Grant ID').fill(application.grantId);
    await this.field('Organization').fill(application.organization);
    await this.field('Category').selectOption(application.category);
    await this.field('Description').fill(application.description);
  }

  async fillProject(application: Application) {
    for (const [index, objective] of application.objectives.entries()) {
      if (index > 0) await this.page.getByRole('button', { name: 'Add objective' }).click();
      await this.field(`Objective ${index + 1}`).fill(objective);
    }
    await this.field('Number of beneficiaries').fill(String(application.beneficiaries));
    await this.field('Methodology').fill(application.methodology);
  }

  async fillFunding(application: Application) {
    await this.field('Requested Amount (USD)').fill(String(application.requestedAmount));
    await this.field('Deadline').fill(application.deadline);
    await this.field('Budget breakdown').fill(application.budget);
  }

  async fillImplementation(application: Application) {
    await this.field('Project duration (months)').fill(String(application.projectDuration));
    await this.field('Timeline').fill(application.timeline);
    await this.field('Sustainability plan').fill(application.sustainability);
  }

  async fillTeam(application: Application) {
    await this.field('Team').fill(application.team);
  }

  /** Fills all five sections, with Next after each of the first four. */
  async fill(application: Application) {
    await this.fillBasic(application);
    await this.next.click();
    await this.fillProject(application);
    await this.next.click();
    await this.fillFunding(application);
    await this.next.click();
    await this.fillImplementation(application);
    await this.next.click();
    await this.fillTeam(application);
  }
}
