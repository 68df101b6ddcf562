import styled from '@emotion/styled';
import { inkOn, sdgs } from '@harambee/domain';

export { inkOn } from '@harambee/domain';

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
