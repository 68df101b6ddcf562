import { room, styled } from '@harambee/ui';

export const Box = styled.div`
  margin-top: 24px; border: 1px solid var(--line); border-radius: var(--r-card); overflow: hidden; font-size: 14px; line-height: 20px;
`;

/** At least as wide as its words need: what does not fit scrolls in its own box. */
export const Table = styled.table`
  width: 100%; border-collapse: collapse; overflow-wrap: normal; font-variant-numeric: tabular-nums;
  & caption {
    text-align: left; padding: 12px 16px; font: 600 15px/20px var(--font-head); letter-spacing: -0.01em; color: var(--ink);
  }
  & caption > span { position: sticky; left: 16px; display: inline-block; max-width: calc(100cqi - 96px); }
  & :is(th, td) { text-align: left; vertical-align: top; padding: 9px 12px; min-width: 128px; white-space: pre-line; }
  & th:first-of-type { padding-left: 16px; }
  & td:last-of-type, & thead th:last-of-type { padding-right: 16px; }
  & thead th {
    background: var(--sunken); color: var(--ink-2); font-size: 12px; line-height: 16px; font-weight: 600; vertical-align: bottom;
    padding-block: 8px;
  }
  & tbody tr { border-top: 1px solid var(--line-soft); }
  & tbody tr:first-of-type { border-top: 0; }
  & tbody th { font-weight: 600; min-width: 128px; }
  & :is(th, td)[data-number] { min-width: 0; width: 1%; }
  & [data-figure] { text-align: right; min-width: 72px; white-space: nowrap; }
  & tr[data-total] :is(th, td) { font-weight: 600; border-top: 1px solid var(--line-control); }
  & tbody td[data-month] { padding: 0; }
  & :is(th, td)[data-month] { min-width: 26px; text-align: center; vertical-align: middle; border-left: 1px solid var(--line-soft); }
  & thead th[data-month] { padding: 8px 2px; font-weight: 400; vertical-align: bottom; }
  & td[data-month]::before { content: ''; display: block; height: 12px; }
  & td[data-month~='on']::before { background: var(--primary); }
  & td[data-month~='on'][data-month~='begins']::before { border-radius: 6px 0 0 6px; margin-left: 3px; }
  & td[data-month~='on'][data-month~='ends']::before { border-radius: 0 6px 6px 0; margin-right: 3px; }
  & td[data-month~='begins'][data-month~='ends']::before { border-radius: 6px; }
  & th small { display: block; font: 400 12px/16px var(--font-text); color: var(--ink-3); margin-top: 2px; }
  @container ${room.narrow} { & tbody th:not([data-number]) { min-width: 112px; } }
  @media (forced-colors: active) { & td[data-month~='on']::before { background: CanvasText; forced-color-adjust: none; } }
`;
