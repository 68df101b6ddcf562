import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { room } from '../theme/room.ts';

export interface CardProps {
  title?: string;
  /** 2 unless the card is inside a section with its own heading. */
  level?: 2 | 3;
  /** Beside the title: small buttons, a link. */
  actions?: ReactNode;
  /**
   * `none` for rows that extend to the edge.
   */
  padding?: 'normal' | 'none';
  /**
   * `tint` for the one card that addresses the reader.
   */
  tone?: 'plain' | 'tint';
  children?: ReactNode;
}

const Root = styled.section`
  background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); min-width: 0;
  &[data-tone='tint'] { background: var(--primary-tint); border-color: var(--primary-line); }
`;
const Head = styled.div`
  display: flex; align-items: center; gap: var(--s-3); min-height: 56px; padding: 0 var(--s-4) 0 20px;
  border-bottom: 1px solid var(--line-soft);
  & > h2, & > h3 { flex: 1; min-width: 0; font-size: var(--t-lg); line-height: 22px; padding: 8px 0; }
  @container ${room.narrow} { padding: 0 8px 0 16px; }
`;
const Body = styled.div`
  &[data-padding='normal'] { padding: 20px; }
  @container ${room.narrow} { &[data-padding='normal'] { padding: 16px; } }
`;

/** A card; with a title it is a named region. */
export function Card({ title, level = 2, actions, padding = 'normal', tone = 'plain', children }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <Root data-tone={tone} aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <Head>
          {title && <Heading id={titleId}>{title}</Heading>}
          {actions}
        </Head>
      )}
      {children !== undefined && <Body data-padding={padding}>{children}</Body>}
    </Root>
  );
}
