import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Text that fades in or out has less contrast, so this waits until finite animations have ended. */
const animationsEnded = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );

interface What {
  /** A part of the page; the whole page if absent. */
  selector?: string;
  /** Rule ids; all rules if absent. */
  rules?: readonly string[] | undefined;
}

/** Serious and critical findings of axe, one line each. */
export async function findings(page: Page, { selector, rules }: What = {}): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  await animationsEnded(page);
  const what = selector === undefined ? 'document' : JSON.stringify(selector);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const results = (await page.evaluate(`axe.run(${what}, ${JSON.stringify(options)})`)) as AxeResults;
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}
