import { room, styled } from '@harambee/ui';

export const Question = styled.p`margin-bottom: 8px; color: var(--ink-2); line-height: 22px; overflow-wrap: anywhere;`;

export const Count = styled.p`
  margin-bottom: 16px; font-weight: 600; color: var(--success-ink); font-variant-numeric: tabular-nums;
  &[data-over] { color: var(--error-ink); }
`;

export const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px; align-items: start;
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

export const List = styled.ul`
  display: grid; gap: 4px; list-style: none; margin: 0; padding: 0;
  & label {
    display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 10px; align-items: start; min-height: 44px; padding: 10px;
    border: 1px solid var(--line); border-radius: var(--r-control); cursor: pointer; color: var(--ink);
  }
  & label:has(:checked) { background: var(--sunken); }
  & input { width: 18px; height: 18px; margin: 2px 0 0; accent-color: var(--primary); }
  & span { white-space: pre-line; overflow-wrap: anywhere; }
`;

export const Text = styled.section`
  padding: 14px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); font-size: 14.5px; line-height: 23px; color: var(--ink);
  max-height: 52vh; overflow-y: auto; overflow-wrap: anywhere; white-space: pre-line;
  & p + p { margin-top: 10px; }
  & [data-item] { padding-left: 14px; }
  & del { color: var(--error-ink); background: var(--error-tint); text-decoration-thickness: 1.5px; }
`;

export const More = styled.p`margin-top: 16px;`;
