import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showApp } from '../testing/show-app.tsx';
import { shellCommands } from './commands.ts';

// Its list is drawn by measured heights, which jsdom does not have: choosing entries is tested in a browser.
const input = () => screen.findByPlaceholderText('Type a command or search...');

test('the button opens it', async () => {
  showApp({ path: '/settings', signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Search or jump to/ }));
  expect(await input()).toHaveFocus();
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens it', async (keys) => {
  showApp({ path: '/settings', signedIn: true });
  await screen.findByRole('button', { name: /^Search or jump to/ });
  await userEvent.keyboard(keys);
  expect(await input()).toBeInTheDocument();
});

test('the entries of the shell, their targets and shortcuts', () => {
  const logout = jest.fn();
  const commands = shellCommands(logout);
  expect(commands.map(({ name, to, shortcut }) => [name, to, shortcut?.join(' ')])).toEqual([
    ['Dashboard', '/dashboard', 'g d'],
    ['Profiles', '/profiles', 'g p'],
    ['Proposals', '/proposals', 'g r'],
    ['Impact', '/impact', 'g i'],
    ['Profile', '/profile', undefined],
    ['Settings', '/settings', undefined],
    ['Sign Out', undefined, undefined],
  ]);
  for (const { subtitle, icon } of commands) expect([subtitle, icon]).not.toContain('');
  commands.at(-1)?.perform?.();
  expect(logout).toHaveBeenCalledTimes(1);
});
