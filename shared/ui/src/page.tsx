import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import { Link } from './navigation/link.tsx';
import { usePageHeading } from './navigation/use-page-heading.ts';
import { room } from './theme/room.ts';

export interface PageProps {
  /** The heading, and the document's title with " · Harambee". */
  title: string;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** Small text under the heading: status, amount, dates. */
  meta?: ReactNode;
  /** The link back. */
  back?: { to: string; label: string };
  /** Buttons beside the heading, the main one last. */
  actions?: ReactNode;
  /** A column of 336 px at the right; below the content if there is no room. */
  aside?: ReactNode;
  children?: ReactNode;
}

const Root = styled.div`
  padding: 32px; max-width: 1184px; width: 100%; margin: 0 auto; flex: 1; display: flex; flex-direction: column;
  @container ${room.narrow} { padding: 20px 16px 32px; }
`;
const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: flex-end; gap: 16px var(--s-2); margin-bottom: 24px;
  /* Minimum width of the title; buttons that leave less move to their own line. */
  & > div:first-of-type { flex: 1 1 min(100%, 400px); min-width: 0; }
  h1 { overflow-wrap: anywhere; }
  p { color: var(--ink-2); margin-top: 4px; }
  @container ${room.narrow} {
    margin-bottom: 20px; row-gap: var(--s-2);
    & > div:first-of-type { flex-basis: 100%; }
  }
`;
const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-2); align-items: center;
  @container ${room.narrow} {
    flex: 1 0 100%;
    & > :is(a, button)[data-kind] { flex: 1 0 auto; }
    & > :is(a, button):is([data-kind='primary'], [data-kind='accent']) { flex-basis: 100%; order: -1; }
  }
`;
const Crumb = styled(Link)`
  display: inline-flex; align-items: center; gap: 6px; font-size: var(--t-sm); color: var(--ink-2);
  text-decoration: none; margin-bottom: 8px;
  &:hover { color: var(--ink); }
  @container ${room.narrow} { min-height: 44px; margin: -12px 0 -4px; }
`;
const Meta = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: center; color: var(--ink-2); margin-top: 8px;
  font-variant-numeric: tabular-nums;
  @container ${room.narrow} { font-size: var(--t-sm); gap: 4px 12px; }
`;
const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 336px; gap: 24px; align-items: start; flex: 1;
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); }
`;

/** A page of the application, inside the shell's `<main>`. */
export function Page({ title, description, meta, back, actions, aside, children }: PageProps) {
  const heading = usePageHeading(title);
  return (
    <Root>
      <Head>
        <div>
          {back && (
            <Crumb to={back.to}>
              <Icon name="chevron-left" size={16} />
              {back.label}
            </Crumb>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {description && <p>{description}</p>}
          {meta && <Meta>{meta}</Meta>}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {aside ? (
        <Columns>
          <div>{children}</div>
          <aside>{aside}</aside>
        </Columns>
      ) : (
        children
      )}
    </Root>
  );
}
