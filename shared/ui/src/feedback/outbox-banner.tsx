import { entryStateOf, type OutboxEntry, outboxWords, refusalWords } from '@harambee/domain';
import { Banner } from './banner.tsx';

/** Above a form whose text is not on the server: says that it is queued, or why it was refused. */
export function OutboxBanner({ entry }: { entry: OutboxEntry }) {
  const state = entryStateOf(entry);
  if (state === 'queued') {
    return (
      <Banner tone="pending" icon="cloud" title={outboxWords.queued}>
        It is kept on this device and sent as soon as you are back online. You can go on changing it.
      </Banner>
    );
  }
  if (state === 'conflict') {
    return (
      <Banner tone="warning" title={outboxWords.conflict}>
        Both texts are kept. Save to choose which one stays.
      </Banner>
    );
  }
  return (
    <Banner tone="error" title="It was not accepted. Nothing you wrote is lost.">
      {entry.refusal && refusalWords(entry.refusal)}
    </Banner>
  );
}
