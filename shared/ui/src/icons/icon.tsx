import styled from '@emotion/styled';
import { turn } from '../theme/motion.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** Size in px; 18 beside text of 14 px. */
  size?: number;
  /** Thicker strokes for small icons that carry meaning, as in a status. */
  strokeWidth?: number;
  /** Rotates, for work in progress. */
  spin?: boolean;
}

const Svg = styled.svg`
  flex: none; fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; overflow: visible;
  &[data-spin] { animation: ${turn} 1.1s linear infinite; }
`;

/** An icon of our set. Screen readers ignore it and read the text beside it. */
export function Icon({ name, size = 18, strokeWidth = 1.6, spin }: IconProps) {
  return (
    <Svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={strokeWidth}
      aria-hidden="true"
      focusable="false"
      data-icon={name}
      data-spin={spin || undefined}
    >
      <path d={iconPaths[name]} />
    </Svg>
  );
}
