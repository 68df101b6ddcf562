import { styled } from '@harambee/ui';

/**
 * A stated fact is underlined, a computed one dotted; one that is missing is set off by a dashed frame and its words. By
 * attribute, not by component: a text has hundreds.
 */
export const marks = `
  & [data-mark='record'], & [data-mark='computed'] {
    font-variant-numeric: tabular-nums; padding: 0 1px 1px; border-radius: 3px 3px 0 0;
    border-bottom: 1.5px solid color-mix(in srgb, var(--primary) 48%, transparent);
    box-decoration-break: clone; -webkit-box-decoration-break: clone;
  }
  & [data-mark='computed'] { border-bottom: 2px dotted color-mix(in srgb, var(--primary) 70%, transparent); }
  & [data-mark='need'] {
    display: inline-flex; gap: 6px; align-items: center; max-width: 100%; padding: 1px 8px; vertical-align: 1px;
    border: 1px dashed var(--accent-ink); border-radius: 6px; background: var(--accent-tint); color: var(--accent-ink);
    font: 600 14px/22px var(--font-text);
  }
  & [data-mark='unsourced'] {
    text-decoration: underline wavy var(--warning-ink) 1px; text-underline-offset: 4px; font-variant-numeric: tabular-nums;
  }
  & [data-mark='unsourced']::after {
    content: '?'; display: inline-block; width: 14px; height: 14px; margin-left: 3px; border-radius: 50%; vertical-align: 5px;
    background: var(--warning-tint); color: var(--warning-ink); font: 700 10px/14px var(--font-text); text-align: center;
  }
  & [data-mark='need'] > svg { flex: none; }
  & [data-mark][role='button'] { cursor: pointer; outline-offset: 1px; scroll-margin-block: 96px 320px; }
  & [data-mark='record']:is([role='button']:hover, [aria-expanded='true']),
  & [data-mark='computed']:is([role='button']:hover, [aria-expanded='true']) {
    background: var(--primary-tint); border-bottom-color: var(--primary);
  }
  & mark[data-found] {
    background: var(--accent-tint); color: inherit; border-radius: 4px; padding: 2px 0; outline-offset: 3px;
    box-decoration-break: clone; -webkit-box-decoration-break: clone;
  }
  @media (forced-colors: active) {
    & mark[data-found] { outline: 2px solid Highlight; }
    & [data-mark='record'] { border-bottom-color: CanvasText; }
    & [data-mark='computed'] { border-bottom-color: CanvasText; }
  }
`;

export const TableFrame = styled.div`
  & table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px; }
  & :is(td, th) { min-width: 88px; border: 1px solid var(--line); padding: 6px 10px; text-align: start; vertical-align: top; white-space: pre-line; }
  & th { background: var(--sunken); font-weight: 600; }
`;
