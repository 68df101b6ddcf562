import { Button, Icon, IconButton } from '@harambee/ui';
import { Avatar, RelativeTime } from '@harambee/ui/app';
import { type KeyboardEvent, useState } from 'react';
import { type CommentScene, isSameAuthor, type ShownThread } from '../comment-scene.ts';
import { ComposeForm } from '../compose/compose-form.tsx';
import { CommentText, CommentView } from './comment-view.tsx';
import { SuggestionView } from './suggestion-view.tsx';
import { authorName, countReplies, shortened, threadId, threadName, wordsId } from './thread-words.ts';
import * as S from './threads.styles.ts';

interface ThreadViewProps {
  shown: ShownThread;
  scene: CommentScene;
  /** Comments of others that came after this moment are new. */
  newSince?: string | undefined;
  /** It is no longer among the open ones, or gone: the focus goes on. */
  onLeft: () => void;
}

/** A conversation about some words: folded, or open with all that can be done with it. */
export function ThreadView({ shown, scene, newSince, onLeft }: ThreadViewProps) {
  const { thread, isUnread } = shown;
  const isOpen = scene.open === thread.id;
  const { onShowWords } = scene;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    if (onShowWords && thread.anchor && document.getElementById(wordsId(thread.id))) onShowWords(thread.id);
    else scene.onOpen(undefined);
  };
  return (
    <S.Thread
      id={threadId(thread.id)}
      tabIndex={-1}
      aria-label={threadName(shown)}
      data-open={isOpen || undefined}
      data-unread={isUnread || undefined}
      onKeyDown={onKeyDown}
    >
      {isOpen ? (
        <OpenThread shown={shown} scene={scene} newSince={newSince} onLeft={onLeft} />
      ) : (
        <FoldedThread shown={shown} scene={scene} />
      )}
    </S.Thread>
  );
}

function FoldedThread({ shown, scene }: { shown: ShownThread; scene: CommentScene }) {
  const { thread, placeName, isUnread, isQueued } = shown;
  const [first] = thread.comments;
  const replies = thread.comments.length - 1;
  if (!first) return null;
  const text = first.isDeleted ? 'Deleted by its author' : <CommentText comment={first} scene={scene} />;
  return (
    <S.Opener type="button" aria-expanded={false} onClick={() => scene.onOpen(thread.id)}>
      <S.OpenerHead>
        <Avatar name={authorName(first.by.name)} size={28} filled={isSameAuthor(first.by, scene.me)} />
        <span>
          <b dir="auto">
            {authorName(first.by.name)}
            {isUnread && <S.New>New</S.New>}
          </b>
          <small>
            {isQueued ? 'waits on this device' : <RelativeTime value={first.at} />}
            {shown.wordsNow === undefined && `, ${placeName}`}
          </small>
        </span>
        <span />
      </S.OpenerHead>
      <span data-excerpt="" dir="auto">
        {thread.suggestion ? <b>Suggests other words{first.text !== '' && ': '}</b> : null}
        {text}
      </span>
      {(replies > 0 || thread.anchor?.state === 'gone') && (
        <S.Replies>
          {replies > 0 && countReplies(thread)}
          {shown.anchor?.state === 'gone' && (
            <>
              <Icon name="alert-triangle" size={16} /> Its words are gone
            </>
          )}
        </S.Replies>
      )}
    </S.Opener>
  );
}

function OpenThread({ shown, scene, newSince, onLeft }: ThreadViewProps) {
  const { thread, isQueued, placeName } = shown;
  const { me, people, mayWrite, actions, onShowWords } = scene;
  const [isBusy, setBusy] = useState(false);
  const isResolved = thread.resolved !== undefined;
  const settle = async () => {
    setBusy(true);
    const isDone = isResolved ? await actions.reopen(thread.id) : await actions.resolve(thread.id);
    setBusy(false);
    if (isDone && !isResolved) onLeft();
  };
  const isNewest = (place: number) => place === thread.comments.length - 1;
  return (
    <>
      <S.Top>
        {thread.anchor ? <QuotedWords shown={shown} /> : <S.Place>{placeName}</S.Place>}
        <IconButton small icon="minus" label="Fold" onClick={() => scene.onOpen(undefined)} />
      </S.Top>
      <S.Comments>
        {thread.comments.map((comment, place) => (
          <CommentView
            key={comment.id}
            threadId={thread.id}
            comment={comment}
            scene={scene}
            isNew={newSince !== undefined && comment.at > newSince && !isSameAuthor(comment.by, me)}
            isQueued={isQueued && isNewest(place)}
            onRemoved={thread.comments.length === 1 ? onLeft : () => focusThread(thread.id)}
          />
        ))}
      </S.Comments>
      {thread.suggestion && <SuggestionView thread={thread} scene={scene} onDecided={onLeft} />}
      <S.Foot>
        {thread.resolved && (
          <S.Buttons>
            <small>
              Resolved by {authorName(thread.resolved.by.name)}, <RelativeTime value={thread.resolved.at} />
            </small>
          </S.Buttons>
        )}
        {mayWrite && !isResolved && (
          <ComposeForm
            key={thread.comments.length}
            label="Reply"
            submitLabel="Reply"
            people={people}
            text={scene.typed?.read(thread.id) ?? ''}
            onTyped={(text) => scene.typed?.write(thread.id, text)}
            onSend={(written) => actions.reply(thread.id, written)}
          />
        )}
        <S.Buttons>
          {mayWrite && (
            <Button
              small
              kind="quiet"
              icon={isResolved ? 'refresh' : 'check-circle'}
              busy={isBusy}
              onClick={() => void settle()}
            >
              {isResolved ? 'Open again' : 'Resolve'}
            </Button>
          )}
          {onShowWords && thread.anchor && shown.anchor?.state !== 'gone' && (
            <Button small kind="quiet" icon="arrow-up" onClick={() => onShowWords(thread.id)}>
              Show the words
            </Button>
          )}
        </S.Buttons>
      </S.Foot>
    </>
  );
}

/** The words as they were, and what became of them. */
function QuotedWords({ shown: { thread, anchor, wordsNow } }: { shown: ShownThread }) {
  const state = anchor?.state ?? 'here';
  if (thread.suggestion && state === 'here') return <S.Place>Suggests other words</S.Place>;
  return (
    <S.Quote>
      {!thread.suggestion && <span dir="auto">{thread.anchor?.quote}</span>}
      {state === 'changed' && (
        <small>
          <Icon name="pencil" size={16} />
          <span dir="auto">Now reads “{shortened(wordsNow ?? '')}”</span>
        </small>
      )}
      {state === 'gone' && (
        <small>
          <Icon name="alert-triangle" size={16} /> These words are gone from the text
        </small>
      )}
    </S.Quote>
  );
}

export function focusThread(id: string): void {
  const element = document.getElementById(threadId(id));
  // Somebody may already be writing in it.
  if (element && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
  const { top = 0 } = element?.getBoundingClientRect() ?? {};
  // The page moves only where its beginning could not be read.
  if (top < 64 || top > window.innerHeight - 160) element?.scrollIntoView?.({ block: 'start' });
}
