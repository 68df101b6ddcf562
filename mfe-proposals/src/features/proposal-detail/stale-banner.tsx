import { changedAnswerNames, type ProposalSectionKey, staleSectionNames } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { Banner, Button } from '@harambee/ui';

interface StaleBannerProps {
  proposal: Proposal;
  isBusy: boolean;
  /** Absent while no text can be asked for. */
  onWriteAgain: ((sections: ProposalSectionKey[]) => void) | undefined;
}

/** Stays as long as answers are newer than the text; writing what they concern again is then what the page is for. */
export function StaleBanner({ proposal: { stale = [] }, isBusy, onWriteAgain }: StaleBannerProps) {
  if (stale.length === 0) return null;
  const what = stale.length === 1 ? 'that section' : `these ${stale.length} sections`;
  return (
    <Banner
      tone="warning"
      title="This text is older than your answers"
      actions={
        onWriteAgain && (
          <Button
            kind="primary"
            icon="sparkle"
            busy={isBusy}
            onClick={() => onWriteAgain(stale.map(({ section }) => section))}
          >
            Write {what} again
          </Button>
        )
      }
    >
      You changed {changedAnswerNames(stale)} after it was written. This affects {staleSectionNames(stale)}.
      The PDF and the Word file say so, too.
    </Banner>
  );
}
