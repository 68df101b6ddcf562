import { room, styled } from '@harambee/ui';

export const Form = styled.form`display: flex; flex-direction: column; flex: 1;`;

/** Map and form; the map gives way first. */
export const Layout = styled.div`
  display: grid; grid-template-columns: 216px minmax(0, 616px); gap: 48px; align-items: start; flex: 1; padding-bottom: 48px;
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); }
`;

export const Column = styled.div`
  display: grid; gap: 40px; grid-template-columns: minmax(0, 1fr); min-width: 0; max-width: 616px;
  & > section + section { border-top: 1px solid var(--line); padding-top: 40px; }
  @container ${room.narrow} { gap: 32px; & > section + section { padding-top: 32px; } }
`;

export const Section = styled.section`
  display: grid; gap: 28px; grid-template-columns: minmax(0, 1fr); min-width: 0; scroll-margin-top: 84px;
  & > header h2 { font-size: var(--t-h2); line-height: 28px; letter-spacing: -.016em; outline: none; }
  & > header p { color: var(--ink-2); margin-top: 4px; max-width: 560px; }
  @container ${room.narrow} { gap: 24px; }
`;

/** Gets the focus when it has a message. */
export const Said = styled.div`outline: none; scroll-margin-top: 84px;`;
