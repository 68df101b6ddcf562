import type { ProfileVerification, User } from '@harambee/domain/schemas';
import { screen } from '@testing-library/react';
import { fillField } from '../../testing/fill-form.ts';
import { filledFields, open, profileOf } from '../../testing/profiles.ts';

const at = {
  website: filledFields.website,
  domain: 'majikwawote.example',
  asciiDomain: 'majikwawote.example',
};

async function show(answer: ProfileVerification | undefined, who: Partial<User> = {}) {
  const call = 'GET /api/ngo/profile/verification';
  const given = answer ? { body: answer } : { status: 404, body: { error: 'Not found', requestId: 'r' } };
  const app = open('/profiles/p-1/edit', { own: profileOf(), who, handlers: { [call]: () => given } });
  await screen.findByRole('form', { name: 'Edit Profile' });
  return app;
}
/** The words of the line, links among them. */
const line = (words: RegExp) =>
  screen.findByText(
    (_text, element) =>
      element?.parentElement?.getAttribute('role') === 'status' &&
      element.matches('span') &&
      words.test(element.textContent ?? ''),
  );

test('the form says that it is verified, and of which website only once it is saved (PROF-63)', async () => {
  await show({ state: 'verified', ...at, on: '2026-05-12' });
  const words = await line(
    /email address at majikwawote\.example, the domain of its website\. Confirmed on May 12, 2026/,
  );
  expect(words).toHaveTextContent('Your public page says so.');
  await fillField('website', 'https://other.example');
  expect(await line(/^Save your changes to see whether this website is verified\.$/)).toBeVisible();
  expect(screen.queryByText(/Your public page says so/)).toBeNull();
});

test.each<[string, ProfileVerification, Partial<User>, RegExp]>([
  [
    'an owner with an unproved one',
    { state: 'unproved', ...at },
    { role: 'Owner', email: 'a@post.MajiKwaWote.example', mustProveEmail: true },
    /Open the link that we emailed to a@post\.MajiKwaWote\.example/,
  ],
  [
    'an owner with an unproved one elsewhere',
    { state: 'unproved', ...at },
    { role: 'Owner', email: 'a@xmajikwawote.example', mustProveEmail: true },
    /no owner has confirmed an email address at majikwawote\.example\. If you have one, make it your address in Settings.*make them an owner on the page Team/,
  ],
  [
    'a member',
    { state: 'unproved', ...at },
    { role: 'Member' },
    /An owner who has one can confirm it in Settings/,
  ],
  [
    'everybody, of a site for everybody',
    { state: 'shared', ...at, domain: 'facebook.com' },
    {},
    /anybody can have a page or an email address at facebook\.com/,
  ],
])('what to do is said to %s', async (_whom, answer, who, words) => {
  await show(answer, who);
  expect(await line(words)).toBeVisible();
});

test('a service of before does not answer: there is no line', async () => {
  await show(undefined);
  expect(screen.queryByText(/verified/i)).toBeNull();
});
