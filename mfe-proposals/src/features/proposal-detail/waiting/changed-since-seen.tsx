import { hasGeneratedText } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { useUser } from '@harambee/platform';
import { Banner, Button } from '@harambee/ui';
import { useEffect, useState } from 'react';
import { forgetSeen, isAsSeen, seenText } from '../../../waiting/seen-text.ts';

interface ChangedSinceSeenProps {
  proposal: Proposal;
}

/**
 * Its text was read on this device before the server had the proposal, and the server drafted another one: the profile or
 * the answers had changed meanwhile (OFFLINE-35). Said once; nothing where both are the same to the byte.
 */
export function ChangedSinceSeen({ proposal }: ChangedSinceSeenProps) {
  const { id: userId } = useUser();
  const { id, version, status, sections } = proposal;
  const [isClosed, setClosed] = useState(false);
  const isWritten = version > 0 && hasGeneratedText(status) && sections.length > 0;
  const seen = isWritten && !isClosed ? seenText(userId, id) : undefined;
  const isSame = seen !== undefined && (version > 1 || isAsSeen(seen, sections));
  useEffect(() => {
    if (isSame) forgetSeen(userId, id);
  }, [isSame, userId, id]);
  if (!seen || isSame) return null;
  const close = () => {
    forgetSeen(userId, id);
    setClosed(true);
  };
  return (
    <Banner
      tone="warning"
      title="The text was drafted again"
      actions={
        <Button small onClick={close}>
          OK
        </Button>
      }
    >
      Facts of your organization or its answers had changed when this proposal arrived, so the text differs
      from the one you read on this device. Your edits are kept where they were made. Read it again before you
      send it.
    </Banner>
  );
}
