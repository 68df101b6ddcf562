import { room, styled } from '@harambee/ui';

export const Form = styled.form`
  display: flex; flex-direction: column; flex: 1; scroll-margin-top: 140px;
`;

/** Map, form and advice; the advice goes under the form first, then the map gives way to the sheet. */
export const Layout = styled.div`
  display: grid; grid-template-columns: 216px minmax(0, 616px) minmax(0, 1fr); gap: 40px; align-items: start;
  flex: 1; padding-bottom: 40px;
  @container ${room.wide} { grid-template-columns: 200px minmax(0, 1fr); }
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); gap: 20px; }
`;

export const Column = styled.div`
  display: grid; gap: 28px; grid-template-columns: minmax(0, 1fr); min-width: 0; max-width: 616px;
  @container ${room.narrow} { gap: 24px; }
`;

export const Where = styled.p`
  font-size: 13px; color: var(--ink-3);
  @container ${room.medium} { display: none; }
`;

export const Heading = styled.h2`
  font-size: var(--t-h1); line-height: 34px; letter-spacing: -0.02em; outline: none;
  @container ${room.narrow} { font-size: 24px; line-height: 30px; }
`;
