import type { CallOrigin } from '@harambee/domain';
import { callOrigins } from '@harambee/domain';
import type { CallSource } from '@harambee/domain/schemas';
import { styled } from '@harambee/ui';

const Quote = styled.figure`
  grid-column: 1 / -1; margin: 0; min-width: 0; padding-left: 12px; border-left: 2px solid var(--line);
  & figcaption { font-size: 12px; line-height: 16px; color: var(--ink-3); }
  & blockquote { margin: 0; font-size: 13px; line-height: 19px; color: var(--ink-2); overflow-wrap: anywhere; max-width: 70ch; }
`;

/** The line of the call that a row or field came from (CALL-12). */
export function SourceLine({
  source,
  origin,
}: {
  source: CallSource | undefined;
  origin?: CallOrigin | undefined;
}) {
  if (!source) return null;
  return (
    <Quote>
      <figcaption>
        Page {source.page}, line {source.line} of the call
        {origin && ` · ${callOrigins[origin].toLowerCase()}`}
      </figcaption>
      <blockquote dir="auto">{source.text}</blockquote>
    </Quote>
  );
}
