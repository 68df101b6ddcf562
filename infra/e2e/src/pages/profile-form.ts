import { sdgs } from '@harambee/domain';
import type { Locator, Page } from '@playwright/test';
import type { waterProfile } from '../support/water-profile.ts';

type Profile = typeof waterProfile;

/** The form of /profiles/new and /profiles/{id}/edit. */
export class ProfileForm {
  readonly create: Locator;
  readonly save: Locator;

  constructor(readonly page: Page) {
    this.create = page.getByRole('button', { name: 'Create Profile' });
    this.save = page.getByRole('button', { name: 'Save Changes' });
  }

  /** Finds a field by the start of its label, which skips the checkbox beside it that hides the field. */
  field(label: string): Locator {
    return this.page.getByLabel(new RegExp(`^${label}`));
  }

  async fill(profile: Profile) {
    await this.field('Organization name').fill(profile.name);
    await this.field('Organization type').selectOption(profile.type);
    await this.field('Location').fill(profile.location);
    await this.field('Founded year').fill(String(profile.foundedYear));
    await this.field('Website').fill(profile.website);
    await this.field('Contact email').fill(profile.contactEmail);
    await this.field('Contact phone').fill(profile.contactPhone);
    await this.field('LinkedIn').fill(profile.linkedinUrl);
    await this.field('X handle').fill(profile.twitterHandle);
    await this.field('Mission statement').fill(profile.mission);
    await this.field('Description').fill(profile.description);
    for (const goal of profile.sdgs) {
      await this.page.getByRole('checkbox', { name: sdgs[goal - 1]?.name ?? '', exact: true }).check();
    }
    await this.field('Registration number').fill(profile.registrationNumber);
    await this.field('Tax status').selectOption(profile.taxExemptStatus);
    await this.field('Annual budget range').selectOption(profile.annualBudgetRange);
    for (const [row, fact] of profile.facts.entries()) {
      await this.page.getByRole('button', { name: 'Add figure' }).click();
      const figure = this.page.getByRole('group', { name: `Figure ${row + 1}` });
      await figure.getByLabel('What it counts').fill(fact.name);
      await figure.getByLabel('Value').fill(String(fact.value));
      await figure.getByLabel('Unit').fill(fact.unit);
      await figure.getByLabel('Date').fill(fact.date);
      await figure.getByLabel('Source', { exact: true }).fill(fact.source);
    }
  }
}
