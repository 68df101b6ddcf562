import { callLines } from './lines/call-line.ts';
import { furnitureOf } from './lines/page-furniture.ts';
import { passagesOf } from './lines/passages.ts';
import { outlineOf, type Placed } from './outline/outline.ts';

/** The passages of a call, without heads and feet of pages, each in its part. */
export function readLines(pages: readonly (readonly string[])[]): Placed[] {
  const lines = callLines(pages);
  const furniture = furnitureOf(lines);
  return outlineOf(passagesOf(lines.filter((line) => !furniture.has(line))));
}
