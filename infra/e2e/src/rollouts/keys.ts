import { paths } from '@harambee/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { arrived } from './arrived.ts';
import type { Brought } from './brought.ts';

const words = 'Maji safi';
const textFields = ['input:not([type])', 'input[type=text]', 'input[type=search]', 'textarea']
  .map((kind) => `${kind}:not([readonly]):not([disabled])`)
  .join();

/** Types in the first text field of a part of the page, key by key. False if it has none. */
export async function typeIn(part: Locator): Promise<boolean> {
  const field = part.locator(textFields).filter({ visible: true }).first();
  if ((await field.count()) === 0) return false;
  await field.fill('');
  await field.pressSequentially(words);
  const value = await field.inputValue();
  if (value !== words) throw new Error(`“${words}” was typed, and the field has “${value}”`);
  return true;
}

/** A press that comes before the page is ready is lost, and a second one would close what the first has opened. */
const untilOpen = (shown: Locator, press: () => Promise<void>) =>
  expect(async () => {
    if (!(await shown.isVisible())) await press();
    await shown.waitFor({ timeout: 3_000 });
  }).toPass({ timeout: 15_000 });

/** Opens the panel of the assistant, and types in it. */
export async function typeInPanel(page: Page): Promise<void> {
  await page.goto(paths.dashboard);
  await arrived(page);
  const panel = page.getByRole('complementary', { name: 'Rafiki, the assistant' });
  await untilOpen(panel.getByRole('textbox'), () =>
    page.getByRole('button', { name: 'Rafiki, the assistant' }).click(),
  );
  if (!(await typeIn(panel))) throw new Error('it has no field');
}

const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds each of these commands in the palette, and carries out one that opens a page. Returns how many it found. */
export async function command(page: Page, commands: Brought['commands']): Promise<number> {
  if (commands.length === 0) return 0;
  await page.goto(paths.dashboard);
  await arrived(page);
  const search = page.getByRole('combobox', { name: 'Type a command or search' });
  await untilOpen(search, () => page.keyboard.press('ControlOrMeta+k'));
  const find = async (name: string) => {
    await search.fill(name);
    // Its description follows.
    const entry = page.getByRole('option', { name: new RegExp(`^${plain(name)}`) }).first();
    await entry.waitFor();
    return entry;
  };
  for (const { name } of commands) await find(name);
  const leading = commands.find(({ to }) => to !== undefined && to !== paths.dashboard);
  if (leading) {
    await (await find(leading.name)).click();
    await page.waitForURL(({ pathname }) => pathname !== paths.dashboard);
    await arrived(page);
  }
  return commands.length;
}
