import styled from '@emotion/styled';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface LogoProps {
  /** Size of the mark in px. */
  size?: number;
  /** Only the mark, for the collapsed sidebar. */
  markOnly?: boolean;
}

const Row = styled.span`
  display: inline-flex; align-items: center; gap: 10px; color: var(--ink);
  font: 700 19px/1 var(--font-head); letter-spacing: -.02em;
`;

/** Three sails and one hull: all pull together. Its colors are the brand's and do not follow the scheme. */
export function Logo({ size = 30, markOnly }: LogoProps) {
  return (
    <Row>
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
        <rect width="48" height="48" rx="12" fill="#0E6B56" />
        <path d="M7 34h34c-1.8 4.6-7.6 7-17 7S8.8 38.6 7 34z" fill="#FBF8F3" />
        <path d="M8.5 31c.2-5.6 2.6-10 6.5-13 .9 4.2.7 8.8-.6 13z" fill="#FBF8F3" />
        <path d="M17.5 31c.3-7.6 3.2-13.4 8-17 1 5.8.8 11.6-.8 17z" fill="#FBF8F3" />
        <path d="M27.8 31c.4-10 4-17.2 9.9-22 1.3 7.8 1 15.2-1.1 22z" fill="#E59F1A" />
      </svg>
      {markOnly ? <VisuallyHidden>Harambee</VisuallyHidden> : 'Harambee'}
    </Row>
  );
}
