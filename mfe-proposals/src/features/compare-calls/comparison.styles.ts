import { room, styled } from '@harambee/ui';

/** Two calls side by side; on a phone each row has its name above the two cells. */
export const Table = styled.table`
  display: block; width: 100%; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); overflow: clip;
  font-size: 15px; line-height: 22px; text-align: left;
  & > thead, & > tbody { display: block; }
`;

export const Caption = styled.caption`position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);`;

export const Row = styled.tr`
  display: grid; grid-template-columns: 136px repeat(2, minmax(0, 1fr)); gap: 0 24px; padding: 14px 20px;
  & + &, tbody > & { border-top: 1px solid var(--line-soft); }
  &[data-head] { padding-block: 18px; background: color-mix(in srgb, var(--sunken) 60%, transparent); }
  & > th, & > td { padding: 0; }
  @container ${room.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 4px 16px; padding: 14px 16px; }
`;

export const Label = styled.th`
  font-weight: 400; font-size: 13px; line-height: 22px; color: var(--ink-3);
  @container ${room.narrow} { grid-column: 1 / -1; line-height: 18px; }
`;

const cell = `
  min-width: 0; overflow-wrap: anywhere; font-weight: 400; color: var(--ink); font-variant-numeric: tabular-nums;
  & > small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); }
  & > a { display: inline-block; color: var(--primary-ink); font-weight: 600; font-size: 13px; line-height: 24px; }
  & > i { font-style: normal; color: var(--ink-3); }
  & > b { font-weight: 600; }
  & > b[data-soon] { color: var(--accent-ink); }
`;
export const Cell = styled.td`${cell}`;
export const Head = styled.th`
  ${cell}
  & > h2 { font-size: 18px; line-height: 24px; letter-spacing: -.012em; }
  & > h2 a { color: var(--ink); text-decoration: none; }
  & > h2 a:hover { text-decoration: underline; }
  & > p { font-size: 13px; line-height: 20px; color: var(--ink-2); }
`;

export const Items = styled.ul`
  display: grid; gap: 6px; margin: 0; padding: 0; list-style: none; font-size: 14px; line-height: 20px;
  & > li { display: grid; gap: 2px; }
  & > li > span { color: var(--ink-3); font-size: 13px; line-height: 18px; }
`;

/** The share of a criterion as a bar below its words; the figure stands beside them. */
export const Share = styled.li`
  & > div { display: flex; justify-content: space-between; gap: 12px; }
  & > div > b { font-weight: 600; flex: none; }
  &::after { content: ''; display: block; height: 4px; border-radius: 4px; background: linear-gradient(90deg, var(--primary) calc(var(--share, 0) * 1%), var(--line) calc(var(--share, 0) * 1%)); }
  &[data-none]::after { display: none; }
  @media (forced-colors: active) { &::after { display: none; } }
`;

export const Shared = styled.section`
  margin-top: 40px; display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr);
  & > header { display: grid; gap: 4px; }
  & > header h2 { font-size: var(--t-h3); line-height: 26px; letter-spacing: -.014em; }
  & > header p { color: var(--ink-2); max-width: 62ch; }
`;

export const Pairs = styled.ol`
  display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); margin: 0; padding: 0; list-style: none;
`;

export const Pair = styled.li`
  border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); padding: 14px 20px 16px; display: grid; gap: 10px;
  & > p { font-size: 13px; line-height: 18px; color: var(--ink-3); }
  & > p b { color: var(--ink-2); font-weight: 600; }
  & > div { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px 24px; }
  & > div > div { min-width: 0; overflow-wrap: anywhere; font-size: 15px; line-height: 22px; }
  & > div > div > small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); }
  @container ${room.narrow} { padding: 14px 16px; & > div { grid-template-columns: minmax(0, 1fr); } }
`;

export const Frame = styled.div`border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); overflow: clip;`;

export const BoneRow = styled.div`
  display: grid; grid-template-columns: 136px repeat(2, minmax(0, 1fr)); gap: 0 24px; padding: 17px 20px;
  & + & { border-top: 1px solid var(--line-soft); }
  @container ${room.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 16px; & > :first-child { grid-column: 1 / -1; } }
`;
