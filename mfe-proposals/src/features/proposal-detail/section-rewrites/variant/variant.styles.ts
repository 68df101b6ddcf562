import { room, styled } from '@harambee/ui';
import { marks } from '../../../../traced-text/marks.styles.ts';

const text = `
  ${marks}
  color: var(--ink); font-size: 15px; line-height: 24px; overflow-wrap: anywhere;
  & p { white-space: pre-line; }
  & :is(p, ul, ol) + :is(p, ul, ol) { margin-top: 10px; }
  & ul, & ol { display: grid; gap: 6px; padding-left: 20px; }
  & ul { list-style: disc; } & ol { list-style: decimal; }
  & [data-mark='need'] { display: inline; font-size: 13px; line-height: 20px; }
`;

export const TodayText = styled.div`${text} padding-bottom: 16px; max-width: 620px;`;

export const Text = styled.div`
  ${text}
  display: grid; gap: 14px; padding-top: 14px; border-top: 1px solid var(--line-soft);
`;

export const Variant = styled.li`
  display: grid; gap: 12px; padding: 16px; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card);
  font-size: 14px; line-height: 20px; min-width: 0;
  & h3 { font-size: 16px; line-height: 22px; color: var(--ink); }
  & header > p { font-size: 13px; line-height: 19px; color: var(--ink-3); font-variant-numeric: tabular-nums; }
  & header small { font-size: inherit; }
  & header p > span { margin-left: 0; }
  & h4 { font: 600 13px/19px var(--font-text); letter-spacing: 0; color: var(--ink); }
  & h4 + ul { margin-top: 4px; }
  & section > ul { display: grid; gap: 6px; }
  & > section:last-child:not(:first-of-type) { padding-top: 12px; border-top: 1px solid var(--line-soft); }
  & section > ul + h4 { margin-top: 8px; }
  & section > ul[data-facts] { padding-left: 16px; list-style: disc; color: var(--ink-2); }
  & del { color: var(--ink-2); text-decoration-color: var(--danger-ink, currentColor); }
`;

export const Remark = styled.p`
  display: flex; gap: 8px; color: var(--ink-2);
  & > svg { flex: none; margin-top: 2px; color: var(--warning-ink); }
`;

/** Under a paragraph: take it, or what became of it. */
export const Take = styled.div`
  display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; min-height: 32px; margin-top: 4px;
  font-size: 13px; line-height: 19px; color: var(--ink-3);
  & > button { margin-left: -8px; }
  & > span { display: inline-flex; gap: 6px; align-items: center; }
  & > span + button { margin-left: 0; }
  & > small { font-size: 13px; flex-basis: 100%; }
  @container ${room.narrow} { & > button { min-height: 44px; } }
`;
