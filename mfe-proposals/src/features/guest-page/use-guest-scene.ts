import { answerPlaceText, sectionPlaceText } from '@harambee/domain';
import type { CommentAuthor, CommentList, CommentPlace, GuestProposal } from '@harambee/domain/schemas';
import { announce, type GuestCall, type GuestClient } from '@harambee/platform';
import { useMemo, useState } from 'react';
import type { CommentActions, CommentScene, ShownThread } from '../../comments/comment-scene.ts';
import { placeName } from '../../comments/session/place-name.ts';
import { wordsId } from '../../comments/threads/thread-words.ts';
import { placeKey } from '../../comments/words/place-key.ts';
import { useGuestRead } from './use-guest-read.ts';

/** The text of each place, as comments count it. */
export const textsOf = ({ sections, answers }: GuestProposal): ReadonlyMap<string, string> =>
  new Map([
    ...sections.map(({ key, paragraphs }): [string, string] => [
      placeKey({ kind: 'section', section: key }),
      sectionPlaceText(paragraphs).text,
    ]),
    ...answers.map(({ questionId, blocks }): [string, string] => [
      placeKey({ kind: 'answer', questionId }),
      answerPlaceText(blocks).text,
    ]),
  ]);

interface GuestScene {
  scene: CommentScene;
  threads: ShownThread[];
  /** Why the last write was refused. */
  refusal: string;
  failure: string | undefined;
}

/** What a guest sees of the comments, and what they may do: write, answer, change and delete their own (GUEST-14). */
export function useGuestScene(
  client: GuestClient,
  proposal: GuestProposal,
  open: string | undefined,
  onOpen: (threadId: string | undefined) => void,
): GuestScene {
  const { data, failure, readNow } = useGuestRead<CommentList>(client, '/comments');
  const [refusal, setRefusal] = useState('');
  const { id, name } = client.session.guest;
  const me = useMemo((): CommentAuthor => ({ id, name, kind: 'guest' }), [id, name]);
  const texts = useMemo(() => textsOf(proposal), [proposal]);

  const actions = useMemo((): CommentActions => {
    const send = async (path: string, given: GuestCall): Promise<boolean> => {
      setRefusal('');
      try {
        await client.call(path, given);
        await readNow();
        return true;
      } catch (error) {
        const words = error instanceof Error ? error.message : '';
        setRefusal(words);
        announce(words);
        return false;
      }
    };
    const replies = (threadId: string) => `/comments/${encodeURIComponent(threadId)}/replies`;
    const never = async () => false;
    return {
      add: (body) => send('/comments', { method: 'POST', body }),
      reply: (threadId, { text }) =>
        send(replies(threadId), { method: 'POST', body: { id: crypto.randomUUID(), text } }),
      edit: (threadId, commentId, { text }) =>
        send(`${replies(threadId)}/${encodeURIComponent(commentId)}`, { method: 'PATCH', body: { text } }),
      remove: (threadId, commentId) =>
        send(`${replies(threadId)}/${encodeURIComponent(commentId)}`, { method: 'DELETE' }),
      // Settling a conversation and deciding on words is for those whose proposal it is.
      ...{ resolve: never, reopen: never, decide: never },
    };
  }, [client, readNow]);

  const questions = useMemo(
    () => new Map(proposal.answers.map(({ questionId, question }) => [questionId, question])),
    [proposal],
  );
  const threads = useMemo(
    () =>
      (data?.threads ?? []).map((thread): ShownThread => {
        const { anchor, place } = thread;
        const text = texts.get(placeKey(place));
        return {
          thread,
          placeName: placeName(place as CommentPlace, questions),
          ...(anchor && { anchor }),
          ...(anchor && text !== undefined && { wordsNow: text.slice(anchor.start, anchor.end) }),
          ...{ isQueued: false, isUnread: false },
        };
      }),
    [data, texts, questions],
  );
  const scene = useMemo(
    (): CommentScene => ({
      ...{ me, people: [], mayWrite: true, mayDecide: false, actions, open, onOpen },
      onShowWords: (thread) => document.getElementById(wordsId(thread))?.focus(),
      say: announce,
    }),
    [me, actions, open, onOpen],
  );
  return { scene, threads, refusal, failure };
}
