import styled from '@emotion/styled';
import { initialsOf } from '@harambee/domain';

export { initialsOf };

export interface AvatarProps {
  /** The name of a person or an organization. */
  name: string;
  size?: number;
  /** Replaces the initials of the name, if the server provides some. */
  letters?: string;
  /** In full color, to mark one's own. */
  filled?: boolean;
}

const tones = ['primary', 'info', 'pending', 'accent', 'danger'];

const Tile = styled.span`
  border-radius: 9px; display: inline-grid; place-items: center; font: 600 12px/1 var(--font-head); letter-spacing: .02em;
  background: var(--_tint); color: var(--_ink); flex: none; text-transform: uppercase;
`;

/** Initials on a color that is always the same for the same name. Decoration: the name appears beside it. */
export function Avatar({ name, size = 32, letters, filled }: AvatarProps) {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const tone = tones[sum % tones.length];
  const look = {
    width: size,
    height: size,
    '--_tint': filled ? 'var(--primary)' : `var(--${tone}-tint)`,
    '--_ink': filled ? 'var(--on-primary)' : `var(--${tone}-ink)`,
  };
  return (
    <Tile aria-hidden="true" style={look as Record<string, string | number>}>
      {letters ?? initialsOf(name)}
    </Tile>
  );
}
