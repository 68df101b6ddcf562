import type { CommentItem } from '@harambee/domain/schemas';
import { Avatar, ConfirmDialog, Menu, RelativeTime } from '@harambee/ui/app';
import { type ReactNode, useState } from 'react';
import { type CommentScene, isSameAuthor } from '../comment-scene.ts';
import { ComposeForm } from '../compose/compose-form.tsx';
import { authorName } from './thread-words.ts';
import * as S from './threads.styles.ts';

interface CommentViewProps {
  threadId: string;
  comment: CommentItem;
  scene: CommentScene;
  isNew: boolean;
  isQueued: boolean;
  /** After it was deleted, with the focus to be put somewhere else. */
  onRemoved: () => void;
}

/** One comment of a thread. Its author can correct and delete it. */
export function CommentView({ threadId, comment, scene, isNew, isQueued, onRemoved }: CommentViewProps) {
  const { by, at, text, editedAt, isDeleted } = comment;
  const { me, people, actions } = scene;
  const [isEditing, setEditing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isOwn = isSameAuthor(by, me) && scene.mayWrite && !isDeleted;
  const remove = async () => {
    setBusy(true);
    const isGone = await actions.remove(threadId, comment.id);
    setBusy(false);
    setAsked(false);
    if (isGone) onceClosed(onRemoved);
  };
  const mentioned = comment.mentions.flatMap(({ start, end, id, kind }) => [
    { id, kind, name: text.slice(start + 1, end) },
  ]);
  return (
    <S.Comment data-gone={isDeleted}>
      <S.Head>
        <Avatar name={authorName(by.name)} size={28} filled={isSameAuthor(by, me)} />
        <div>
          <b dir="auto">
            {authorName(by.name)}
            {isNew && <S.New>New</S.New>}
          </b>
          <small>
            {by.kind === 'guest' && 'Guest, '}
            {isQueued ? 'waits on this device' : <RelativeTime value={at} />}
            {editedAt && !isDeleted && ', edited'}
          </small>
        </div>
        {isOwn && !isEditing ? (
          <Menu
            label="More about this comment"
            iconOnly
            items={[
              { label: 'Edit', icon: 'pencil', onSelect: () => setEditing(true) },
              { label: 'Delete', icon: 'trash', danger: true, onSelect: () => setAsked(true) },
            ]}
          />
        ) : (
          <span />
        )}
      </S.Head>
      {isEditing ? (
        <ComposeForm
          label="Your comment"
          submitLabel="Save"
          people={people}
          text={text}
          mentioned={mentioned}
          isFocused
          onCancel={() => setEditing(false)}
          onSend={async (written) => {
            const isSaved = await actions.edit(threadId, comment.id, written);
            if (isSaved) setEditing(false);
            return isSaved;
          }}
        />
      ) : (
        (text !== '' || isDeleted) && (
          <p dir="auto">
            {isDeleted ? 'Deleted by its author' : <CommentText comment={comment} scene={scene} />}
          </p>
        )
      )}
      <ConfirmDialog
        open={isAsked}
        title="Delete this comment?"
        text="Its words are gone for everybody. Replies of others stay."
        confirmLabel="Delete"
        kind="danger"
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      />
    </S.Comment>
  );
}

/** The window gives the focus back when it has closed; what puts it elsewhere comes after that. */
function onceClosed(action: () => void, frames = 60): void {
  requestAnimationFrame(() => {
    if (frames > 0 && document.querySelector('[role=alertdialog]')) onceClosed(action, frames - 1);
    else action();
  });
}

/** Text of people is text: names that are mentioned are set off by their positions, nothing is markup. */
export function CommentText({ comment, scene }: { comment: CommentItem; scene: Pick<CommentScene, 'me'> }) {
  const { text, mentions } = comment;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const mention of mentions.toSorted((one, other) => one.start - other.start)) {
    if (mention.start < at || mention.end > text.length) continue;
    parts.push(
      text.slice(at, mention.start),
      <span key={mention.start} data-mention={isSameAuthor(mention, scene.me) ? 'me' : ''}>
        {text.slice(mention.start, mention.end)}
      </span>,
    );
    at = mention.end;
  }
  return [...parts, text.slice(at)];
}
