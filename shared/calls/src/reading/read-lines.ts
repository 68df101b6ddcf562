import type { CallPages } from '@harambee/domain/schemas';
import { callLines } from './lines/call-line.ts';
import { inReadingOrder } from './lines/columns.ts';
import { withTabs } from './lines/gap-tables.ts';
import { withLabels } from './lines/label-rows.ts';
import { furnitureOf } from './lines/page-furniture.ts';
import type { Place } from './lines/passage.ts';
import { passagesOf } from './lines/passages.ts';
import { outlineOf, type Placed } from './outline/outline.ts';
import { isPartHead, isPartLabel } from './outline/zone-of.ts';
import { askedParts } from './signs/asked-parts.ts';
import { isTableHead } from './tables/grids.ts';

/** The passages of a call, each in its part, and the heads and feet of its pages, which belong to none. */
export function readLines(pages: CallPages): { items: Placed[]; furniture: Place[] } {
  const lines = callLines(pages);
  const furniture = furnitureOf(lines);
  const ordered = withTabs(
    withLabels(
      inReadingOrder(
        lines.filter((line) => !furniture.has(line)),
        isPartHead,
      ),
      isPartLabel,
    ),
    isTableHead,
  );
  const items = outlineOf(passagesOf(ordered).flatMap(askedParts));
  return { items, furniture: [...furniture].map(({ page, line }) => ({ page, line })) };
}
