import styled from '@emotion/styled';
import { sdgs } from '@harambee/domain';

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

/** White or near-black: whichever is easier to read on the color. */
export const inkOn = (color: string): string =>
  contrast(color, white) >= contrast(color, nearBlack) ? white : nearBlack;

const Tile = styled.span`
  display: inline-grid; place-items: center; flex: none; font-family: var(--font-head); font-weight: 700; line-height: 1;
  background: var(--_fill); color: var(--_on); print-color-adjust: exact; forced-color-adjust: none;
  font-variant-numeric: tabular-nums;
`;

/** A goal's number on its official color. Decoration: the goal's name appears beside it. */
export function SdgMark({ goal, size = 24 }: { goal: number; size?: number }) {
  const color = sdgs[goal - 1]?.color;
  if (!color) return null;
  const look = {
    '--_fill': color,
    '--_on': inkOn(color),
    width: size,
    height: size,
    fontSize: Math.round(size * 0.48),
    borderRadius: Math.round(size / 6),
  };
  return (
    <Tile aria-hidden="true" style={look as Record<string, string | number>}>
      {goal}
    </Tile>
  );
}
