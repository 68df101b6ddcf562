import { room, styled } from '@harambee/ui';

export const Section = styled.section`
  display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); min-width: 0; scroll-margin-top: 84px;
  & > header { display: grid; gap: 4px; }
  & > header h2 { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; font-size: var(--t-h3); line-height: 26px; letter-spacing: -.014em; }
  & > header p { color: var(--ink-2); max-width: 62ch; }
`;

export const List = styled.ul`
  list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); overflow: clip;
  & > li + li { border-top: 1px solid var(--line-soft); }
`;

export const Item = styled.li`
  display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 4px 16px; align-items: start; padding: 16px 20px;
  & > div { display: grid; gap: 6px; grid-template-columns: minmax(0, 1fr); min-width: 0; overflow-wrap: anywhere; }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); padding: 16px; gap: 8px; }
`;

export const Statement = styled.p`font: 600 15px/22px var(--font-text); color: var(--ink); max-width: 68ch;`;

export const Reason = styled.p`font-size: 14px; line-height: 20px; color: var(--ink-2); max-width: 68ch;`;

/** What a person has to look up. */
export const LookUp = styled.p`
  display: grid; grid-template-columns: 16px minmax(0, 1fr); gap: 8px; max-width: 68ch; font-size: 14px; line-height: 20px; color: var(--ink);
  & > svg { margin-top: 2px; color: var(--warning-ink); }
`;

export const Foot = styled.div`
  display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; font-size: 13px; line-height: 20px; color: var(--ink-3);
  & a, & button { text-align: left; color: var(--primary-ink); font-weight: 600; text-decoration: underline; text-decoration-color: color-mix(in srgb, currentColor 40%, transparent); text-underline-offset: 2px; }
  & a:hover, & button:hover { text-decoration-color: currentColor; }
  @container ${room.narrow} { & a, & button { display: inline-block; padding-block: 12px; } }
`;

export const Checks = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 2px; font-size: 14px; line-height: 20px; color: var(--ink-2);
  @container ${room.narrow} { & button { min-height: 44px; min-width: 64px; } }
`;

export const Bone = styled.div`display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 16px; padding: 16px 20px; & + & { border-top: 1px solid var(--line-soft); } & > div { display: grid; gap: 10px; }`;
