import { room, styled } from '@harambee/ui';

export const Tools = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 16px;
`;

/** The whole list takes dropped files; it says so while one is above it. */
export const DropArea = styled.div`
  position: relative; flex: 1; border-radius: var(--r-card);
  &[data-over]::after {
    content: 'Drop to add'; position: absolute; inset: -8px; display: grid; place-items: center; border: 2px dashed var(--primary); border-radius: 16px;
    background: color-mix(in srgb, var(--paper) 82%, transparent); font: 600 20px/28px var(--font-head); color: var(--primary-ink); z-index: 2;
  }
`;

export const List = styled.ol`
  list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); overflow: clip;
  & > li + li { border-top: 1px solid var(--line-soft); }
`;

export const OnTheWay = styled.section`
  margin-bottom: 24px;
  & > h2 { font-size: var(--t-h4); margin-bottom: 12px; }
`;

export const Row = styled.article`
  position: relative; display: grid; grid-template-columns: 40px minmax(0, 1fr) auto 36px; gap: 4px 16px; align-items: start; padding: 16px 12px 16px 20px;
  transition: background var(--fast);
  &:hover { background: color-mix(in srgb, var(--sunken) 55%, transparent); }
  &:focus-within:has([data-document-link]:focus-visible) { box-shadow: inset 0 0 0 2px var(--focus); border-radius: var(--r-card); }
  & > [data-part='menu'] { position: relative; z-index: 1; margin-top: 2px; }
  @container ${room.narrow} {
    grid-template-columns: 40px minmax(0, 1fr) 44px; gap: 4px 12px; padding: 14px 8px 14px 16px;
    & > [data-part='menu'] { grid-column: 3; grid-row: 1; margin-top: -4px; }
  }
`;

/** The ending of the file, as on the tab of a folder. */
export const Mark = styled.span`
  display: grid; place-items: center; width: 40px; height: 44px; border: 1px solid var(--line-control); border-radius: 4px 10px 4px 4px; background: var(--sunken);
  font: 700 11px/14px var(--font-text); letter-spacing: .02em; color: var(--ink-2); text-transform: uppercase;
`;

export const What = styled.div`
  min-width: 0;
  & h2 { font-size: 16px; line-height: 22px; letter-spacing: -.01em; overflow-wrap: anywhere; }
  & h2 button { text-align: left; color: var(--ink); font: inherit; letter-spacing: inherit; outline: none; overflow-wrap: anywhere; }
  /* The whole row opens the document. */
  & h2 button::after { content: ''; position: absolute; inset: 0; }
  & > p { font-size: 13px; line-height: 20px; color: var(--ink-2); overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  & > p[data-part='notes'] { color: var(--ink-3); white-space: pre-line; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
`;

export const State = styled.div`
  display: grid; gap: 4px; justify-items: end; font-size: 13px; line-height: 18px; color: var(--ink-3); text-align: right; font-variant-numeric: tabular-nums;
  @container ${room.narrow} { grid-column: 2 / -1; display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; text-align: left; margin-top: 2px; }
`;

export const Frame = styled.section`
  border: 1px solid var(--line); border-radius: var(--r-card); overflow: hidden; background: var(--card);
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

export const Accepted = styled.p`margin-top: 12px; font-size: 13px; line-height: 19px; color: var(--ink-3);`;

export const BoneRow = styled.div`
  display: grid; grid-template-columns: 40px minmax(0, 1fr) 112px; gap: 16px; padding: 18px 20px; align-items: center;
  & + & { border-top: 1px solid var(--line-soft); }
  & > div { display: grid; gap: 10px; }
  @container ${room.narrow} { grid-template-columns: 40px minmax(0, 1fr); & > :last-child { display: none; } }
`;
