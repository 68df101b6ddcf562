import { room, styled } from '@harambee/ui';

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

export const Sheet = styled.article`
  ${marks}
  position: relative;
  background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); padding: 24px 24px 56px;
  min-width: 0;
  @container ${room.narrow} { padding: 16px 16px 24px; }
`;

export const Legend = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px 20px; align-items: center; margin-bottom: 36px; padding: 10px 16px;
  background: var(--sunken); border-radius: 10px; font-size: 13px; line-height: 20px; color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  & b { color: var(--ink); font-weight: 600; }
  & [data-mark] { margin-right: 2px; }
  & [data-mark='need'] { font-size: 13px; line-height: 18px; margin-right: 6px; }
  & > button { text-align: left; }
  & > button:hover { color: var(--ink); text-decoration: underline; text-underline-offset: 3px; }
  @container ${room.narrow} { margin-bottom: 20px; }
`;

/** 620 px: 60 to 75 characters a line, for reading. Tables may be as wide as the sheet. */
export const Body = styled.div`
  font-size: 16.5px; line-height: 28px; overflow-wrap: anywhere;
  & section + section { margin-top: 40px; }
  & section > :is(h2, p, ul, ol, small) { max-width: 620px; margin-inline: auto; }
  & h2 {
    display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; margin-bottom: 10px;
    font-size: 24px; line-height: 30px; letter-spacing: -0.015em;
  }
  & h2 small { margin-left: auto; font: 400 13px/20px var(--font-text); letter-spacing: 0; color: var(--ink-3); }
  & p { white-space: pre-line; }
  & :is(p, ul, ol) + :is(p, ul, ol) { margin-top: 16px; }
  & ul, & ol { display: grid; gap: 12px; counter-reset: item; }
  & li { display: grid; grid-template-columns: 28px minmax(0, 1fr); counter-increment: item; }
  & ol > li::before { content: counter(item); font: 600 15px/28px var(--font-head); color: var(--primary-ink); }
  & ul > li::before { content: ''; width: 6px; height: 6px; border-radius: 50%; background: var(--primary); margin: 11px 0 0 2px; }
  @container ${room.narrow} {
    font-size: 17px;
    & h2 { font-size: 21px; line-height: 26px; }
    & h2 > small { display: none; }
    & section + section { margin-top: 32px; }
  }
`;

/** The title of a section and what can be done with its text. */
export const Head = styled.div`
  display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; max-width: 620px; margin-inline: auto;
  & > h2 { flex: 1; min-width: min(100%, 220px); }
  & > button {
    flex: none; display: inline-flex; gap: 6px; align-items: center; min-height: 32px; padding: 0 8px; margin-right: -8px;
    border-radius: 8px; font: 600 13px/20px var(--font-text); color: var(--primary-ink); align-self: start;
  }
  & > button:hover { background: var(--primary-tint); }
  @container ${room.narrow} { & > button { min-height: 44px; margin-block: -9px; } }
`;

export const Writer = styled.small`display: block; margin-bottom: 10px; font-size: 13px; line-height: 20px; color: var(--ink-3);`;

export const Writing = styled.div`display: grid; gap: 16px; min-width: 0;`;

/** More than the funder reads: an icon and words, and shown on a phone too. */
export const OverLimit = styled.span`
  display: inline-flex; align-items: center; gap: 6px; margin-left: auto; font: 600 13px/20px var(--font-text); letter-spacing: 0;
  color: var(--error-ink);
  @container ${room.narrow} { flex-basis: 100%; }
`;

export const Quiet = styled.span`font: 400 13px/20px var(--font-text); letter-spacing: 0; color: var(--ink-3);`;
