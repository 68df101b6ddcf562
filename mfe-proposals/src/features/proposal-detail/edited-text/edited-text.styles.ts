import { room, styled } from '@harambee/ui';

export const Paragraph = styled.div`
  position: relative; max-width: 620px; margin-inline: auto;
  & > :is(p, h3, ul, ol, div) + :is(p, h3, ul, ol, div) { margin-top: 16px; }
  & > h3 { font-size: 18px; line-height: 26px; letter-spacing: -0.01em; }
  & strong { font-weight: 650; }
  :is(p, ul, ol, [data-paragraph]) + & { margin-top: 16px; }
  & + :is(p, ul, ol) { margin-top: 16px; }
  &::before {
    content: ''; position: absolute; inset: 4px auto 4px -16px; width: 3px; border-radius: 2px; background: var(--primary);
    opacity: 0.45;
  }
  @container ${room.narrow} { &::before { left: -11px; } }
`;

export const Mark = styled.p`
  &&& { margin-top: 6px; }
  display: flex; flex-wrap: wrap; gap: 2px 14px; align-items: center; font-size: 13px; line-height: 20px; color: var(--ink-3);
  & > span { display: inline-flex; gap: 6px; align-items: center; }
  & svg { flex: none; }
  & [data-tone='warning'] { color: var(--warning-ink); font-weight: 600; }
`;

export const Box = styled.div`
  margin-top: 10px; padding: 12px 14px; border: 1px solid var(--warning-line); border-radius: 10px;
  background: var(--warning-tint); color: var(--ink); font-size: 14px; line-height: 21px; overflow-wrap: anywhere;
  &[data-tone='plain'] { border-color: var(--line); background: var(--sunken); }
  & b { font-weight: 600; }
`;

export const Actions = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px;`;

/** Two texts side by side, one above the other where there is no room. */
export const Sides = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; margin-top: 10px;
  & > section { padding: 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); margin: 0; }
  & > section > h4 { margin-bottom: 6px; font: 600 13px/20px var(--font-text); color: var(--ink-2); }
  & > section + section { margin-top: 0; }
  & button { margin-top: 10px; }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;
