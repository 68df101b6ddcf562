import { media, room, styled } from '@harambee/ui';
import {
  FigureSkeleton,
  Figures,
  Skeleton,
  SkeletonCards,
  SkeletonFigures,
  SkeletonRows,
} from '@harambee/ui/app';
import type { ReactNode } from 'react';
import type { PageKind } from './page-kinds.ts';

// The measures are those of `Page` (`@harambee/ui`), so that nothing jumps when the page comes.
const Root = styled.div`
  padding: 32px; max-width: 1184px; width: 100%; margin: 0 auto;
  @container ${room.narrow} { padding: 20px 16px 32px; }
`;
const Head = styled.div`
  margin-bottom: 24px;
  & > span { margin: 10px 0 3px; }
  @container ${room.narrow} { margin-bottom: 20px; }
`;
/** Looks like the heading of a page. */
const Title = styled.div`
  font: 600 var(--t-h1)/34px var(--font-head); letter-spacing: -.02em; min-height: 34px; display: grid; align-items: center;
  @media ${media.phone} { font-size: 24px; line-height: 30px; min-height: 30px; }
`;
/** On a phone, the buttons of a page stand in lines below its heading. */
const Buttons = styled.div`
  display: none;
  @container ${room.narrow} { display: grid; gap: var(--s-2); margin-top: var(--s-2); }
`;
const linesOfButtons: Partial<Record<PageKind, readonly string[]>> = {
  dashboard: ['first'],
  cards: ['first', 'second'],
};
const Stack = styled.div`display: grid; gap: 24px; @container ${room.narrow} { gap: 16px; }`;
const Column = styled.div`display: grid; gap: 24px; max-width: 720px;`;
const Step = styled.div`
  min-height: 154px; background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card);
  @container ${room.narrow} { min-height: 210px; }
`;
const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 336px; gap: 24px; align-items: start;
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); & > :last-child { display: none; } }
`;

const fields = ['first', 'second', 'third', 'fourth'];

const bodies: Record<PageKind, ReactNode> = {
  dashboard: (
    <Stack>
      <Step />
      <Figures>
        {fields.map((figure) => (
          <FigureSkeleton key={figure} />
        ))}
      </Figures>
      <Columns>
        <SkeletonRows rows={4} />
        <SkeletonRows rows={3} />
      </Columns>
    </Stack>
  ),
  cards: (
    <Stack>
      <SkeletonFigures height={114} />
      <Skeleton width={336} height={36} />
      <SkeletonCards />
    </Stack>
  ),
  list: <SkeletonRows rows={6} />,
  form: (
    <Column>
      {fields.map((field) => (
        <Stack key={field}>
          <Skeleton width="30%" />
          <Skeleton height={40} />
        </Stack>
      ))}
    </Column>
  ),
  detail: (
    <Columns>
      <SkeletonRows rows={6} />
      <SkeletonRows rows={3} />
    </Columns>
  ),
  figures: (
    <Stack>
      <SkeletonFigures />
      <SkeletonRows rows={4} />
    </Stack>
  ),
};

/**
 * A page on its way, in its own shape: in the frame of the document, and in the app until its remote has come. `title`
 * is a picture of the heading, too: the page brings the one that is read.
 */
export function PageSkeleton({ kind, title }: { kind: PageKind; title?: string }) {
  return (
    <Root data-skeleton={kind}>
      <Head>
        <Title data-part="title" aria-hidden="true">
          {title ?? <Skeleton width={220} height={24} />}
        </Title>
        <Skeleton width={320} />
        <Buttons>
          {linesOfButtons[kind]?.map((line) => (
            <Skeleton key={line} height={44} />
          ))}
        </Buttons>
      </Head>
      {bodies[kind]}
    </Root>
  );
}
