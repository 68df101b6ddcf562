import { room, styled } from '@harambee/ui';

/** Where the text stands, so that nothing jumps when the editor takes its place. */
export const Frame = styled.div`
  position: relative; max-width: 660px; margin-inline: auto; margin-block: 4px -8px; padding: 8px 20px 12px;
  border: 1px solid var(--primary); border-radius: 12px; background: var(--card);
  @container ${room.narrow} { padding: 8px 12px 12px; margin-inline: -8px; }
`;

export const Toolbar = styled.div`
  position: sticky; top: 64px; z-index: 5; display: flex; flex-wrap: wrap; gap: 2px; align-items: center;
  margin: 0 -12px 12px; padding: 4px 8px; background: var(--card); border-bottom: 1px solid var(--line-soft);
  & > hr { flex: none; width: 1px; height: 20px; margin: 0 6px; border: 0; background: var(--line); }
  & > button {
    display: inline-grid; place-items: center; min-width: 36px; height: 36px; padding: 0 8px; border-radius: 8px;
    font: 600 14px/20px var(--font-text); color: var(--ink-2);
  }
  & > button:hover { background: var(--sunken); color: var(--ink); }
  & > button[aria-pressed='true'] { background: var(--primary-tint); color: var(--primary-ink); }
  & > button[aria-disabled='true'] { color: var(--ink-3); cursor: not-allowed; background: none; }
  @container ${room.narrow} {
    top: auto; position: sticky; bottom: var(--keyboard, 0px); order: 3; margin: 12px -12px 0; padding: 4px max(4px, env(safe-area-inset-right)) ;
    border-bottom: 0; border-top: 1px solid var(--line-soft); flex-wrap: nowrap; overflow-x: auto;
    & > button { flex: none; min-width: 44px; height: 44px; }
  }
`;

export const Sheet = styled.div`
  display: flex; flex-direction: column; min-width: 0;
`;

/** The words as they are read, and the caret in them. */
export const Words = styled.div`
  outline: none; min-height: 56px; white-space: pre-wrap; overflow-wrap: anywhere; counter-reset: item;
  & > * + * { margin-top: 16px; }
  & > :not(ol) { counter-reset: item; }
  & > h3 { font-size: 18px; line-height: 26px; letter-spacing: -0.01em; }
  & > :is(ul, ol) { display: block; }
  & > ul + ul, & > ol + ol { margin-top: 12px; }
  & li { display: block; position: relative; padding-left: 28px; counter-increment: none; }
  & > ol { counter-increment: item; }
  & > :is(ul, ol) > li::before { position: absolute; left: 0; }
  & > ol > li::before { content: counter(item); font: 600 15px/28px var(--font-head); color: var(--primary-ink); }
  & > ul > li::before { content: ''; width: 6px; height: 6px; border-radius: 50%; background: var(--primary); top: 11px; left: 2px; margin: 0; }
  & .is-bold { font-weight: 650; }
  & .is-italic { font-style: italic; }
  & [data-mark='need'] { cursor: default; }
  & [data-mark='need']::before { content: 'needs:'; }
  & table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px; }
  & .is-frame { overflow-x: auto; }
  & :is(td, th) { min-width: 88px; border: 1px solid var(--line); padding: 6px 10px; text-align: start; vertical-align: top; }
  & .is-selected { background: var(--primary-tint); }
  & th { background: var(--sunken); font-weight: 600; }
  @media (forced-colors: active) { & [data-mark='unsourced'] { text-decoration-color: CanvasText; } }
`;

export const Foot = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: center; margin-top: 14px; min-height: 32px;
  font-size: 13px; line-height: 20px; color: var(--ink-2);
  & > :last-child { margin-left: auto; }
  & b { color: var(--ink); font-weight: 600; }
`;

export const Choices = styled.ul`
  && { display: grid; gap: 2px; margin: 8px -8px 0; }
  && > li { display: block; }
  && > li::before { display: none; }
  & button {
    display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; width: 100%; min-height: 44px; align-items: center;
    padding: 6px 8px; border-radius: 8px; text-align: left;
  }
  & button:hover, & button:focus-visible { background: var(--sunken); }
  & b { font-weight: 600; font-variant-numeric: tabular-nums; }
  & small { color: var(--ink-3); font-size: 12px; }
`;

export const CardActions = styled.div`display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 8px; &:empty { display: none; }`;
export const CardHead = styled.p`font: 600 14px/20px var(--font-text);`;
export const CardHelp = styled.p`&& { margin-top: 4px; } color: var(--ink-2); font-size: 13px; line-height: 18px;`;
