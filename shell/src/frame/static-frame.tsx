import { IconButton, styled } from '@harambee/ui';
import { Skeleton } from '@harambee/ui/app';
import { Desk, Main, Sheet, Side } from '../layout/desk.styles.ts';
import { PointsChipView } from '../layout/points-chip-view.tsx';
import { SidebarView } from '../layout/sidebar-view.tsx';
import { TopBarView } from '../layout/top-bar-view.tsx';
import { pageKinds } from '../skeleton/page-kinds.ts';
import { PageSkeleton } from '../skeleton/page-skeleton.tsx';

const Face = styled.span`width: 32px; height: 32px; border-radius: 9px; background: var(--line-soft); flex: none;`;
const Words = styled.div`
  min-height: 34px;
  [data-part] > * { margin: 3px 0; }
`;

/** Who is signed in is not known to a document, which is the same for everybody: `name-person.ts` writes it. */
const who = (
  <>
    <Face />
    <Words>
      <b data-part="person">
        <Skeleton width={110} height={12} />
      </b>
      <span data-part="organization">
        <Skeleton width={80} height={10} />
      </span>
    </Words>
  </>
);

/**
 * The app shell as a picture, made of the parts of the real one: it stands in the document and is painted before any
 * script has come (NAV-21). `frame-script.ts` marks what the path and this browser decide.
 */
export function StaticFrame() {
  return (
    <Desk data-part="desk">
      <Side data-part="side">
        <SidebarView toggle={{ label: 'Collapse sidebar', expanded: true }} who={who} />
      </Side>
      <Sheet>
        <TopBarView isFrame>
          <PointsChipView />
          <IconButton label="Notifications" icon="bell" />
        </TopBarView>
        <Main as="div">
          {pageKinds.map((kind) => (
            <PageSkeleton key={kind} kind={kind} />
          ))}
        </Main>
      </Sheet>
      <div data-part="panel">
        <div />
      </div>
    </Desk>
  );
}
