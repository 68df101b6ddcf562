import styled from '@emotion/styled';

export interface AvatarProps {
  /** Whose initials: of a person or an organisation. */
  name: string;
  size?: number;
}

const tones = ['primary', 'info', 'pending', 'accent', 'danger'];

const Tile = styled.span`
  border-radius: 9px; display: inline-grid; place-items: center; font: 600 12px/1 var(--font-head); letter-spacing: .02em;
  background: var(--_tint); color: var(--_ink); flex: none; text-transform: uppercase;
`;

/** First letters of the first and the last word. Counts whole characters, so that no script is cut in half. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (!first) return '?';
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return `${[...first][0] ?? ''}${last ? ([...last][0] ?? '') : ''}`;
}

/** Initials on a tint that stays the same for the same name. Decoration: the name stands beside it. */
export function Avatar({ name, size = 32 }: AvatarProps) {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const tone = tones[sum % tones.length];
  const look = {
    width: size,
    height: size,
    '--_tint': `var(--${tone}-tint)`,
    '--_ink': `var(--${tone}-ink)`,
  };
  return (
    <Tile aria-hidden="true" style={look as Record<string, string | number>}>
      {initialsOf(name)}
    </Tile>
  );
}
