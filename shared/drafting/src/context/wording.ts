import type { Paragraph } from './draft-text.ts';

/** FNV-1a, then a final mix so that neighboring seeds choose differently. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Chooses among ways to say the same thing. */
export type Choose = (place: string, ...ways: Paragraph[]) => Paragraph;

/** The choice depends only on seed and place, so a resumed draft continues in the same words. */
export function chooserFor(seed: string): Choose {
  return (place, ...ways) => ways[hash(`${seed}\u0000${place}`) % ways.length] ?? [];
}
