import { Spinner, styled } from '@harambee/ui';
import { LostPart } from './lost-part.tsx';
import type { PartFallbackProps } from './part-boundary.tsx';
import { PermittedVersions } from './permitted-versions.tsx';
import { RemoteArea } from './remote-area.tsx';

const Whole = styled.main`min-height: 100dvh; display: grid; place-items: center;`;

function LostPublicPart(props: PartFallbackProps) {
  return (
    <Whole>
      <LostPart {...props} />
    </Whole>
  );
}

const waiting = (
  <Whole>
    <Spinner label="Loading page" />
  </Whole>
);

/** Pages of remotes outside the app shell, with the same boundaries and Retry as inside it. */
export function PublicArea() {
  return (
    <>
      <PermittedVersions />
      <RemoteArea place="public" fallback={LostPublicPart} waiting={waiting} />
    </>
  );
}
