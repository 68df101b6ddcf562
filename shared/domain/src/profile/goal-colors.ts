import { sdgs } from './sdgs.ts';

const white = '#FFFFFF';
const nearBlack = '#12100C';

/** Relative luminance of `#RRGGBB` (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** White or near-black: whichever is easier to read on the color `#RRGGBB`. */
export const inkOn = (color: string): string =>
  contrast(color, white) >= contrast(color, nearBlack) ? white : nearBlack;

/** A thread of the band that is woven from an organization's goals. */
export interface Thread {
  color: string;
  /** Share of the height. */
  width: number;
}

/**
 * Threads from top to bottom: the first goal is the cloth, and the others are woven into it, each thinner than
 * the previous one.
 */
export function threadsOf(goals: readonly number[]): Thread[] {
  const [cloth, ...others] = goals.flatMap((goal) => sdgs[goal - 1]?.color ?? []);
  if (cloth === undefined) return [];
  const gap = others.length > 6 ? 1 : 3;
  const woven = others.flatMap((color, place) => [
    { color, width: Math.max(2, 6 - place) },
    { color: cloth, width: place === others.length - 1 ? 0 : gap },
  ]);
  const total = woven.reduce((sum, { width }) => sum + width, 0);
  // However many threads there are, the cloth stays the widest.
  return [
    { color: cloth, width: Math.max(20, total * 0.6) },
    ...woven,
    { color: cloth, width: Math.max(11, total * 0.3) },
  ].filter(({ width }) => width > 0);
}
