import { room, styled } from '@harambee/ui';

/** 620 px: 60 to 75 characters a line, for reading. Tables may be as wide as the sheet. */
export const Body = styled.div`
  font-size: 16.5px; line-height: 28px; overflow-wrap: anywhere;
  & > section { scroll-margin-top: 72px; outline: none; }
  & > section + section { margin-top: 44px; }
  & > section > :is(h2, h3, p, ul, ol) { max-width: 620px; margin-inline: auto; }
  & h2 { font-size: 24px; line-height: 30px; letter-spacing: -.015em; margin-bottom: 10px; text-wrap: balance; }
  & h3 { font-size: 18px; line-height: 26px; margin-top: 24px; }
  & p { white-space: pre-line; }
  & :is(p, ul, ol) + :is(p, ul, ol) { margin-top: 16px; }
  & ul, & ol { display: grid; gap: 12px; counter-reset: item; }
  & li { display: grid; grid-template-columns: 28px minmax(0, 1fr); counter-increment: item; }
  & ol > li::before { content: counter(item); font: 600 15px/28px var(--font-head); color: var(--primary-ink); }
  & ul > li::before { content: ''; width: 6px; height: 6px; border-radius: 50%; background: var(--primary); margin: 11px 0 0 2px; }
  @container ${room.narrow} {
    font-size: 17px;
    & h2 { font-size: 21px; line-height: 26px; }
    & > section + section { margin-top: 36px; }
  }
`;

/** At least as wide as its words need: what does not fit scrolls in its own box. */
export const Frame = styled.div`
  margin-top: 24px; border: 1px solid var(--line); border-radius: var(--r-card); overflow: hidden; font-size: 14px; line-height: 20px;
  & table { width: 100%; border-collapse: collapse; overflow-wrap: normal; font-variant-numeric: tabular-nums; }
  & caption { text-align: left; padding: 12px 16px; font: 600 15px/20px var(--font-head); letter-spacing: -.01em; }
  & :is(th, td) { text-align: left; vertical-align: top; padding: 9px 12px; min-width: 112px; white-space: pre-line; }
  & :is(th, td):first-of-type { padding-left: 16px; }
  & thead th {
    background: var(--sunken); color: var(--ink-2); font-size: 12px; line-height: 16px; font-weight: 600; vertical-align: bottom;
  }
  & tbody tr { border-top: 1px solid var(--line-soft); }
  & tbody th { font-weight: 600; }
  & [data-figure] { text-align: right; min-width: 72px; white-space: nowrap; }
  & tr[data-kind='category'] :is(th, td) { background: var(--sunken); font-weight: 600; }
  & tr[data-kind='sum'] :is(th, td) { font-weight: 600; border-top: 1px solid var(--line-control); }
  & tr[data-kind='note'] :is(th, td) { color: var(--ink-2); font-weight: 400; }
`;

/** A note that something is missing. */
export const Need = styled.span`
  padding: 1px 8px; border-radius: 6px; background: var(--warning-tint); color: var(--warning-ink); font-size: .86em; box-decoration-break: clone;
`;
