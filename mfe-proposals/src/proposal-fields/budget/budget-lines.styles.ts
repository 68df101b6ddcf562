import { styled } from '@harambee/ui';

export const Frame = styled.div`
  border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); overflow: hidden;
`;

export const Table = styled.table`
  width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px;
  & td:last-child, & th:last-child { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & td:first-of-type { overflow-wrap: anywhere; }
  & thead th {
    font-weight: 400; font-size: 12px; line-height: 16px; color: var(--ink-3); text-align: left;
    padding: 10px 16px; border-bottom: 1px solid var(--line); background: var(--sunken);
  }
  & tbody td { padding: 8px 16px; border-bottom: 1px solid var(--line-soft); vertical-align: top; }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); }
  & tbody tr[data-category] > * { font-weight: 600; text-align: left; padding: 14px 16px 4px; border-bottom: 0; }
  & tbody tr[data-category] > td { text-align: right; }
  & tfoot th, & tfoot td { padding: 8px 16px; text-align: left; font-weight: 400; border-bottom: 1px solid var(--line-soft); }
  & tfoot tr:last-of-type > * {
    border-top: 2px solid var(--ink); border-bottom: 0; padding: 12px 16px; font: 600 18px/24px var(--font-head);
  }
`;

export const Wrong = styled.span`
  display: block; font-size: 13px; line-height: 18px; font-weight: 600; color: var(--accent-ink);
`;

export const Sum = styled.p`
  display: flex; gap: 8px; align-items: flex-start; font-size: 14px; line-height: 20px; margin-top: 12px;
  & svg { flex: none; margin-top: 1px; }
  &[data-tone='success'] { color: var(--success-ink); }
  &[data-tone='warning'] { color: var(--warning-ink); }
`;

export const Unread = styled.p`
  margin-top: 8px; font-size: 13px; line-height: 19px; color: var(--ink-2); overflow-wrap: anywhere;
`;

export const Reading = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin-top: 12px;
  font-size: 14px; line-height: 20px; overflow-wrap: anywhere; color: var(--ink-2);
`;
