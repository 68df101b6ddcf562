import { room, styled } from '@harambee/ui';

export const Table = styled.table`
  width: 100%; border-collapse: separate; border-spacing: 0;
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  thead th {
    font-weight: 400; font-size: var(--t-xs); line-height: 16px; color: var(--ink-3); text-align: left; padding: 10px 8px;
    border-bottom: 1px solid var(--line-soft); white-space: nowrap;
  }
  td { padding: 11px 8px; height: 64px; border-bottom: 1px solid var(--line-soft); background: var(--card); }
  tbody tr:last-of-type td { border-bottom-color: transparent; }
  &[data-whole] tbody tr:last-of-type td:first-of-type { border-bottom-left-radius: 11px; }
  &[data-whole] tbody tr:last-of-type td:last-of-type { border-bottom-right-radius: 11px; }
  tr > :first-of-type { padding-left: 20px; width: 56px; }
  tr > :last-of-type { padding-right: 20px; text-align: right; }
  tbody tr:hover td { background: var(--sunken); }
  @container ${room.narrow} {
    tr > :first-of-type { padding-left: 16px; width: 44px; }
    tr > :last-of-type { padding-right: 16px; }
    tr > [data-col='change'] { display: none; }
  }
`;

/**
 * The organization's own row never leaves the screen: it sticks to the lower edge, and below the top bar once
 * it is passed.
 */
export const Row = styled.tr`
  position: relative;
  &[data-own] td { background: var(--primary-tint); border-bottom-color: var(--primary-line); box-shadow: 0 -1px 0 var(--primary-line); }
  tbody &[data-own]:hover td { background: var(--primary-tint); }
  &[data-sticky] { position: sticky; top: 56px; bottom: 0; z-index: 2; }
  @media (forced-colors: active) { &[data-own] td { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

export const Rank = styled.td`font: 600 18px/24px var(--font-head); font-variant-numeric: tabular-nums; white-space: nowrap;`;

export const Organization = styled.td`
  & > div { display: flex; gap: 12px; align-items: center; min-width: 0; }
  & > div > div { min-width: 0; }
  a { color: inherit; font-weight: 600; text-decoration: none; overflow-wrap: anywhere; }
  a, small { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:hover { text-decoration: underline; }
  a:focus-visible { outline: 0; }
  a:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: 4px; }
  small { font-size: var(--t-sm); line-height: 17px; color: var(--ink-3); overflow-wrap: anywhere; }
  tr[data-own] & small { color: var(--ink-2); }
`;

/** A name of any length takes at most two lines; the badge stays beside it. */
export const Name = styled.div`display: flex; align-items: center; gap: 8px; min-width: 0; & > a { min-width: 0; }`;

export const You = styled.span`
  font: 600 11px/18px var(--font-text); background: var(--primary); color: var(--on-primary); border-radius: 5px; padding: 0 6px;
  flex: none;
`;

export const Points = styled.td`
  font-weight: 600; font-size: 15px; font-variant-numeric: tabular-nums;
  & > span { display: none; font-weight: 400; margin-top: 2px; }
  @container ${room.narrow} { & > span { display: block; } }
`;

export const Before = styled.small`
  display: block; font-size: var(--t-xs); line-height: 16px; color: var(--ink-3); font-variant-numeric: tabular-nums;
  tr[data-own] & { color: var(--ink-2); }
`;
