import type { CreateProfileBody } from '@harambee/domain/schemas';
import type { Page } from '@playwright/test';
import { type SignIn, signedInPage } from '../accounts.ts';
import { bearer } from '../api.ts';
import { proveAddress } from '../mail.ts';

const source = { source: 'Annual report 2025', url: 'https://majimashinani.example.org/2025.pdf' };

/** What a funder looks for, all of it (PROF-50). */
const evidence = {
  facts: [
    { name: 'Wells', value: 36, unit: 'wells', date: '2023-12-31', ...source, isPublic: true },
    { name: 'People reached', value: 11_450, unit: 'people', date: '2025-12-31', ...source, isPublic: true },
  ],
  focusAreas: ['Boreholes', 'Schools'],
  languages: ['sw', 'en'],
  registrationAuthority: 'Public Benefit Organizations Regulatory Authority',
  registrationCountry: 'KE',
  registrationSince: 2009,
  photoAlt: 'Two women pump water beside a school.',
  projects: [
    {
      title: 'Forty wells for Kitui',
      funder: 'Lake Fund',
      amount: 250_000,
      currency: 'EUR',
      from: 2022,
      to: 2024,
      summary: 'Forty wells, each with a committee of its own.',
    },
  ],
  policies: [{ title: 'Safeguarding', url: 'https://majimashinani.example.org/safe.pdf' }],
  reports: [{ title: 'Annual report', year: 2025, url: 'https://majimashinani.example.org/2025.pdf' }],
} satisfies CreateProfileBody;

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#0a6ebd"/></svg>';

async function sendPicture(page: Page, { accessToken }: SignIn, kind: string, data: Buffer): Promise<void> {
  const answer = await page.request.post(`/api/ngo/profile/images/${kind}`, {
    data,
    headers: { ...bearer(accessToken), 'content-type': 'application/octet-stream' },
  });
  if (!answer.ok()) throw new Error(`${kind}: ${answer.status()} ${await answer.text()}`);
}

/** Signs up somebody who publishes a profile with every part of evidence, pictures and a verified domain. */
export async function fullProfile(page: Page): Promise<{ id: string }> {
  const session = await signedInPage(page);
  await proveAddress(page.request, session.account.email);
  const { id } = await session.api.createProfile(evidence);
  await sendPicture(page, session, 'logo', Buffer.from(logo));
  await sendPicture(page, session, 'photo', await page.screenshot());
  return { id };
}
