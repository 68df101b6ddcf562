import { room, styled } from '@harambee/ui';
import { marks } from '../../../traced-text/marks.styles.ts';

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
  & > [aria-expanded] { margin-left: auto; }
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
  @container ${room.narrow} { gap: 4px 8px; & > button { min-height: 44px; padding-inline: 6px; margin-block: -9px; } }
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
