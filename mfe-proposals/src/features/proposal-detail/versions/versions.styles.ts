import { room, styled } from '@harambee/ui';
import { Link } from 'react-router-dom';

/** A heading that takes the focus when its view opens; it stands clear of the bar above the page. */
export const Heading = styled.h2`
  scroll-margin-top: 96px; font-size: 22px; line-height: 28px; letter-spacing: -0.012em; outline: none;
`;

export const Bar = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-bottom: 16px;
  & > h2 { flex: 1 1 auto; margin-right: auto; }
  @container ${room.narrow} { & > h2 { flex-basis: 100%; } }
`;

export const Facts = styled.p`
  display: flex; flex-wrap: wrap; gap: 2px 16px; font-size: 13px; line-height: 20px; color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  & b { color: var(--ink); font-weight: 600; }
`;

export const QuietLink = styled(Link)`
  color: var(--primary-ink); font-weight: 600; font-size: 13px; text-decoration: none; padding: 4px;
  &:hover { text-decoration: underline; }
  @container ${room.narrow} { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; margin-left: -8px; }
`;

const marks = `
  & ins, & del { border-radius: 3px; padding: 1px 2px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
  & ins { background: var(--success-tint); color: var(--success-ink); text-decoration: underline; text-underline-offset: 3px; }
  & del { background: var(--error-tint); color: var(--error-ink); text-decoration: line-through; }
`;

/** One text beside the other; below the other where two would be too narrow to read. */
export const Pair = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 32px;
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); gap: 20px; }
`;

export const Side = styled.div`
  min-width: 0; overflow-wrap: anywhere;
  & > h4 { margin-bottom: 6px; font: 600 13px/20px var(--font-text); color: var(--ink-3); letter-spacing: 0; }
  & > p { font-size: 15px; line-height: 25px; white-space: pre-line; }
  ${marks}
`;

export const Legend = styled.p`
  display: flex; flex-wrap: wrap; gap: 2px 16px; font-size: 13px; line-height: 22px; color: var(--ink-2); padding-block: 4px;
  & b { color: var(--ink); font-weight: 600; }
  ${marks}
`;

export const Section = styled.section`
  padding: 20px 24px 24px; background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card);
  & > h3 { margin-bottom: 12px; font-size: 19px; line-height: 25px; letter-spacing: -0.01em; }
  @container ${room.narrow} { padding: 16px; }
`;

export const Same = styled.details`
  background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card);
  & > summary {
    display: flex; align-items: center; gap: 10px; min-height: 48px; padding: 10px 24px; cursor: pointer; list-style: none;
    border-radius: var(--r-card); color: var(--ink-3); font-size: 13px;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > h3 { flex: 1; min-width: 0; font-size: 16px; line-height: 22px; color: var(--ink-2); }
  & > summary > svg { flex: none; transition: transform var(--fast); }
  &[open] > summary > svg { transform: rotate(90deg); }
  & > div { padding: 0 24px 24px; max-width: 680px; }
  @container ${room.narrow} { & > summary, & > div { padding-inline: 16px; } }
`;

export const Sections = styled.div`display: grid; gap: 12px; margin-top: 12px;`;

export const Head = styled.div`
  padding: 16px 24px; background: var(--sunken); border: 1px solid var(--line-soft); border-radius: var(--r-card);
  @container ${room.narrow} { padding: 16px; }
`;

export const Chosen = styled.div`
  display: grid; gap: 8px; justify-items: start; align-content: start; min-width: 0;
`;
