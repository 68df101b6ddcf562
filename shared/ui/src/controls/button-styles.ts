import { css } from '@emotion/react';
import { media } from '../theme/media.ts';

/** The look of all buttons and of links that look like them. `data-kind` selects the kind. */
export const buttonStyles = css`
  position: relative; height: var(--h-control); padding: 0 14px; border-radius: var(--r-control);
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; flex: none;
  font: 600 var(--t-md)/20px var(--font-text); text-decoration: none; white-space: nowrap;
  border: 1px solid var(--line); background: var(--card); color: var(--ink);
  transition: background var(--fast), border-color var(--fast);
  &:hover { border-color: var(--line-control); }
  &:focus-visible { border-radius: var(--r-control); }
  &[data-small] { height: 32px; padding: 0 10px; font-size: var(--t-sm); }
  &[data-wide] { width: 100%; }
  &[data-large] { height: 44px; font-size: 15px; }
  kbd { background: transparent; border-color: color-mix(in srgb, currentColor 35%, transparent); color: inherit; }

  &[data-kind='primary'] { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
  &[data-kind='primary']:hover { background: var(--primary-hover); border-color: var(--primary-hover); }
  &[data-kind='accent'] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  &[data-kind='accent']:hover { background: var(--accent-hover); border-color: var(--accent-hover); }
  &[data-kind='danger'] { color: var(--danger-ink); border-color: var(--danger-line); }
  &[data-kind='danger']:hover { border-color: var(--danger); background: var(--danger-tint); }
  &[data-kind='danger'][data-solid] { background: var(--danger); border-color: var(--danger); color: var(--on-danger); }
  &[data-kind='danger'][data-solid]:hover { background: var(--danger-hover); border-color: var(--danger-hover); }
  &[data-kind='quiet'] { border-color: transparent; background: transparent; color: var(--ink-2); }
  &[data-kind='quiet']:hover { background: var(--sunken); color: var(--ink); }

  &:disabled { background: var(--sunken); border-color: var(--line); color: var(--ink-3); cursor: not-allowed; }
  &[aria-busy='true'] { cursor: progress; }

  @media ${media.phone} {
    &, &[data-small] { height: 44px; }
    kbd { display: none; }
  }
  @media (forced-colors: active) { border: 1px solid ButtonText; }
`;
