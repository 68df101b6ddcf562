import { Spinner, styled } from '@harambee/ui';
import { createElement, Suspense, use } from 'react';
import { LostPart } from '../remotes/components/lost-part.tsx';
import { PartBoundary, type PartFallbackProps } from '../remotes/components/part-boundary.tsx';
import { SlowPart } from '../remotes/components/slow-part.tsx';
import { RemoteFailure } from '../remotes/remote-failure.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { theRemotes } from '../remotes/the-remotes.ts';

const Whole = styled.main`min-height: 100dvh; display: grid; place-items: center;`;

function LostPage(props: PartFallbackProps) {
  return (
    <Whole>
      <LostPart {...props} />
    </Whole>
  );
}

interface GuestProposalProps {
  /** Of the page among the public pages of remotes. */
  path: string;
  remotes?: Remotes;
}

/** The page of the remote that shows proposals to guests, without the app around it. */
export function GuestProposal({ path, remotes = theRemotes }: GuestProposalProps) {
  return (
    <PartBoundary remote="proposals" fallback={LostPage} onRetry={remotes.retryList}>
      <Suspense fallback={<Waiting />}>
        <OwnerOfPage path={path} remotes={remotes} />
      </Suspense>
    </PartBoundary>
  );
}

const Waiting = () => (
  <Whole>
    <Spinner label="Loading the proposal" />
  </Whole>
);

function OwnerOfPage({ path, remotes }: Required<GuestProposalProps>) {
  const owner = remotes.ownerOf(path, use(remotes.entries()), 'publicPaths');
  if (!owner) throw new RemoteFailure('proposals', 'missing', `No remote owns ${path}`);
  return (
    <PartBoundary remote={owner.name} fallback={LostPage} onRetry={() => remotes.retry(owner.name)}>
      <Suspense
        fallback={
          <SlowPart onRetry={() => remotes.retry(owner.name)}>
            <Waiting />
          </SlowPart>
        }
      >
        <PageOfRemote path={path} load={() => remotes.load(owner)} name={owner.name} />
      </Suspense>
    </PartBoundary>
  );
}

function PageOfRemote({
  path,
  load,
  name,
}: {
  path: string;
  load: () => ReturnType<Remotes['load']>;
  name: string;
}) {
  const { publicRoutes = [] } = use(load());
  const page = publicRoutes.find((route) => `/${route.path}` === path);
  if (!page) throw new RemoteFailure(name, 'missing', `${name} has no page ${path}`);
  return createElement(page.Component);
}
