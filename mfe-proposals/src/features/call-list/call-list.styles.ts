import { room, styled } from '@harambee/ui';

export const Tools = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 16px;
`;

export const List = styled.ol`
  list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); overflow: clip;
  & > li + li { border-top: 1px solid var(--line-soft); }
`;

export const Row = styled.article`
  position: relative; display: grid; grid-template-columns: 144px minmax(0, 1fr) auto; gap: 4px 24px; align-items: start; padding: 18px 20px;
  transition: background var(--fast);
  &:hover { background: color-mix(in srgb, var(--sunken) 55%, transparent); }
  &:focus-within:has([data-call-link]:focus-visible) { box-shadow: inset 0 0 0 2px var(--focus); border-radius: var(--r-card); }
  &[data-past] [data-part='when'] > b { color: var(--ink-3); }
  &[data-choosing] { grid-template-columns: 32px 144px minmax(0, 1fr) auto; }
  &:has(:checked) { background: var(--primary-tint); }
  @container ${room.narrow} {
    grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 16px;
    &[data-choosing] { grid-template-columns: 32px minmax(0, 1fr); & > :not(:first-child) { grid-column: 2; } & > :first-child { grid-row: 1 / span 3; } }
  }
`;

/** Below the list, and always in view. */
export const Bar = styled.div`display: contents; & > * { margin-top: 24px; }`;

/** The box for one of two calls lies over the link of the whole row. */
export const Choose = styled.label`
  position: relative; z-index: 1; display: grid; place-items: center; width: 44px; min-height: 44px; margin: -10px 0 -10px -12px; cursor: pointer;
  & > input { width: 20px; height: 20px; margin: 0; accent-color: var(--primary); cursor: inherit; }
  &:has(:disabled) { cursor: default; opacity: .5; }
`;

/** The day of the deadline, as on a wall calendar. */
export const When = styled.div`
  font-variant-numeric: tabular-nums; line-height: 18px; font-size: 13px; color: var(--ink-3);
  & > b { display: block; font: 600 17px/24px var(--font-head); letter-spacing: -.01em; color: var(--ink); }
  & > span { display: block; }
  & > span[data-soon] { color: var(--accent-ink); font-weight: 600; }
  @container ${room.narrow} {
    display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: baseline;
    & > b { font-size: 15px; }
    & > [aria-hidden] { display: none; }
    &:not(:has(> :not([aria-hidden]))) { display: none; }
  }
`;

export const What = styled.div`
  min-width: 0;
  & h2 { font-size: 17px; line-height: 24px; letter-spacing: -.01em; overflow-wrap: anywhere; }
  & h2 a { color: var(--ink); text-decoration: none; outline: none; }
  /* The whole row opens the call. */
  & h2 a::after { content: ''; position: absolute; inset: 0; }
  & > p { font-size: 13px; line-height: 20px; color: var(--ink-2); overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;

export const Gaps = styled.ul`
  display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px;
  & > li {
    display: inline-flex; gap: 5px; align-items: center; height: 22px; padding: 0 8px 0 6px; border-radius: 6px; border: 1px dashed var(--line-control);
    font-size: 12px; line-height: 16px; color: var(--ink-2);
  }
`;

export const State = styled.div`
  display: grid; gap: 6px; justify-items: end; font-size: 13px; line-height: 18px; color: var(--ink-3); text-align: right;
  @container ${room.narrow} { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; text-align: left; }
`;

export const Queued = styled.section`
  margin-bottom: 24px;
  & > h2 { font-size: var(--t-h4); margin-bottom: 12px; }
`;

export const Frame = styled.section`
  border: 1px solid var(--line); border-radius: var(--r-card); overflow: hidden;
`;

export const Facts = styled.ul`
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
  display: grid; grid-template-columns: 144px minmax(0, 1fr) 96px; gap: 24px; padding: 22px 20px;
  & + & { border-top: 1px solid var(--line-soft); }
  & > div { display: grid; gap: 10px; }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); & > :last-child { display: none; } }
`;
