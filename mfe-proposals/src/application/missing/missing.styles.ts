import { styled } from '@harambee/ui';

export const Box = styled.div`
  display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr);
  & > p { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 13.5px; line-height: 20px; color: var(--ink-2); font-variant-numeric: tabular-nums; }
  & > p b { font-weight: 600; color: var(--ink); }
`;

export const Points = styled.ul`
  display: flex; flex-wrap: wrap; gap: 6px 8px; list-style: none; margin: 0; padding: 0;
  & button, & a, & > li > span {
    display: inline-flex; gap: 6px; align-items: center; min-height: 32px; padding: 4px 12px 4px 8px; border: 1px solid var(--line); border-radius: 16px;
    font-size: 13px; line-height: 18px; text-align: start; color: var(--ink-2);
  }
  & :is(a, button):hover { background: var(--sunken); color: var(--ink); }
  & svg { flex: none; }
  & [data-tone='error'] { color: var(--error-ink); border-color: var(--error-line); background: var(--error-tint); }
  & [data-tone='warning'] { color: var(--warning-ink); border-color: var(--warning-line); background: var(--warning-tint); }
  & [data-tone='success'] { color: var(--success-ink); border-color: var(--success-line); background: var(--success-tint); }
  @media (pointer: coarse) { & :is(a, button) { min-height: 44px; border-radius: 22px; } }
`;

export const All = styled.details`
  font-size: 13.5px; line-height: 20px;
  & summary { display: inline-flex; gap: 6px; align-items: center; min-height: 32px; cursor: pointer; color: var(--ink-2); }
  &[open] > summary > svg { transform: rotate(180deg); }
  & ul { display: grid; gap: 2px; list-style: none; margin: 4px 0 0; padding: 0; }
  & li > * { display: block; width: 100%; padding: 6px 8px; border-radius: 8px; text-align: start; overflow-wrap: anywhere; color: var(--ink-2); text-decoration: none; }
  & li > :is(a, button):hover { background: var(--sunken); color: var(--ink); }
  @media (pointer: coarse) { & summary, & li > * { min-height: 44px; } }
`;
