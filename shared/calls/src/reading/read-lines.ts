import type { CallPages } from '@harambee/domain/schemas';
import { callLines } from './lines/call-line.ts';
import { furnitureOf } from './lines/page-furniture.ts';
import type { Place } from './lines/passage.ts';
import { passagesOf } from './lines/passages.ts';
import { outlineOf, type Placed } from './outline/outline.ts';

/** The passages of a call, each in its part, and the heads and feet of its pages, which belong to none. */
export function readLines(pages: CallPages): { items: Placed[]; furniture: Place[] } {
  const lines = callLines(pages);
  const furniture = furnitureOf(lines);
  const items = outlineOf(passagesOf(lines.filter((line) => !furniture.has(line))));
  return { items, furniture: [...furniture].map(({ page, line }) => ({ page, line })) };
}
