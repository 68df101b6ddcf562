import { entryStateOf, outboxWords, refusalWords } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { contentOfEntry, useNewCallEntries } from '../../call-entries.ts';
import { queuedCallPath } from '../../call-outbox.ts';
import * as S from './call-list.styles.ts';
import { CallRow } from './call-row.tsx';

/** Calls that were saved without a network, above those the server has. */
export function QueuedCalls() {
  const { id } = useUser();
  const entries = useNewCallEntries();
  if (entries.length === 0) return null;
  return (
    <S.Queued aria-labelledby="queued-calls">
      <h2 id="queued-calls">Only on this device</h2>
      <S.List aria-label="Calls only on this device">
        {entries.map((entry) => {
          const content = contentOfEntry(id, entry);
          const state = entryStateOf(entry);
          return (
            <li key={entry.id}>
              <CallRow
                call={{ ...content, questionCount: content.questions.length }}
                to={queuedCallPath(entry.id)}
                entryState={state}
                note={entry.refusal ? refusalWords(entry.refusal) : outboxWords.queuing}
              />
            </li>
          );
        })}
      </S.List>
    </S.Queued>
  );
}
