import { IconButton } from '@harambee/ui';
import type { ReactNode, Ref } from 'react';
import type { CommentScene, ShownThread } from '../comment-scene.ts';
import { MarginList } from '../margin/margin-list.tsx';
import { pageMarks } from '../state/marks-store.ts';
import { type ThreadItem, ThreadList } from '../threads/thread-list.tsx';
import * as S from './panel.styles.ts';

interface CommentsPanelProps {
  /** In reading order. */
  threads: readonly ShownThread[];
  scene: CommentScene;
  newSince: (threadId: string) => string | undefined;
  /** What is being written, and the place of its words among the threads. */
  draft: { view: ReactNode; before: (shown: ShownThread) => boolean } | undefined;
  /** Beside the text; else in a drawer. */
  isBeside: boolean;
  heading: Ref<HTMLHeadingElement>;
  onWhole: (() => void) | undefined;
  onAllSeen: () => void;
  onClose: () => void;
  onEmpty: () => void;
}

const draftId = 'draft';

/** The comments of a text: beside their words where there is room, else below each other. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { threads, scene, draft, isBeside } = props;
  const { ranges, turn } = pageMarks.use();
  const unread = threads.filter(({ isUnread }) => isUnread).length;

  const column = (items: readonly ThreadItem[]) => {
    const placed = items.map(({ shown, view }) => ({ id: shown.thread.id, shown, view }));
    const at = draft ? placed.findIndex(({ shown }) => draft.before(shown)) : -1;
    const all = draft
      ? placed.toSpliced(at < 0 ? placed.length : at, 0, { id: draftId, view: draft.view } as never)
      : placed;
    if (all.length === 0) return null;
    return (
      <MarginList
        label="Comments"
        items={all}
        topOf={(id) => ranges.get(id)?.getBoundingClientRect?.().top}
        turn={turn}
        open={draft ? draftId : scene.open}
      />
    );
  };
  return (
    <S.Panel aria-label="Comments" data-comments="">
      <S.Head>
        <h2 ref={props.heading} tabIndex={-1}>
          Comments
        </h2>
        {unread > 0 && (
          <IconButton small icon="check-circle" label="Mark all as read" onClick={props.onAllSeen} />
        )}
        {props.onWhole && (
          <IconButton small icon="plus" label="Comment on the whole proposal" onClick={props.onWhole} />
        )}
        <IconButton small icon="close" label="Close the comments" onClick={props.onClose} />
      </S.Head>
      {!isBeside && draft && <S.Stack>{draft.view}</S.Stack>}
      <ThreadList
        threads={threads}
        scene={scene}
        newSince={props.newSince}
        onEmpty={props.onEmpty}
        {...(isBeside && { layOut: column })}
      />
    </S.Panel>
  );
}
