import { room, styled } from '@harambee/ui';

export const Panel = styled.div`
  display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr);
  /* Where only one has room, an open question is all there is. */
  @container ${room.medium} { &[data-open] > section:first-of-type { display: none; } }
`;

export const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 320px) minmax(0, 1fr); gap: 24px; align-items: start;
  @container ${room.medium} {
    grid-template-columns: minmax(0, 1fr);
    &[data-open] > :first-of-type, &:not([data-open]) > :nth-of-type(2) { display: none; }
  }
  /* Comments beside an answer take some of the room of the questions. */
  &[data-comments-open] { grid-template-columns: minmax(0, 232px) minmax(0, 1fr) 304px; gap: 20px; }
`;

/** Where comments stand beside the answer; empty, it takes no room, and where there is none, it is not shown. */
export const Margin = styled.div`
  min-width: 0;
  &:empty { position: absolute; }
  @container ${room.wide} { display: none; }
`;

export const List = styled.div`
  position: sticky; top: 72px; max-height: calc(100dvh - 96px); overflow-y: auto; min-width: 0; padding: 2px;
  @container ${room.medium} { position: static; max-height: none; overflow: visible; }
`;

export const Detail = styled.div`min-width: 0;`;

/** From a question back to the list, where only one of them has room. */
export const Back = styled.button`
  display: none; gap: 6px; align-items: center; min-height: 44px; margin-bottom: 4px; padding-right: 12px; color: var(--ink-2); font-size: var(--t-sm);
  &:hover { color: var(--ink); }
  @container ${room.medium} { display: inline-flex; }
`;

export const Gone = styled.details`
  margin-top: 20px; padding: 0 12px; font-size: 13.5px; line-height: 20px; color: var(--ink-2);
  & summary { min-height: 44px; display: flex; gap: 6px; align-items: center; cursor: pointer; color: var(--ink-3); }
  & > div + div { margin-top: 12px; }
  & b { display: block; font-weight: 600; overflow-wrap: anywhere; }
  & p { white-space: pre-line; overflow-wrap: anywhere; }
`;

export const Head = styled.section`
  display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); padding: 18px 20px; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card);
  @container ${room.narrow} { padding: 16px; }
`;

export const HeadLine = styled.div`
  display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: flex-start;
  & > div:first-of-type { flex: 2 1 280px; min-width: 0; }
  & h2 { font-size: 18px; line-height: 25px; letter-spacing: -.01em; overflow-wrap: anywhere; }
  & p { font-size: 13.5px; line-height: 20px; color: var(--ink-2); overflow-wrap: anywhere; }
  & p > button { margin-block: -6px; }
`;

export const HeadActions = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
  @container ${room.narrow} { & > * { flex: 1 0 auto; } }
`;
