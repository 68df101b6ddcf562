import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, profileOf } from '../../testing/profiles.ts';
import { embedCodes } from './embed-dialog.tsx';

const show = (isActive = true) => open('/profiles', { own: profileOf({ isActive }) });
const button = () => screen.findByRole('button', { name: 'Show on another site' });

test('the code of the card is copied, and what it shows is seen', async () => {
  const user = userEvent.setup();
  show();
  await user.click(await button());
  const dialog = within(await screen.findByRole('dialog', { name: 'Show your card on another site' }));
  expect(dialog.getByRole('img', { name: 'Card of Maji Kwa Wote' })).toHaveAttribute(
    'src',
    '/public/profile/p-1/picture.png?v=7',
  );
  await user.click(dialog.getAllByRole('button', { name: 'Copy the code' })[0] as HTMLElement);
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(embedCodes(profileOf(), 'http://localhost').frame);
});

test('a closed page has no card to show', async () => {
  show(false);
  await screen.findByRole('switch', { name: 'Visible to the public' });
  expect(screen.queryByRole('button', { name: 'Show on another site' })).toBeNull();
});

test('a name cannot end the attribute that it is in', () => {
  const { frame, picture } = embedCodes({ id: 'p-1', name: `"><script>&` }, 'https://harambee.example');
  for (const code of [frame, picture]) expect(code).toContain('&quot;>&lt;script>&amp; on Harambee"');
});
