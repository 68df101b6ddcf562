import { media, styled } from '@harambee/ui';

export const Value = styled.b`
  display: block; font: 600 20px/26px var(--font-head); letter-spacing: -0.01em; font-variant-numeric: tabular-nums;
`;

export const Label = styled.span`display: block; font-size: 13px; line-height: 18px; color: var(--ink-2);`;

/** A long answer, from which the number is. */
export const Quote = styled.q`
  display: -webkit-box; -webkit-line-clamp: 4; -webkit-box-orient: vertical; overflow: hidden; margin-top: 8px;
  font-size: 13px; line-height: 19px; color: var(--ink-2); quotes: none;
`;

export const Rows = styled.dl`
  display: grid; grid-template-columns: 56px minmax(0, 1fr); gap: 4px 12px; margin-top: 10px; font-size: 13px; line-height: 18px;
  & dt { color: var(--ink-3); }
`;

export const Foot = styled.div`
  display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line-soft);
  font-size: 13px; line-height: 18px;
  & > :is(a, button) { color: var(--primary-ink); font-weight: 600; text-decoration: none; text-align: left; }
  & > :is(a, button):hover { text-decoration: underline; }
  @media ${media.phone} {
    margin-bottom: -8px;
    & > :is(a, button) { display: inline-flex; align-items: center; min-height: 44px; font-size: 14px; }
  }
`;

/** Shown to whoever came by the keyboard. */
export const KeyHint = styled.p`
  display: none; flex-wrap: wrap; gap: 4px 8px; align-items: center; margin-top: 12px; font-size: 12px; line-height: 18px; color: var(--ink-3);
  article:has([data-mark]:focus-visible) & { display: flex; }
`;
