import { asRoom, media, room, styled } from '@harambee/ui';

export const Desk = styled.div`
  ${asRoom}
  min-height: 100dvh; background: var(--desk); display: flex; flex-direction: column; padding: 0 24px 48px;
  @media ${media.phone} { padding: 0 12px 32px; }
  @media print {
    background: none; padding: 0; color: var(--ink);
    /* Paper is light, whatever the screen was: the light scheme's colors. */
    --ink: #1C2321; --ink-2: #47504B; --ink-3: #636A63; --primary-ink: #0B604D; --card: #FFFFFF; --line: #E5DDCE;
  }
`;

export const Top = styled.header`
  position: sticky; top: 0; z-index: 5; background: var(--desk); margin: 0 -24px; padding: 10px 24px; min-height: 60px;
  display: flex; align-items: center; gap: 8px 16px; border-bottom: 1px solid transparent;
  &[data-scrolled] { border-bottom-color: var(--line); }
  & > b { font: 600 15px/20px var(--font-head); min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media ${media.phone} { margin: 0 -12px; padding: 8px 12px; & > b { display: none; } }
  @media print { display: none; }
`;
export const End = styled.span`display: flex; align-items: center; gap: 12px; margin-left: auto; flex: none;`;
/** On a phone the sign alone: the buttons need the room. */
export const Mark = styled.span`
  display: inline-flex; flex: none;
  @media ${media.phone} { width: 32px; overflow: hidden; }
`;

export const Columns = styled.div`
  display: grid; grid-template-columns: 200px minmax(0, 780px); gap: 40px; justify-content: center; align-items: start;
  width: 100%; padding-top: 24px;
  &[data-margin] { grid-template-columns: 180px minmax(0, 720px) 320px; gap: 32px; }
  @container (max-width: 1279px) { &[data-margin] { grid-template-columns: 180px minmax(0, 780px); } }
  @container (max-width: 1023px) { &[data-margin] { grid-template-columns: minmax(0, 780px); gap: 16px; } }
  @container (max-width: 1023px) { grid-template-columns: minmax(0, 780px); gap: 16px; }
  @container ${room.narrow} { padding-top: 8px; }
  @media print { display: block; }
`;

export const Main = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; min-width: 0; @container ${room.narrow} { gap: 8px; }`;

/** The way through the text: beside it where there is room, folded above it otherwise. */
export const Contents = styled.nav`
  position: sticky; top: 84px; font-size: 14px; line-height: 20px;
  & h2 { font: 600 12px/16px var(--font-text); letter-spacing: 0; color: var(--ink-3); padding: 0 12px; margin-bottom: 8px; }
  & ul { display: grid; gap: 2px; }
  & a {
    display: block; padding: 7px 12px; border-radius: 8px; color: var(--ink-2); text-decoration: none; overflow-wrap: anywhere;
  }
  & a:hover { background: var(--sunken); color: var(--ink); }
  @container (max-width: 1023px) { display: none; }
  @media print { display: none; }
`;
export const Folded = styled.details`
  display: none; background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); font-size: 15px; line-height: 20px;
  & summary { min-height: 48px; padding: 14px 16px; font-weight: 600; cursor: pointer; }
  & ul { padding: 0 8px 8px; }
  & a { display: flex; align-items: center; min-height: 44px; padding: 6px 8px; border-radius: 8px; color: var(--ink-2); text-decoration: none; overflow-wrap: anywhere; }
  & a:hover { background: var(--sunken); }
  @container (max-width: 1023px) { display: block; }
  @media print { display: none; }
`;

/** The comments, beside their words where there is room. */
export const Margin = styled.aside`
  --paper: var(--desk); min-width: 0; align-self: stretch; position: relative;
  @container (max-width: 1279px) { display: none; }
  @media print { display: none; }
`;

export const Sheet = styled.main`
  position: relative; min-width: 0; background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 56px 56px 72px; outline: 0;
  @container ${room.medium} { padding: 32px 32px 56px; }
  @container ${room.narrow} { padding: 24px 16px 40px; }
  @media print { border: 0; padding: 0; background: none; }
`;

export const Head = styled.header`
  max-width: 620px; margin: 0 auto 40px; padding-bottom: 28px; border-bottom: 1px solid var(--line);
  & > p { color: var(--ink-2); font-size: 15px; line-height: 22px; overflow-wrap: anywhere; }
  & h1 { font-size: 38px; line-height: 44px; letter-spacing: -.026em; overflow-wrap: anywhere; text-wrap: balance; outline: none; margin: 8px 0 0; }
  & dl { display: flex; flex-wrap: wrap; gap: 12px 32px; margin: 24px 0 0; }
  & dt { font-size: var(--t-sm); line-height: 17px; color: var(--ink-3); }
  & dd { margin: 2px 0 0; font-weight: 600; font-size: 15px; line-height: 20px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  @container ${room.narrow} { margin-bottom: 28px; padding-bottom: 20px; & h1 { font-size: 28px; line-height: 34px; } }
`;

export const Foot = styled.footer`
  max-width: 780px; width: 100%; margin: 24px auto 0; text-align: center; font-size: var(--t-sm); line-height: 20px; color: var(--ink-2);
  @media print { text-align: left; }
`;

export const Place = styled.div`max-width: 780px; width: 100%; margin: 0 auto; padding: 48px 0;`;
