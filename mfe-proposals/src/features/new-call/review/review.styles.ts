import { room, styled } from '@harambee/ui';
import { Editor } from '../../../tables/table.styles.ts';

export const Bar = styled.div`
  position: sticky; top: 64px; z-index: 3; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-bottom: 20px; padding: 12px 16px;
  border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card);
  & > p { flex: 1 1 260px; min-width: 0; font-size: 14px; line-height: 20px; color: var(--ink-2); font-variant-numeric: tabular-nums; }
  & > p b { color: var(--ink); font-weight: 600; }
  & > div { display: flex; flex-wrap: wrap; gap: 8px; }
  @container ${room.narrow} { position: static; padding: 12px; & > div > button { min-height: 44px; } }
`;

export const PageName = styled.h2`
  font: 600 13px/20px var(--font-text); color: var(--ink-3); padding: 20px 0 8px;
  &:first-of-type { padding-top: 0; }
`;

/** The lines at the left, what was found in the first of them at the right; on a phone the line stands above. */
export const Segment = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); grid-template-areas: 'first cards' 'rest cards';
  grid-template-rows: auto 1fr; column-gap: 24px;
  & > [data-area='first'] { grid-area: first; }
  & > [data-area='cards'] { grid-area: cards; padding: 0 0 12px; }
  & > [data-area='rest'] { grid-area: rest; padding-bottom: 12px; }
  @container ${room.medium} {
    grid-template-columns: minmax(0, 1fr); grid-template-areas: 'first' 'cards' 'rest'; grid-template-rows: none;
    & > [data-area='cards'] { padding: 6px 0 12px; }
  }
`;

export const Line = styled.div`
  display: grid; grid-template-columns: 32px minmax(0, 1fr) auto; gap: 8px; align-items: start; padding: 3px 0; min-width: 0;
  font-size: 14px; line-height: 22px; color: var(--ink-2);
  & > span:first-of-type { font-size: 11px; color: var(--ink-3); text-align: right; font-variant-numeric: tabular-nums; user-select: none; }
  & > p { overflow-wrap: anywhere; white-space: pre-wrap; max-width: 75ch; }
  &[data-found] > p { color: var(--ink); font-weight: 600; }
  &[data-unread] { background: color-mix(in srgb, var(--warning-tint) 45%, transparent); box-shadow: inset 2px 0 0 var(--warning-line); }
  &[data-unread] > p { color: var(--ink); }
  &[data-used] { background: none; box-shadow: none; }
  & small { display: block; font-size: 12px; line-height: 18px; font-weight: 600; color: var(--warning-ink); }
  &[data-used] small { font-weight: 400; color: var(--ink-2); }
`;

export const LineTools = styled.div`
  display: flex; gap: 4px; align-items: center; margin: -5px 0;
`;

export const Cards = styled.div`display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); align-content: start;`;

export const Card = styled.div`
  display: grid; gap: 6px 12px; grid-template-columns: minmax(0, 1fr) auto; grid-template-areas: 'head actions' 'said said' 'note note'; align-items: center;
  padding: 8px 8px 12px 14px; border: 1px solid var(--primary-line); border-radius: var(--r-card);
  background: var(--primary-tint); min-width: 0;
  &[data-maybe] { background: var(--accent-tint); border-color: var(--accent-line); }
  &[data-changing] { grid-template-columns: minmax(0, 1fr); grid-template-areas: 'head' 'said' 'actions'; padding: 12px 14px; }
  & > header { grid-area: head; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; font-size: 12px; line-height: 18px; font-weight: 600; color: var(--ink-2); }
  & > dl { grid-area: said; display: grid; gap: 4px; margin: 0; }
  & > dl > div { display: flex; flex-wrap: wrap; gap: 2px 8px; font-size: 14px; line-height: 20px; }
  & dt { color: var(--ink-2); }
  & dd { margin: 0; min-width: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  & dd[data-lead] { font-weight: 600; }
  & > p { grid-area: note; font-size: 13px; line-height: 18px; color: var(--ink-2); }
  @container ${room.narrow} {
    grid-template-columns: minmax(0, 1fr); grid-template-areas: 'head' 'said' 'note' 'actions'; padding: 12px 14px;
  }
`;

export const Cells = styled(Editor)`
  grid-area: said; padding: 0; grid-template-columns: repeat(2, minmax(0, 1fr));
  & > [data-width='half'], & > [data-width='third'] { grid-column: span 1; }
  @container ${room.narrow} { padding: 0; }
`;

export const Decision = styled.div`
  grid-area: actions; display: flex; flex-wrap: wrap; gap: 4px;
  @container ${room.narrow} { & > button { min-height: 44px; } }
`;

export const Decided = styled.div`
  display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; padding: 2px 6px 2px 14px; border: 1px solid var(--line-soft); border-radius: var(--r-card);
  font-size: 13px; line-height: 18px; color: var(--ink-2); min-width: 0;
  & > svg { color: var(--success-ink); flex: none; }
  &[data-dropped] > svg { color: var(--ink-3); }
  & > span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
