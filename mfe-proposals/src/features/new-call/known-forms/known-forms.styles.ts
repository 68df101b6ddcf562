import { room, styled } from '@harambee/ui';

export const Frame = styled.div`display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); max-width: 848px;`;

export const Tools = styled.div`display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;`;

export const Section = styled.section`
  display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr);
  & > h2 { font-size: var(--t-h4); }
  & > h2 + p { font-size: 14px; line-height: 20px; color: var(--ink-2); margin-top: -8px; max-width: 66ch; }
`;

export const List = styled.ul`
  list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); overflow: clip;
  & > li + li { border-top: 1px solid var(--line-soft); }
`;

export const Row = styled.article`
  position: relative; display: grid; gap: 2px; padding: 14px 20px; transition: background var(--fast); overflow-wrap: anywhere;
  &:hover { background: color-mix(in srgb, var(--sunken) 55%, transparent); }
  &:focus-within:has([data-form-link]:focus-visible) { box-shadow: inset 0 0 0 2px var(--focus); border-radius: var(--r-card); }
  & h3 { font-size: 16px; line-height: 22px; letter-spacing: -.01em; }
  & h3 a { color: var(--ink); text-decoration: none; outline: none; }
  /* The whole row opens the form. */
  & h3 a::after { content: ''; position: absolute; inset: 0; }
  & > p { font-size: 13px; line-height: 19px; color: var(--ink-2); }
  & > p[data-part='facts'] { font-variant-numeric: tabular-nums; }
  & > p[data-part='source'] { color: var(--ink-3); }
  @container ${room.narrow} { padding: 14px 16px; }
`;

export const Unsure = styled.ul`
  display: grid; gap: 2px; margin-top: 4px; padding-left: 18px; list-style: disc;
`;
