import styled from '@emotion/styled';
import { turn } from '../theme/motion.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** Edge in px; 18 beside text of 14 px. */
  size?: number;
  /** Strokes are thicker where the icon is small and must be read, as in a status. */
  strokeWidth?: number;
  /** Turns for ever: for work that goes on. */
  spin?: boolean;
}

const Svg = styled.svg`
  flex: none; fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; overflow: visible;
  &[data-spin] { animation: ${turn} 1.1s linear infinite; }
`;

/** An icon of our own set. It says nothing to a screen reader: the words beside it do. */
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
