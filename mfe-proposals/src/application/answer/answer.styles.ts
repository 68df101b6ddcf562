import { room, styled } from '@harambee/ui';
import { marks } from '../../traced-text/marks.styles.ts';

export const Question = styled.article`
  min-width: 0; background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); padding: 24px 28px 20px;
  @container ${room.narrow} { padding: 16px; }
`;

export const Head = styled.header`
  display: grid; gap: 6px; margin-bottom: 16px;
  & > p { font-size: 13px; line-height: 18px; color: var(--ink-3); overflow-wrap: anywhere; }
  & h2 { font-size: 22px; line-height: 29px; letter-spacing: -.015em; overflow-wrap: anywhere; outline: none; scroll-margin-top: 80px; }
  & h2:focus-visible { outline: 2px solid var(--focus); outline-offset: 4px; border-radius: 4px; }
  @container ${room.narrow} { & h2 { font-size: 19px; line-height: 26px; } }
`;

export const Help = styled.p`
  && { font-size: 14.5px; line-height: 22px; color: var(--ink-2); white-space: pre-line; max-width: 620px; }
`;

/** Where the answer begins, and how it is counted. */
export const Facts = styled.div`
  display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 8px 0; margin-bottom: 12px;
  border-block: 1px solid var(--line-soft); font-size: 13.5px; line-height: 20px; color: var(--ink-2);
  & > :last-child { margin-left: auto; }
  & b { font-weight: 600; color: var(--ink); }
  @container ${room.narrow} { & > :last-child { margin-left: 0; } }
`;

export const Text = styled.div`
  ${marks}
  font-size: 16px; line-height: 27px; overflow-wrap: anywhere; max-width: 640px;
  & :is(p, ul, ol, h3) + :is(p, ul, ol, h3) { margin-top: 14px; }
  & p { white-space: pre-line; }
  & h3 { font-size: 17px; line-height: 24px; }
  & ul, & ol { display: grid; gap: 8px; counter-reset: item; list-style: none; padding: 0; margin-bottom: 0; }
  & li { display: grid; grid-template-columns: 26px minmax(0, 1fr); counter-increment: item; }
  & ol > li::before { content: counter(item); font: 600 15px/27px var(--font-head); color: var(--primary-ink); }
  & ul > li::before { content: ''; width: 6px; height: 6px; border-radius: 50%; background: var(--primary); margin: 11px 0 0 2px; }
`;

/** Around the editor: its words look as they are read. */
export const Writing = styled.div`
  ${marks}
  font-size: 16px; line-height: 27px; overflow-wrap: anywhere;
  & > [data-editor] { margin-inline: 0; max-width: 700px; }
  @container ${room.narrow} { & > [data-editor] { margin-inline: -4px; } }
`;

export const Empty = styled.div`
  display: grid; gap: 12px; justify-items: start; padding: 20px; border: 1px dashed var(--line-control); border-radius: 10px; color: var(--ink-2);
  line-height: 22px;
`;

export const Tools = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--line-soft);
  & > [data-end] { margin-left: auto; display: flex; gap: 8px; }
`;

export const Note = styled.p`
  display: flex; gap: 6px; align-items: baseline; margin-top: 10px; font-size: 13px; line-height: 20px; color: var(--ink-3);
  & svg { flex: none; align-self: center; }
  &[data-tone='warning'] { color: var(--warning-ink); font-weight: 600; }
`;
