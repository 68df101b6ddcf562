import { styled } from '@harambee/ui';

export const Note = styled.p`
  margin-top: 8px; font-size: 13px; line-height: 18px; color: var(--ink-2); font-variant-numeric: tabular-nums;
`;

export const Difference = styled.div`
  display: grid; gap: 8px; justify-items: start; margin-top: 8px; font-size: 14px; line-height: 20px;
  & > span { display: flex; gap: 6px; align-items: flex-start; color: var(--warning-ink); font-weight: 600; }
  & > span > svg { flex: none; margin-top: 2px; }
`;
