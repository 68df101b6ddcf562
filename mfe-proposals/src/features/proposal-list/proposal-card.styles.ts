import { room, styled } from '@harambee/ui';
import { Link } from 'react-router-dom';

export const Article = styled.article`
  position: relative; display: flex; flex-direction: column; min-height: 208px; min-width: 0; padding: 16px;
  background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card);
  transition: border-color var(--fast);
  &:hover { border-color: var(--line-control); }
  &:focus-within:has([data-card-link]:focus-visible) {
    border-color: var(--primary); box-shadow: 0 0 0 1px var(--primary);
  }
  @container ${room.narrow} { min-height: 0; }
`;

export const Top = styled.div`
  display: flex; justify-content: space-between; align-items: center; gap: 12px;
`;

export const Amount = styled.span`
  font: 600 18px/24px var(--font-head); letter-spacing: -0.01em; font-variant-numeric: tabular-nums;
  min-width: 0; overflow: hidden; text-overflow: ellipsis;
`;

export const Title = styled.h2`
  margin: 12px 0 2px; font-size: 17px; line-height: 23px; letter-spacing: -0.01em;
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden;
  overflow-wrap: anywhere;
  & a { color: var(--ink); text-decoration: none; outline: none; }
  /* The whole card opens the proposal; what can be pressed beside it lies above this. */
  & a::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-card); }
`;

export const Meta = styled.p`
  font-size: 13px; line-height: 20px; color: var(--ink-3); overflow-wrap: anywhere;
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
`;

export const Foot = styled.div`
  margin-top: auto; padding-top: 14px; display: flex; flex-wrap: wrap; justify-content: space-between;
  gap: 4px 8px; align-items: center; font-size: 13px; line-height: 18px; color: var(--ink-3);
`;

const footAction = `
  position: relative; z-index: 1; display: inline-flex; align-items: center; gap: 6px;
  color: var(--primary-ink); font-weight: 600; margin: -8px; padding: 8px; text-decoration: none;
  &:hover { text-decoration: underline; }
  &:disabled { color: var(--ink-3); cursor: default; text-decoration: none; }
  @container ${room.narrow} { min-height: 44px; }
`;
export const FootButton = styled.button`${footAction}`;
export const Actions = styled.span`display: flex; flex-wrap: wrap; gap: 4px 16px;`;
export const FootLink = styled(Link)`${footAction}`;

export const Note = styled.p`
  display: flex; gap: 8px; margin-top: 12px; font-size: 13px; line-height: 19px; color: var(--ink-2);
  overflow-wrap: anywhere;
  & svg { flex: none; margin-top: 1px; color: var(--ink-3); }
  &[data-tone='error'] svg { color: var(--error-ink); }
  & > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; }
`;

export const Due = styled.p`
  display: flex; gap: 5px; align-items: center; margin-top: 8px; font-size: 13px; line-height: 18px;
  font-weight: 600; color: var(--accent-ink);
`;

export const Facts = styled.dl`
  display: flex; gap: 28px; margin-top: 14px;
  & dt { font-size: 12px; line-height: 16px; color: var(--ink-3); }
  & dd {
    display: flex; gap: 7px; align-items: center; font-weight: 600; font-size: 15px; line-height: 22px;
    font-variant-numeric: tabular-nums;
  }
`;

export const Ring = styled.span`
  width: 16px; height: 16px; border-radius: 50%;
  background: conic-gradient(var(--primary) calc(var(--value) * 1%), var(--line) 0);
  mask: radial-gradient(circle, transparent 4.6px, #000 5.2px);
`;

export const Progress = styled.div`
  margin-top: 14px; display: grid; gap: 7px; font-size: 13px; line-height: 18px;
  & > div:first-of-type { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 8px; }
  & b { font-weight: 600; }
  & span { color: var(--ink-3); font-variant-numeric: tabular-nums; }
  & > p { font-size: 12px; line-height: 16px; color: var(--ink-3); }
  & > div > p { margin: 0; }
`;
