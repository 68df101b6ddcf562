import { room, styled } from '@harambee/ui';

export const Intro = styled.p`margin-bottom: 16px;`;

export const Variants = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 16px; align-items: start;
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

export const Variant = styled.li`
  display: grid; gap: 12px; padding: 16px; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card);
  & h3 { font-size: 16px; line-height: 22px; color: var(--ink); }
  & h3 + p { margin-top: -10px; font-size: 13px; color: var(--ink-3); font-variant-numeric: tabular-nums; }
  & h4 { font-size: 13px; color: var(--ink); }
  & ul { display: grid; gap: 8px; }
  & del { color: var(--ink-2); text-decoration-color: var(--danger-ink, currentColor); font-size: 14px; line-height: 20px; }
  & [data-lost] { font-size: 14px; line-height: 20px; color: var(--ink-2); padding-left: 16px; list-style: disc; }
`;
