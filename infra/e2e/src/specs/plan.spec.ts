import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { emptyRow, type PlanTableName, planTable, planTableNames } from '@harambee/domain';
import type { CreateProposalBody } from '@harambee/domain/schemas';
import { applications } from '@harambee/drafting/testing';
import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { isLong } from '../support/long.ts';
import { PlanByKeys, type PlanRows, tabTo } from '../support/plan-by-keys.ts';
import { expect, test } from '../support/test.ts';

const folder = process.env.SHOTS;

/** With SHOTS, takes a picture in both looks. */
async function picture(page: Page, name: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true });
  }
}

const kenya = applications.kenya.planned.proposal;
const lines = kenya.budgetLines ?? [];
/** The whole plan with LONG, otherwise the first row of each of its eight tables. */
const rows = Object.fromEntries(
  planTableNames.map((table) => [table, kenya[table]?.slice(0, isLong ? undefined : 1)]),
) as PlanRows;

/** Rows without the ids that the browser creates; links are positions of their targets. */
function comparable(plan: PlanRows, lineIds: readonly (string | undefined)[]) {
  const outcomeIds = (plan.outcomes ?? []).map(({ id }) => id as string | undefined);
  const places = (ids: readonly (string | undefined)[], links: unknown) =>
    (links as string[])
      .map((id) => ids.indexOf(id))
      .filter((place) => place >= 0)
      .sort((one, other) => one - other);
  return planTableNames.map((table) =>
    (plan[table] ?? []).map(({ id: _id, ...row }) => ({
      ...emptyCells(table),
      ...row,
      ...(table === 'activities' && {
        outcomeIds: places(outcomeIds, row.outcomeIds),
        budgetLineIds: places(lineIds, row.budgetLineIds),
      }),
    })),
  );
}

function emptyCells(table: PlanTableName): object {
  const { id: _id, ...cells } = emptyRow(table, 'none');
  return cells;
}

test('a plan by keyboard alone: all eight tables, a reload in between, and the text drafted from them', async ({
  page,
}) => {
  test.setTimeout(isLong ? 400_000 : 60_000);
  const { api } = await signedInPage(page);
  // Everything except the plan. The outcomes replace the objectives.
  const rest = Object.fromEntries(planTableNames.map((table) => [table, []]));
  const id = await api.createProposal({ ...kenya, ...rest } as Partial<CreateProposalBody>);
  const keys = new PlanByKeys(page, rows, lines);
  const openTab = async (from: string, to: string, steps = 1) => {
    await tabTo(page.getByRole('tab', { name: from }), 'Shift+Tab');
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: to })).toHaveAttribute('aria-selected', 'true');
  };

  await page.goto(`/proposals/${id}?mode=edit&tab=details`);
  await keys.write('outcomes');
  await expect(page.getByText(/Reviewers look for this, too/)).toHaveCount(0);
  await picture(page, 'outcomes-1440');
  await openTab('Details', 'Implementation', 2);
  await keys.write('activities');
  await picture(page, 'activities-1440');
  await keys.write('risks');

  await page.reload();
  for (const table of ['activities', 'risks'] as const)
    await expect(page.locator('summary', { hasText: planTable(table).label })).toContainText(
      String(rows[table]?.length),
    );
  for (const table of ['assumptions', 'mechanisms'] as const) await keys.write(table);
  await openTab('Implementation', 'Team');
  for (const table of ['people', 'trackRecord', 'safeguards'] as const) await keys.write(table);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);

  const { draftContent } = await api.proposal(id);
  const lineIds = (draftContent.budgetLines ?? []).map((line) => line.id);
  expect(comparable(draftContent as PlanRows, lineIds)).toEqual(
    comparable(
      rows,
      lines.map((line) => line.id),
    ),
  );
  await page.getByRole('button', { name: 'Generate', exact: true }).press('Enter');
  await page.getByRole('tab', { name: /Generated/ }).press('Enter');
  await expect(page.getByText(kenya.activities?.[0]?.activity ?? '').first()).toBeVisible({
    timeout: 30_000,
  });
});

test('on a phone, spreadsheet rows become risks, and months are drawn with a finger', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const { api } = await signedInPage(page);
  const id = await api.createProposal({ generate: false });
  await page.goto(`/proposals/${id}?mode=edit`);
  await page.getByRole('tab', { name: 'Implementation' }).click();
  await page.locator('summary', { hasText: 'Risks' }).click();
  await page.getByRole('button', { name: 'Add a risk' }).click();
  const paste =
    'Risk\tLikelihood\tSeverity\tMitigation\tOwner\nA borehole is dry\tMedium\tHigh\tTwo sites are surveyed\tEngineer\nRoads close\tLow\tHigh\tThe order is changed\tDirector';
  await page.getByLabel('Risk', { exact: true }).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, paste);
  await expect(page.locator('summary', { hasText: 'Risks' })).toContainText('2 rows');
  await staysInside(page);
  await picture(page, 'risks-375');

  // Proposed rows appear above the table, so the months stop moving once they are there.
  await expect(page.getByText('5 rows found in your text')).toBeVisible();
  await page.locator('summary', { hasText: 'Activities' }).click();
  await page.getByRole('button', { name: 'Add an activity' }).click();
  await page.getByLabel('Activity', { exact: true }).fill('Drill four boreholes');
  const from = await page.getByRole('button', { name: 'Month 2', exact: true }).boundingBox();
  const to = await page.getByRole('button', { name: 'Month 5', exact: true }).boundingBox();
  if (!from || !to) throw new Error('The months are not on the screen');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByLabel('Or as text')).toHaveValue('2–5');
  await staysInside(page);
  await picture(page, 'activities-375');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('A borehole is dry; Likelihood: Medium')).toBeVisible();
});
