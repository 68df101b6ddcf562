import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { staysInside } from './stays-inside.ts';

const folder = process.env.SHOTS;

/** In both looks: nothing serious is found, nothing lies beside the window, and with SHOTS there is a picture. */
export async function look(page: Page, name: string): Promise<void> {
  await staysInside(page, name);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findings(page), `${name}, ${colorScheme}`).toEqual([]);
    if (!folder) continue;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true });
  }
}
