import { room, styled } from '@harambee/ui';

export const Form = styled.form`display: flex; flex-direction: column; flex: 1; min-width: 0;`;

/** The call, and beside it what the organization makes of it. */
export const Layout = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 304px; gap: 32px; align-items: start; flex: 1; padding-bottom: 40px;
  & > aside { position: sticky; top: 84px; }
  @container ${room.medium} {
    grid-template-columns: minmax(0, 1fr); gap: 28px;
    & > aside { position: static; }
  }
`;

export const Column = styled.div`
  display: grid; gap: 36px; grid-template-columns: minmax(0, 1fr); min-width: 0;
  & > section + section { border-top: 1px solid var(--line); padding-top: 32px; }
`;

export const Section = styled.section`
  display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); min-width: 0; scroll-margin-top: 84px;
  & > header h2 { font-size: var(--t-h3); line-height: 26px; letter-spacing: -.014em; }
  & > header p { color: var(--ink-2); margin-top: 4px; max-width: 62ch; }
`;

export const Own = styled.div`display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr);`;

export const Field = styled.div`display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); min-width: 0;`;

export const Pair = styled.div`
  display: grid; gap: 24px 16px; grid-template-columns: minmax(0, 1fr) 248px; align-items: end;
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

export const Three = styled.div`
  display: grid; gap: 20px 16px; grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: end;
  & [data-part='control'] { max-width: none !important; }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

export const Tables = styled.div`display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr);`;

export const Banners = styled.div`
  display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr);
  &:not(:empty) { margin-bottom: 24px; }
`;

export const Grow = styled.div`flex: 1; padding-bottom: 40px; min-width: 0;`;
