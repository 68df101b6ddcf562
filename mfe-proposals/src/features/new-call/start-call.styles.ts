import { room, styled } from '@harambee/ui';
import { Link } from 'react-router-dom';

export const Start = styled.div`display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); max-width: 848px;`;

export const Paste = styled.form`
  display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); padding: 20px; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card);
  & label { font: 600 17px/24px var(--font-head); letter-spacing: -.01em; }
  & label + p { font-size: 14px; line-height: 20px; color: var(--ink-2); margin-top: -8px; max-width: 66ch; }
  & textarea {
    display: block; width: 100%; min-height: 232px; max-height: 60vh; padding: 12px; resize: vertical; border: 1px solid var(--line-control); border-radius: var(--r-control);
    background: var(--paper); color: var(--ink); font: inherit; font-size: 15px; line-height: 22px;
  }
  & textarea:focus { outline: 2px solid var(--focus); outline-offset: 1px; }
  & > div { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
  & > div > span { font-size: 13px; line-height: 18px; color: var(--ink-3); }
  @container ${room.narrow} { padding: 16px; & textarea { font-size: 16px; } }
`;

export const Or = styled.h2`
  display: flex; gap: 16px; align-items: center; font: 400 13px/18px var(--font-text); color: var(--ink-3);
  &::before, &::after { content: ''; flex: 1; border-top: 1px solid var(--line); }
`;

export const Ways = styled.ul`
  display: grid; gap: 16px; grid-template-columns: repeat(2, minmax(0, 1fr)); list-style: none; margin: 0; padding: 0;
  & > li { display: grid; min-width: 0; }
  @container ${room.slim} { grid-template-columns: minmax(0, 1fr); gap: 12px; }
`;

const way = `
  display: grid; grid-template-columns: 22px minmax(0, 1fr); gap: 2px 12px; align-content: start; padding: 16px; min-height: 88px; text-align: left; cursor: pointer;
  border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); color: var(--ink); font: inherit; transition: border-color var(--fast);
  &:hover { border-color: var(--line-control); }
  &:focus-visible, &:focus-within { outline: 2px solid var(--focus); outline-offset: 2px; }
  & > svg { color: var(--primary-ink); margin-top: 1px; }
  & > b { font-size: 15px; line-height: 22px; }
  & > span { grid-column: 2; font-size: 13px; line-height: 19px; color: var(--ink-2); }
  & > input { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  &[data-busy] { cursor: default; opacity: .7; }
`;
export const WayLabel = styled.label`position: relative; ${way}`;
export const WayButton = styled.button`${way}`;
export const WayLink = styled(Link)`text-decoration: none; ${way}`;

export const Uploading = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 12px 16px; border: 1px solid var(--primary-line); border-radius: var(--r-card);
  background: var(--primary-tint); font-size: 14px; line-height: 20px;
  & > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
`;
