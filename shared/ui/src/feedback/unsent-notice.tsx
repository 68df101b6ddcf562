import { type OfflineAction, offlineStateOf, offlineWords, refusalWords } from '@harambee/domain';
import { Notice } from './notice.tsx';

/** Above the form of a text the server does not have: that it waits, or why it came back. */
export function UnsentNotice({ action }: { action: OfflineAction }) {
  const state = offlineStateOf(action);
  if (state === 'waiting') {
    return (
      <Notice tone="pending" icon="cloud" title={offlineWords.waiting}>
        It is kept on this device and sent as soon as you are back online. You can go on changing it.
      </Notice>
    );
  }
  if (state === 'conflict') {
    return (
      <Notice tone="warning" title={offlineWords.conflict}>
        Both texts are kept. Save to choose which one stays.
      </Notice>
    );
  }
  return (
    <Notice tone="error" title="It was not accepted. Nothing you wrote is lost.">
      {action.refusal && refusalWords(action.refusal)}
    </Notice>
  );
}
