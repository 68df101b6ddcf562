import { type PlanColumn, type PlanTableName, planColumns, planTable } from '@harambee/domain';
import { expect, type Locator, type Page } from '@playwright/test';

type Cells = Readonly<Record<string, unknown>>;

/** Tables of a plan with their rows; links are ids of rows and of budget lines. */
export type PlanRows = { readonly [Table in PlanTableName]?: readonly (Cells & { id: string })[] };

/** More than the number of tab stops on any page of the form. */
const farthest = 150;

/** Presses Tab until a control has the focus, so only controls that Tab reaches are found. */
export async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target}`);
}

/** Writes tables of the plan by keyboard alone. The keys follow from the wanted rows. */
export class PlanByKeys {
  readonly #page: Page;
  readonly #rows: PlanRows;
  readonly #lineIds: readonly (string | undefined)[];

  constructor(page: Page, rows: PlanRows, lines: readonly { id?: string | undefined }[] = []) {
    this.#page = page;
    this.#rows = rows;
    this.#lineIds = lines.map(({ id }) => id);
  }

  async write(table: PlanTableName): Promise<void> {
    const { label, itemLabel } = planTable(table);
    const rows = this.#rows[table] ?? [];
    const fold = this.#page.locator('details', { has: this.#page.locator('summary', { hasText: label }) });
    await tabTo(fold.locator('summary'));
    await this.#press('Enter');
    const add = fold.getByRole('button', { name: new RegExp(`^Add an? ${itemLabel}$`, 'i') });
    for (const [place, row] of rows.entries()) {
      await tabTo(add);
      await this.#press('Enter');
      await expect(fold.getByRole('group', { name: `${itemLabel} ${place + 1}`, exact: true })).toBeVisible();
      await this.#row(table, row);
    }
    await expect(fold.locator('summary')).toContainText(
      `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`,
    );
  }

  async #row(table: PlanTableName, row: Cells): Promise<void> {
    for (const [place, [column, shape]] of planColumns(table).entries()) {
      // The first cell already has the focus; a cell without choices is skipped.
      if (shape.kind === 'links' && this.#choicesOf(shape.to).length === 0) continue;
      if (place > 0) await this.#press('Tab');
      await this.#cell(shape, row[column]);
    }
  }

  #cell(shape: PlanColumn, value: unknown): Promise<void> {
    switch (shape.kind) {
      case 'choice':
        return this.#choose(Object.keys(shape.choices), shape.initial, value as string);
      case 'months':
        return this.#paint(value as { from: number; to: number }[]);
      case 'links':
        return this.#tick(this.#choicesOf(shape.to), value as string[]);
      default:
        return this.#type(value === null || value === undefined ? '' : String(value));
    }
  }

  /** Arrow keys go from one choice to the next; without a value, "Choose" comes first. */
  async #choose(choices: string[], initial: string | undefined, wanted: string): Promise<void> {
    const all = initial === undefined ? ['', ...choices] : choices;
    const steps = all.indexOf(wanted) - all.indexOf(initial ?? '');
    for (let step = 0; step < Math.abs(steps); step += 1)
      await this.#press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  }

  /**
   * Starts at month 1, which has the focus: arrow keys move to a span, space begins it, arrows with Shift extend it.
   */
  async #paint(ranges: { from: number; to: number }[]): Promise<void> {
    let at = 1;
    for (const { from, to } of ranges) {
      for (; at < from; at += 1) await this.#press('ArrowRight');
      await this.#press('Space');
      for (; at < to; at += 1) await this.#press('Shift+ArrowRight');
    }
    // The text field with the same months comes after the grid.
    await this.#press('Tab');
  }

  async #tick(choices: readonly (string | undefined)[], chosen: string[]): Promise<void> {
    for (const [place, choice] of choices.entries()) {
      if (place > 0) await this.#press('Tab');
      if (choice !== undefined && chosen.includes(choice)) await this.#press('Space');
    }
  }

  #choicesOf(to: 'outcomes' | 'budgetLines'): readonly (string | undefined)[] {
    return to === 'outcomes' ? (this.#rows.outcomes ?? []).map(({ id }) => id) : this.#lineIds;
  }

  /** Inserted at once, like a keyboard with suggestions: single keys take minutes and test nothing more. */
  async #type(text: string): Promise<void> {
    if (text !== '') await this.#page.keyboard.insertText(text);
  }

  async #press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }
}
