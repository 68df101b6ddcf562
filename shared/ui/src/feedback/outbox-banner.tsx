import { entryStateOf, type OutboxEntry, outboxWords, refusalWords } from '@harambee/domain';
import { Banner } from './banner.tsx';

/** Above a form whose text is not on the server: says that it is queued, or why it was refused. */
export function OutboxBanner({ entry }: { entry: OutboxEntry }) {
  const state = entryStateOf(entry);
  if (state === 'queued') {
    return (
      <Banner tone="pending" icon="cloud" title={outboxWords.queued}>
        It is kept on this device and will be sent when you are back online. You can keep editing it.
      </Banner>
    );
  }
  if (state === 'conflict') {
    return (
      <Banner tone="warning" title={outboxWords.conflict}>
        We kept both versions. Save to choose which one to keep.
      </Banner>
    );
  }
  return (
    <Banner tone="error" title="It was not accepted. Nothing you wrote is lost.">
      {entry.refusal && refusalWords(entry.refusal)}
    </Banner>
  );
}
