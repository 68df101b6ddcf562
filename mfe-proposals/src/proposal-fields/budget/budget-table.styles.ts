import { room, styled } from '@harambee/ui';

export const Group = styled.fieldset`min-width: 0;`;
export const Legend = styled.legend`font-weight: 600; font-size: 16px; line-height: 22px;`;
export const Help = styled.p`font-size: 13px; line-height: 18px; color: var(--ink-2); margin: 2px 0 10px;`;

export const Frame = styled.div`
  border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); overflow: hidden;
`;

/** Inputs that look like the text of a table until one goes there. */
const quietInput = `
  width: 100%; min-width: 0; height: 32px; padding: 4px 6px; border: 2px solid transparent; border-radius: 6px; background: none;
  color: inherit; font: inherit; line-height: 20px; text-overflow: ellipsis;
  &::placeholder { color: var(--ink-3); }
  &:hover { border-color: var(--line); }
  &:focus { border-color: var(--primary); background: var(--card); outline: 0; }
  &[aria-invalid] { border-color: var(--danger); }
  @media (forced-colors: active) { &:focus { outline: 2px solid Highlight; } }
`;

export const Table = styled.table`
  width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 14px; line-height: 20px;
  & thead th {
    font-weight: 400; font-size: 12px; line-height: 16px; color: var(--ink-3); text-align: left; padding: 10px 8px;
    border-bottom: 1px solid var(--line); background: var(--sunken);
  }
  & thead th:first-of-type { padding-left: 16px; }
  & tbody tr > td:first-of-type { padding-left: 8px; }
  & thead th:last-child, & td:last-child { padding-right: 16px; }
  & [data-end] { text-align: right; font-variant-numeric: tabular-nums; }
  & tbody td { padding: 4px 2px; border-top: 1px solid var(--line-soft); vertical-align: top; overflow-wrap: anywhere; }
  & tbody td[data-end] { padding: 10px 16px 10px 4px; }
  & input { ${quietInput} }
  & td[data-number] input { color: var(--ink-2); font-variant-numeric: tabular-nums; }
  & td[data-price] input { text-align: right; }
  & tbody[data-category] th, & tbody[data-category] td {
    font-weight: 600; text-align: left; padding: 14px 16px 4px; border-top: 1px solid var(--line);
  }
  & tbody[data-category]:first-of-type th, & tbody[data-category]:first-of-type td { border-top: 0; }
  & tbody[data-category] td { text-align: right; font-variant-numeric: tabular-nums; }
  & tbody[data-category] + tbody > tr:first-of-type > td { border-top: 0; }
  & tbody[data-active] td { background: var(--primary-tint); border-top-color: transparent; }
  & small {
    display: block; padding: 0 8px 4px; margin-top: -4px; font-size: 13px; line-height: 18px; color: var(--ink-3);
  }
  & tfoot td, & tfoot th { padding: 8px 16px; border-top: 1px solid var(--line-soft); text-align: left; font-weight: 400; }
  & tfoot tr:first-of-type > * { border-top: 1px solid var(--line-control); }
  & tfoot td:last-child { text-align: right; font-variant-numeric: tabular-nums; }
  & tfoot tr[data-total] > * { border-top: 2px solid var(--ink); font: 600 18px/24px var(--font-head); padding-block: 12px; }
  @container ${room.medium} { & td { font-size: 13px; } }
`;

/** Under the cells of the line one works on: reason, category and the way to take it out. */
export const Detail = styled.div`
  display: flex; gap: 8px; align-items: center; padding: 0 0 6px;
  & > input { flex: 1; border-color: var(--primary-line); background: var(--card); }
  & select {
    height: 32px; padding: 0 8px; border: 1px solid var(--line-control); border-radius: 6px; background: var(--card);
    color: var(--ink); font: inherit; font-size: 13px; max-width: 140px;
  }
`;

export const Rates = styled.span`
  display: inline-flex; flex-wrap: wrap; gap: 0 4px; align-items: center; color: var(--ink-2);
  & input { ${quietInput} width: 60px; text-align: right; border-color: var(--line); font-variant-numeric: tabular-nums; }
  @container ${room.narrow} { & input { height: 44px; } }
`;

export const AddRow = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; padding: 6px 10px; border-top: 1px solid var(--line);
  & > span { margin-left: auto; padding-right: 6px; font-size: 13px; color: var(--ink-3); }
  @container ${room.narrow} { padding: 4px; & > span { display: none; } }
`;

export const Undo = styled.div`
  display: flex; gap: 8px; align-items: center; padding: 6px 16px; border-top: 1px solid var(--line-soft);
  font-size: 13px; line-height: 18px; color: var(--ink-2); overflow-wrap: anywhere;
`;

export const Problem = styled.p`
  display: flex; gap: 6px; align-items: flex-start; margin-top: 8px; font-size: 14px; line-height: 20px; font-weight: 600;
  color: var(--danger-ink);
  & svg { flex: none; margin-top: 1px; }
`;

/** The phone's reading: one button for each line, in two rows. */
export const Lines = styled.div`
  font-size: 14px; line-height: 20px;
  & h3 {
    display: flex; justify-content: space-between; gap: 12px; padding: 8px 14px; font: 600 14px/20px var(--font-text);
    letter-spacing: 0; background: var(--sunken); border-top: 1px solid var(--line-soft);
  }
  & h3:first-of-type { border-top: 0; }
  & b { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & button[data-line] {
    display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; width: 100%; min-height: 44px; padding: 10px 14px;
    text-align: left; border-top: 1px solid var(--line-soft); color: var(--ink); overflow-wrap: anywhere;
  }
  & button[data-line]:active { background: var(--primary-tint); }
  & button small { grid-column: 1 / -1; font-size: 13px; line-height: 20px; color: var(--ink-2); font-variant-numeric: tabular-nums; }
  & dl > div {
    display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 12px; padding: 10px 14px; border-top: 1px solid var(--line-soft);
  }
  & dl > div[data-total] { border-top: 2px solid var(--ink); font: 600 18px/24px var(--font-head); padding-block: 12px; }
  & dd { font-variant-numeric: tabular-nums; margin: 0; }
`;

export const Editor = styled.div`
  display: grid; gap: 16px;
  & label { display: block; font-weight: 600; font-size: 15px; line-height: 20px; }
  & label > small { display: block; font-weight: 400; font-size: 13px; line-height: 18px; color: var(--ink-2); }
  & input, & select {
    display: block; width: 100%; min-height: 44px; margin-top: 6px; padding: 0 12px; font-size: 16px; font-weight: 400; border: 1px solid var(--line-control);
    border-radius: var(--r-control); background: var(--card); color: var(--ink);
  }
  & output { font: 600 18px/24px var(--font-head); }
`;

/** The way from the text to the table. */
export const Begin = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin-top: 12px; font-size: 13px; line-height: 18px;
  color: var(--ink-2);
`;
