import { room, styled } from '@harambee/ui';

export const Tools = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 20px;
  & > [role='search'] { flex: 1 1 336px; }
  /* Where there is room for one of them, an open answer takes the place of list and tools. */
  @container ${room.medium} { &[data-open] { display: none; } }
`;

export const Panes = styled.div`
  display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 24px; align-items: start;
  @container ${room.medium} {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child { display: none; }
    &[data-open] > :first-child { display: none; }
    &[data-open] > :last-child { display: block; }
  }
`;

export const ListPane = styled.div`display: grid; gap: 16px; min-width: 0;`;

export const Note = styled.p`font-size: 13px; line-height: 18px; color: var(--ink-2);`;

export const List = styled.ol`
  list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); overflow: clip;
  & > li + li { border-top: 1px solid var(--line-soft); }
`;

export const Row = styled.article`
  position: relative; padding: 16px 20px; transition: background var(--fast);
  &:hover { background: color-mix(in srgb, var(--sunken) 55%, transparent); }
  &[data-open] { background: var(--primary-tint); box-shadow: inset 3px 0 0 var(--primary); }
  &:focus-within:has([data-answer-link]:focus-visible) { box-shadow: inset 0 0 0 2px var(--focus); border-radius: var(--r-card); }
  & h2 { display: flex; gap: 8px; align-items: flex-start; font-size: 16px; line-height: 22px; letter-spacing: -.01em; overflow-wrap: anywhere; }
  & h2 a { flex: 1; min-width: 0; color: var(--ink); text-decoration: none; outline: none; }
  /* The whole row opens the answer. */
  & h2 a::after { content: ''; position: absolute; inset: 0; }
  @container ${room.narrow} { padding: 16px; }
`;

export const Star = styled.span`color: var(--accent); margin-top: 3px; & svg { fill: currentColor; display: block; }`;

export const Start = styled.p`
  margin-top: 4px; font-size: 13px; line-height: 19px; color: var(--ink-2); overflow-wrap: anywhere;
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
`;

export const Why = styled.p`
  display: flex; gap: 6px; align-items: flex-start; margin-top: 8px; font-size: 12px; line-height: 16px; color: var(--primary-ink);
  & svg { margin-top: 1px; }
`;

export const Facts = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; margin-top: 10px; font-size: 13px; line-height: 18px; color: var(--ink-3);
  font-variant-numeric: tabular-nums; & > span:last-child { overflow-wrap: anywhere; min-width: 0; }
`;

export const Beside = styled.div`
  min-width: 0; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card);
  position: sticky; top: 24px; max-height: calc(100vh - 112px); overflow-y: auto;
  /* A form is as long as it is: its buttons stay in view. */
  &:has(form) { position: static; max-height: none; overflow: visible; }
  @container ${room.medium} { position: static; max-height: none; overflow: visible; }
`;

export const Sheet = styled.article`
  display: grid; gap: 24px; padding: 24px 32px 32px;
  @container ${room.narrow} { padding: 16px; gap: 20px; }
`;

export const SheetHead = styled.header`
  & h2 { font-size: 22px; line-height: 29px; letter-spacing: -.014em; overflow-wrap: anywhere; outline: none; }
  & > p { margin-top: 6px; font-size: 13px; line-height: 18px; color: var(--ink-2); overflow-wrap: anywhere; }
`;

export const Back = styled.button`
  display: none; align-items: center; gap: 6px; min-height: 44px; margin: -8px 0 4px; font-size: var(--t-sm); color: var(--ink-2);
  &:hover { color: var(--ink); }
  @container ${room.medium} { display: inline-flex; }
`;

export const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px;
  & [aria-pressed='true'] svg { fill: var(--accent); color: var(--accent); }
`;

export const Text = styled.div`
  display: grid; gap: 14px; max-width: 68ch; font-size: 15px; line-height: 24px; overflow-wrap: anywhere;
  & h3 { font-size: 16px; line-height: 22px; margin-top: 6px; }
  & ul, & ol { display: grid; gap: 6px; padding-left: 22px; list-style: revert; }
  & [data-part='fact'] { text-decoration: underline dotted var(--primary); text-underline-offset: 4px; text-decoration-thickness: 2px; }
  & mark { background: var(--warning-tint); color: var(--warning-ink); border-radius: 4px; padding: 0 4px; }
  & table { border-collapse: collapse; font-size: 14px; line-height: 20px; }
  & td { border: 1px solid var(--line); padding: 6px 10px; vertical-align: top; }
  & tr:first-of-type td { background: var(--sunken); font-weight: 600; }
`;

export const Care = styled.dl`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); border-top: 1px solid var(--line); border-bottom: 1px solid var(--line);
  & > div { padding: 12px 16px 12px 0; }
  & > div + div { padding-left: 16px; border-left: 1px solid var(--line-soft); }
  & dt { font-size: 12px; line-height: 16px; color: var(--ink-3); }
  & dd { margin: 2px 0 0; font-weight: 600; font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
  @container ${room.narrow} {
    grid-template-columns: minmax(0, 1fr);
    & > div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; }
    & > div + div { padding-left: 0; border-left: 0; border-top: 1px solid var(--line-soft); }
  }
`;

export const Uses = styled.section`
  & h3 { font-size: 15px; line-height: 20px; margin-bottom: 8px; }
  & p { font-size: 13px; color: var(--ink-2); }
  & ul { list-style: none; margin: 0; padding: 0; }
  & li { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; padding: 8px 0; }
  & li + li { border-top: 1px solid var(--line-soft); }
  & li a { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; color: var(--primary-ink); }
  & li > span:not([data-tone]) { font-size: 13px; color: var(--ink-3); font-variant-numeric: tabular-nums; }
`;

export const Form = styled.form`
  display: grid; gap: 20px; padding: 24px 32px 0;
  & > h2 { font-size: 22px; line-height: 28px; letter-spacing: -.014em; }
  @container ${room.narrow} { padding: 16px 16px 0; }
`;

export const Pair = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px; align-items: end;
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

export const FormActions = styled.div`
  position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: flex-end;
  margin: 4px -32px 0; padding: 12px 32px; background: var(--card); border-top: 1px solid var(--line); border-radius: 0 0 var(--r-card) var(--r-card);
  & > :first-of-type:not(button) { margin-right: auto; }
  @container ${room.narrow} { margin: 4px -16px 0; padding: 12px 16px; & > button { flex: 1; } }
`;

export const Frame = styled.section`
  border: 1px solid var(--line); border-radius: var(--r-card); overflow: hidden;
`;

export const Lessons = styled.ul`
  display: grid; grid-template-columns: repeat(3, 1fr); border-top: 1px solid var(--line);
  & li { padding: 16px 20px; font-size: 13px; line-height: 19px; color: var(--ink-2); }
  & li + li { border-left: 1px solid var(--line); }
  & b { display: block; font: 600 15px/22px var(--font-head); color: var(--ink); }
  @container ${room.narrow} {
    grid-template-columns: minmax(0, 1fr);
    & li + li { border-left: 0; border-top: 1px solid var(--line); }
  }
`;

export const BoneRow = styled.div`
  display: grid; gap: 10px; padding: 18px 20px;
  & + & { border-top: 1px solid var(--line-soft); }
`;
