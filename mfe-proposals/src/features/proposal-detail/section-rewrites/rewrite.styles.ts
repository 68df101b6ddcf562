import { room, styled } from '@harambee/ui';
import { marks } from '../text/text.styles.ts';

export const Stack = styled.div`display: grid; gap: 20px; & > :empty { display: none; }`;

/** Radio buttons in the look of chips: the browser's own keys and names. */
export const Ways = styled.fieldset`
  min-width: 0; margin: 0; padding: 0; border: 0;
  & > legend { padding: 0; margin-bottom: 8px; font-weight: 600; font-size: var(--t-md); line-height: 20px; color: var(--ink); }
  & > div { display: flex; flex-wrap: wrap; gap: 8px; }
  & label { position: relative; display: block; }
  & input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & input:disabled { cursor: not-allowed; }
  & label > span {
    display: grid; align-items: center; min-height: 36px; padding: 0 14px; border: 1px solid var(--line-control); border-radius: 999px;
    font-size: 14px; line-height: 20px; color: var(--ink);
  }
  & input:hover:enabled + span { background: var(--sunken); }
  & input:checked + span { border-color: var(--primary); background: var(--primary-tint); color: var(--primary-ink); font-weight: 600; }
  & input:focus-visible + span { outline: 2px solid var(--focus, var(--primary)); outline-offset: 2px; }
  & input:disabled + span { border-style: dashed; border-color: var(--line); color: var(--ink-3); }
  & > p { margin-top: 8px; font-size: 13px; line-height: 19px; color: var(--ink-2); }
  @container ${room.narrow} { & label > span { min-height: 44px; } }
  @media (forced-colors: active) { & input:checked + span { outline: 2px solid Highlight; outline-offset: -4px; } }
`;

export const Form = styled.div`
  & > form { display: grid; gap: 16px; justify-items: start; }
  & > form > :not(button) { width: 100%; }
  @container ${room.narrow} { & > form > button { width: 100%; } }
`;

export const Asking = styled.div`
  display: flex; flex-wrap: wrap; gap: 12px; align-items: center; padding: 16px; border: 1px solid var(--line-soft);
  border-radius: var(--r-card); background: var(--sunken); color: var(--ink);
  & > [role='status'] { flex: 1; min-width: 180px; }
`;

export const More = styled.details`
  border: 1px solid var(--line-soft); border-radius: var(--r-control); padding: 0 16px;
  & > summary { min-height: 44px; display: flex; gap: 8px; align-items: center; cursor: pointer; font-weight: 600; color: var(--ink); list-style: none; }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > svg { flex: none; transition: transform var(--fast); }
  &[open] > summary > svg { transform: rotate(180deg); }
  & > summary small { margin-left: auto; font-weight: 400; font-size: 13px; color: var(--ink-3); }
  @media (prefers-reduced-motion: reduce) { & > summary > svg { transition: none; } }
`;

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

export const MoreBody = styled.div`padding-bottom: 16px;`;

export const Text = styled.div`
  ${text}
  display: grid; gap: 14px; padding-top: 14px; border-top: 1px solid var(--line-soft);
`;

export const Results = styled.section`
  display: grid; gap: 12px;
  & > h3 { font-size: 16px; line-height: 22px; color: var(--ink); outline-offset: 4px; }
`;

export const Variants = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); gap: 16px; align-items: start;
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
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
