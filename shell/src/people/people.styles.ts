import { room, styled } from '@harambee/ui';

/** A list in a card, with one person or invitation in each row. */
export const Rows = styled.ul`& > li { border-top: 1px solid var(--line-soft); } & > li:first-of-type { border-top: 0; }`;
export const Row = styled.li`
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; gap: 4px 12px; align-items: center; min-height: 64px; padding: 10px 12px 10px 20px;
  &[data-plain] { display: flex; flex-wrap: wrap; padding-right: 20px; & > div { flex: 1 1 240px; } }
  & > div { min-width: 0; }
  b, small { overflow-wrap: anywhere; }
  small { display: block; color: var(--ink-3); font-size: var(--t-sm); }
  b > span { color: var(--ink-3); font-weight: 400; }
  @container ${room.narrow} {
    padding: 10px 8px 10px 16px;
    &[data-plain] { padding-right: 16px; }
    /* The role goes under the name, where there is room for it. */
    &:not([data-plain]) { grid-template-columns: auto minmax(0, 1fr) auto; }
    & > [data-tone] { grid-column: 2; grid-row: 2; justify-self: start; }
    & > :last-child { grid-column: 3; grid-row: 1; }
  }
`;
export const Part = styled.div`padding: 20px; @container ${room.narrow} { padding: 16px; }`;
export const Divided = styled.div`& > * + * { border-top: 1px solid var(--line); }`;
export const PartHead = styled.h3`font-size: var(--t-md); line-height: 20px; padding: 16px 20px 0; @container ${room.narrow} { padding: 16px 16px 0; }`;
