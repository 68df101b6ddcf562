import { EmptyState, Icon } from '@harambee/ui';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CommentScene, ShownThread } from '../comment-scene.ts';
import { focusThread, ThreadView } from './thread-view.tsx';
import * as S from './threads.styles.ts';

interface ThreadListProps {
  /** In reading order. */
  threads: readonly ShownThread[];
  scene: CommentScene;
  /** Comments that came after this moment are new, by thread. */
  newSince?: ((threadId: string) => string | undefined) | undefined;
  /** How the open ones are laid out; below each other without it. */
  layOut?: (items: readonly ThreadItem[]) => ReactNode;
  /** Gets the focus when no thread is left to have it. */
  onEmpty?: () => void;
}

/** A thread, drawn, with what it is placed by. */
export interface ThreadItem {
  shown: ShownThread;
  view: ReactNode;
}

/** All conversations of a text; those that are settled are folded away. */
export function ThreadList({ threads, scene, newSince, layOut, onEmpty }: ThreadListProps) {
  const open = threads.filter(({ thread }) => !thread.resolved);
  const resolved = threads.filter(({ thread }) => thread.resolved);
  const folded = useRef<HTMLDetailsElement>(null);
  const isShowingResolved = resolved.some(({ thread }) => thread.id === scene.open);

  const view = (shown: ShownThread, among: readonly ShownThread[]) => {
    const at = among.indexOf(shown);
    const next = among[at + 1] ?? among[at - 1];
    return (
      <ThreadView
        shown={shown}
        scene={scene}
        newSince={newSince?.(shown.thread.id)}
        onLeft={() => {
          // Closed first: a focus on its way to this one would else arrive after the next one's.
          flushSync(() => scene.onOpen(undefined));
          if (next) focusThread(next.thread.id);
          else onEmpty?.();
        }}
      />
    );
  };
  const items = open.map((shown) => ({ shown, view: view(shown, open) }));
  return (
    <>
      {threads.length === 0 && (
        <EmptyState
          picture="calm"
          title="No comments yet"
          text={
            scene.mayWrite
              ? 'Select some words of the text, then choose Comment. Colleagues see it at once.'
              : 'What colleagues say about the text appears here.'
          }
        />
      )}
      {layOut
        ? layOut(items)
        : items.length > 0 && (
            <S.List aria-label="Comments">
              {items.map((item) => (
                <li key={item.shown.thread.id}>{item.view}</li>
              ))}
            </S.List>
          )}
      {resolved.length > 0 && (
        <S.Folded ref={folded} open={isShowingResolved || undefined}>
          <summary>
            <Icon name="chevron-down" size={16} /> Resolved ({resolved.length})
          </summary>
          <ol aria-label="Resolved comments">
            {resolved.map((shown) => (
              <li key={shown.thread.id}>{view(shown, resolved)}</li>
            ))}
          </ol>
        </S.Folded>
      )}
    </>
  );
}
