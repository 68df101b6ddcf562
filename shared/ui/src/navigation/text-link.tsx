import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../theme/media.ts';
import { Link } from './link.tsx';

export interface TextLinkProps {
  children: ReactNode;
  /** Path inside the application. */
  to?: string;
  /** Any other address. */
  href?: string;
  /** For meta lines: the color of the surrounding text. */
  quiet?: boolean;
}

const look = `
  color: var(--primary-ink); font-weight: 600; text-decoration: none;
  &:hover { text-decoration: underline; }
  &[data-quiet] { color: var(--ink-2); font-weight: 400; }
  @media ${media.phone} { padding-block: 12px; margin-block: -12px; }
  p > &, li > & { padding: 0; margin: 0; text-decoration: underline; text-decoration-color: color-mix(in srgb, currentColor 40%, transparent); }
`;
const Inner = styled(Link)`${look}`;
const Outer = styled.a`${look}`;

/** A text link. */
export function TextLink({ children, to, href, quiet }: TextLinkProps) {
  if (to !== undefined) {
    return (
      <Inner to={to} data-quiet={quiet || undefined}>
        {children}
      </Inner>
    );
  }
  return (
    <Outer href={href} data-quiet={quiet || undefined}>
      {children}
    </Outer>
  );
}
