import { media, styled } from '@harambee/ui';

export const Sheet = styled.article`
  background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); padding: 24px 24px 56px;
  min-width: 0;
  @media ${media.phone} { padding: 16px 16px 24px; }
`;

export const Legend = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px 20px; align-items: center; margin-bottom: 36px; padding: 10px 16px;
  background: var(--sunken); border-radius: 10px; font-size: 13px; line-height: 20px; color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  & b { color: var(--ink); font-weight: 600; }
  @media ${media.phone} { margin-bottom: 20px; }
`;

/** 620 px: 60 to 75 characters a line, for reading. */
export const Body = styled.div`
  max-width: 620px; margin: 0 auto; font-size: 16.5px; line-height: 28px; overflow-wrap: anywhere;
  & section + section { margin-top: 40px; }
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
  @media ${media.phone} {
    font-size: 17px;
    & h2 { font-size: 21px; line-height: 26px; }
    & h2 small { display: none; }
  }
`;

/** A fact the text still needs: set off by a dashed frame and its words, not by colour alone. */
export const Need = styled.mark`
  display: inline-flex; gap: 6px; align-items: center; padding: 1px 8px; vertical-align: 1px;
  background: var(--accent-tint); color: var(--accent-ink); border: 1px dashed var(--accent-ink); border-radius: 6px;
  font: 600 14px/22px var(--font-text);
  & svg { flex: none; }
`;

/** Who wrote a section, where several did. */
export const Writer = styled.small`display: block; margin-bottom: 10px; font-size: 13px; line-height: 20px; color: var(--ink-3);`;

export const Writing = styled.div`display: grid; gap: 16px; min-width: 0;`;
