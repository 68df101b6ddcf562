import { media, styled } from '@harambee/ui';

/** One conversation. The open one stands out a little toward its words. */
export const Thread = styled.article`
  position: relative; min-width: 0; background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); padding: 12px 14px;
  font: 400 14px/20px var(--font-text); overflow-wrap: anywhere; outline: none; scroll-margin-block: 96px;
  transition: border-color var(--fast) var(--ease), box-shadow var(--fast) var(--ease);
  &[data-open] { border-color: var(--primary); box-shadow: var(--float); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  &[data-unread]::before {
    content: ''; position: absolute; top: 12px; bottom: 12px; left: -1px; width: 3px; border-radius: 0 3px 3px 0; background: var(--accent);
  }
  @media ${media.reducedMotion} { transition: none; }
  @media (forced-colors: active) { &[data-open] { border-width: 2px; } }
`;

/** What a folded thread shows; the whole of it opens it. */
export const Opener = styled.button`
  display: block; width: 100%; text-align: start; color: inherit; font: inherit; margin: -12px -14px; padding: 12px 14px; width: calc(100% + 28px);
  border-radius: var(--r-card);
  &:hover { background: var(--sunken); }
  & > [data-excerpt] {
    display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; margin-top: 6px; white-space: pre-line;
  }
`;

export const Head = styled.header`
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 10px; align-items: center;
  & > div { min-width: 0; }
  & b { display: block; font-weight: 600; }
  & small { display: block; font-size: 12px; line-height: 16px; color: var(--ink-3); }
`;

/** As in `Head`, where everything must be phrasing: inside of a button. */
export const OpenerHead = styled(Head.withComponent('span'))`
  & > span { min-width: 0; }
`;

/** What an open thread is about, and the way to fold it. */
export const Top = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; align-items: start; margin-bottom: 8px;
  & > button { margin: -6px -8px 0 0; }
`;

/** The words that are meant. */
export const Quote = styled.blockquote`
  margin: 0; padding: 2px 0 2px 10px; border-inline-start: 3px solid var(--accent-line); color: var(--ink-2); font-size: 13px; line-height: 19px;
  & > span { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
  & > small { display: flex; gap: 6px; align-items: center; margin-top: 4px; font-size: 12px; line-height: 16px; color: var(--warning-ink); font-weight: 600; }
  & > small svg { flex: none; }
`;

export const Place = styled.p`padding-block: 2px; font-size: 12px; line-height: 16px; color: var(--ink-3);`;

export const Comments = styled.ol`
  display: grid; gap: 14px; margin: 0; padding: 0; list-style: none;
`;

export const Comment = styled.li`
  min-width: 0;
  & > p { margin-top: 6px; white-space: pre-line; }
  & [data-mention] { padding: 0 3px; border-radius: 4px; background: var(--primary-tint); color: var(--primary-ink); font-weight: 600; }
  & [data-mention='me'] { background: var(--accent-tint); color: var(--accent-ink); }
  &[data-gone] > p { color: var(--ink-3); font-style: italic; }
`;

export const New = styled.span`
  margin-left: 6px; padding: 0 6px; border-radius: 99px; background: var(--accent-tint); color: var(--accent-ink); font: 600 11px/16px var(--font-text);
`;

export const Foot = styled.footer`
  display: grid; gap: 10px; margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line-soft);
`;

export const Buttons = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px; align-items: center;
  &:empty { display: none; }
  & > small { font-size: 12px; line-height: 16px; color: var(--ink-3); }
  @media (pointer: coarse) { & > button { min-height: 44px; } }
`;

export const Replies = styled.span`display: flex; gap: 6px; align-items: center; margin-top: 8px; font-size: 12px; line-height: 16px; color: var(--ink-3); font-weight: 600;`;

/** The words with what would go and what would come. */
export const Suggestion = styled.div`
  margin: 10px 0 0; border: 1px solid var(--info-line); border-radius: 10px; overflow: hidden;
  & > p { padding: 10px 12px; background: var(--info-tint); white-space: pre-wrap; max-height: 260px; overflow-y: auto; }
  & ins, & del { border-radius: 3px; padding: 0 2px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
  & ins { background: var(--success-tint); color: var(--success-ink); text-decoration: underline; text-underline-offset: 3px; }
  & del { background: var(--error-tint); color: var(--error-ink); text-decoration: line-through; }
  & > ul { display: grid; margin: 0; padding: 0; list-style: none; }
  & > ul > li, & > div { display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; padding: 8px 12px; border-top: 1px solid var(--line-soft); }
  & > ul > li > span { flex: 1 1 120px; min-width: 0; }
  & > ul > li > button { margin-block: -3px; }
  & small { font-size: 12px; line-height: 16px; color: var(--ink-3); }
  @media (pointer: coarse) { & button { min-height: 44px; } }
`;

export const Folded = styled.details`
  margin-top: 16px;
  & > summary {
    display: flex; gap: 6px; align-items: center; min-height: 44px; padding: 0 4px; cursor: pointer; list-style: none;
    font: 600 13px/18px var(--font-text); color: var(--ink-2); border-radius: 8px;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > svg { transition: transform var(--fast) var(--ease); }
  &[open] > summary > svg { transform: rotate(180deg); }
  & > ol { display: grid; gap: 12px; margin: 4px 0 0; padding: 0; list-style: none; }
  @media ${media.reducedMotion} { & > summary > svg { transition: none; } }
`;

export const List = styled.ol`display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; & > li { min-width: 0; }`;
