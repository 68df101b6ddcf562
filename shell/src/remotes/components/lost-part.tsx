import { formatClock, paths } from '@harambee/domain';
import { Button, ErrorState, styled, usePageHeading } from '@harambee/ui';
import type { PartFallbackProps } from './part-boundary.tsx';

/**
 * 'Proposals' for /proposals/new, 'Profile' for /public/profile/1: parts are named by the first word of their
 * path.
 */
export function partLabel(pathname: string): string {
  const word = pathname.replace(/^\/public(?=\/)/, '').split('/')[1] ?? '';
  return word === '' ? 'This page' : word.charAt(0).toUpperCase() + word.slice(1);
}

const texts = {
  contract:
    'This part of Harambee was made for another version of the app. Reload the page. If that does not help, contact support.',
  render:
    'This part of Harambee has a mistake, which we have been told about. Nothing you wrote is lost, and the other pages work as usual.',
  load: 'This part of Harambee could not be loaded. Nothing you wrote is lost, and the other pages work as usual.',
};

const Place = styled.div`outline: 0;`;

/** Replaces the pages of a remote that is missing or broken. */
export function LostPart({ reference, failedAt, isRetrying, retry, failure }: PartFallbackProps) {
  const label = partLabel(window.location.pathname);
  const crashed = failure.stage === 'render';
  const title = crashed ? `${label} stopped working` : `${label} couldn't be loaded`;
  const place = usePageHeading(title);
  return (
    <Place ref={place} tabIndex={-1}>
      <ErrorState
        level={1}
        title={title}
        text={crashed ? texts.render : failure.stage === 'contract' ? texts.contract : texts.load}
        onRetry={retry}
        retrying={isRetrying}
        action={<Button to={paths.dashboard}>Go to Dashboard</Button>}
        reference={`Reference for support: ${reference}, ${formatClock(failedAt)}`}
      />
    </Place>
  );
}
