import { exportProfile } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { open, profileOf } from '../../testing/profiles.ts';

const words = { funder: 'Lake Fund', currency: 'EUR', from: 2022, to: 2024, summary: 'Forty wells.' };
const typed = { ...words, id: 'j-1', title: 'Wells', amount: 250_000 };
const ofProposal = { ...words, id: 'j-2', title: 'Schools', amount: 0, to: 0, proposalId: 'a-1' };
const url = 'https://majikwawote.example/safe.pdf';

const full: Partial<Profile> = {
  facts: profileOf().facts.map((fact) => ({ ...fact, url, isPublic: true })),
  projects: [typed, ofProposal],
  policies: [{ id: 'o-1', title: 'Safeguarding', url }],
  reports: [{ id: 'r-1', title: 'Annual report', year: 2025, url: 'javascript:alert(1)//a.b' }],
};

test('the people of an organization see what funders see, and what of it is public', async () => {
  open('/profiles', { own: profileOf(full) });
  const card = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await card('Figures with a date')).getByText('Public')).toBeVisible();
  expect(
    (await card('Figures with a date')).getByRole('link', { name: 'Annual report 2025' }),
  ).toHaveAttribute('href', url);
  const projects = await card('Funded projects');
  expect(projects.getByText('EUR 250,000')).toBeVisible();
  expect(projects.getByText('2022–2024, Lake Fund')).toBeVisible();
  expect(projects.getByText('Since 2022, Lake Fund')).toBeVisible();
  expect(projects.getByText(/public as long as it is funded$/)).toBeVisible();
  const documents = await card('Policies and reports');
  expect(documents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([url]);
  expect(screen.getByText('Swahili')).toBeVisible();
  expect(screen.getByText('Kenya')).toBeVisible();
});

test('without any of it there is no empty heading', async () => {
  open('/profiles', { own: profileOf({ facts: [], focusAreas: [], languages: [] }) });
  await screen.findByRole('heading', { name: 'Contact information' });
  for (const name of [
    'Focus and languages',
    'Figures with a date',
    'Funded projects',
    'Policies and reports',
  ])
    expect(screen.queryByRole('heading', { name })).toBeNull();
});

test('a member who imports a file shows no other proposal than an owner chose', async () => {
  const own = profileOf({ projects: [ofProposal] });
  const app = open('/profiles', {
    own,
    who: { role: 'Member' },
    handlers: { 'PUT /api/ngo/profile/p-1': () => ({ body: { profile: own } }) },
  });
  await screen.findByRole('heading', { name: 'Contact information' });
  const other = { ...ofProposal, id: 'j-9', proposalId: 'a-9' };
  const text = JSON.stringify(exportProfile(profileOf({ projects: [typed, other] })));
  const file = new File([text], 'profile.json', { type: 'application/json' });
  file.text = async () => text;
  const input = screen.getByLabelText('Exported profile file');
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import this file?' }));
  await app.userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  const put = () => app.api.callsTo('PUT', '/api/ngo/profile/p-1')[0]?.body;
  await waitFor(() => expect(put()).toMatchObject({ projects: [ofProposal, typed] }));
});
