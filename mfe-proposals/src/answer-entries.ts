import { countByUnit, type OutboxEntry, textOfBlocks } from '@harambee/domain';
import type { BankAnswer } from '@harambee/domain/schemas';
import { isQueued } from '@harambee/platform';
import {
  type AnswerEditEntry,
  isAnswerEditEntry,
  isAnswerRemovalEntry,
  isAnswerStarEntry,
  isNewAnswerEntry,
  type NewAnswerEntry,
} from './answer-outbox.ts';

/** An answer as it will be, and the entry that keeps what the server does not have. */
export interface ShownAnswer {
  answer: BankAnswer;
  entry?: NewAnswerEntry | AnswerEditEntry;
}

/** Not on the server yet; shown as if it were, under the id of its entry. */
function answerOfEntry({ id, data: { body }, timestamp }: NewAnswerEntry): BankAnswer {
  const { question, blocks, funder = '', callName = '', language = 'other', reviewOn = '' } = body;
  return {
    ...{ id, question, blocks, funder, callName, language, reviewOn },
    ...{ facts: [], words: countByUnit(textOfBlocks(blocks).text, 'words'), usedIn: [] },
    ...{ isStarred: false, revision: 0, createdAt: timestamp, updatedAt: timestamp },
  };
}

/** New answers that wait on this device, the newest first. */
export const queuedAnswers = (entries: readonly OutboxEntry[]): ShownAnswer[] =>
  entries
    .filter(isNewAnswerEntry)
    .reverse()
    .map((entry) => ({ answer: withChanges(answerOfEntry(entry), entries).answer, entry }));

/** An answer with the changes that wait, as if they had been sent; undefined if its deletion waits. */
export function shownAnswer(answer: BankAnswer, entries: readonly OutboxEntry[]): ShownAnswer | undefined {
  const isRemoved = entries.some(
    (entry) => isAnswerRemovalEntry(entry) && isQueued(entry) && entry.data.id === answer.id,
  );
  return isRemoved ? undefined : withChanges(answer, entries);
}

function withChanges(answer: BankAnswer, entries: readonly OutboxEntry[]): ShownAnswer {
  const edit = entries
    .filter(isAnswerEditEntry)
    .filter(({ data }) => data.id === answer.id)
    .at(-1);
  const star = entries
    .filter(isAnswerStarEntry)
    .filter((entry) => entry.data.id === answer.id && isQueued(entry))
    .at(-1);
  const starred = star ? { ...answer, isStarred: star.data.isStarred } : answer;
  if (!edit) return { answer: starred };
  if (!isQueued(edit)) return { answer: starred, entry: edit };
  const { owner: _owner, ...body } = edit.data.body;
  const words = countByUnit(textOfBlocks(body.blocks).text, 'words');
  return { answer: { ...starred, ...body, words }, entry: edit };
}
