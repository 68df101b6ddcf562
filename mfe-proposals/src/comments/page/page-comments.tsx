import type { CommentPlace } from '@harambee/domain/schemas';
import { Drawer } from '@harambee/ui/app';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { newCommentId } from '../comment-scene.ts';
import { ChooseByKeys } from '../marks/choose-by-keys.tsx';
import { placeAtHand, selectedIn, type WordsOfPlace } from '../marks/selected-words.ts';
import { SelectionBar } from '../marks/selection-bar.tsx';
import { type MarkedPlace, WordMarks } from '../marks/word-marks.tsx';
import { useSpokenArrivals } from '../session/use-arrivals.ts';
import { useCommentScene } from '../session/use-comment-scene.ts';
import { commentsButtonId } from '../state/comments-button.tsx';
import type { CommentsPage } from '../state/comments-context.ts';
import { noMarks, pageMarks } from '../state/marks-store.ts';
import { inReadingOrder } from '../threads/thread-words.ts';
import type { TextOfPlace } from '../words/place-anchor.ts';
import { placeKey } from '../words/place-key.ts';
import { CommentsPanel } from './comments-panel.tsx';
import { DraftCard } from './draft-card.tsx';
import { useBeside } from './use-beside.ts';
import { useFollowedDraft } from './use-followed-draft.ts';
import { useThreadFocus } from './use-thread-focus.ts';

interface PageCommentsProps {
  page: CommentsPage;
  /** What of the text is on the page. */
  places: readonly MarkedPlace[];
  texts: ReadonlyMap<string, TextOfPlace>;
  nameOf: (place: CommentPlace) => string;
  /** Sections or questions in their order. */
  order: readonly string[];
  /** Where the comments stand beside the text; not shown where there is no room. */
  margin: RefObject<HTMLElement | null>;
  /** A whole proposal can be commented on from here. */
  hasWhole: boolean;
}

/** Everything of comments on a page: marks in the text, ways to choose words, and the list beside it. */
export function PageComments(props: PageCommentsProps) {
  const { page, places, texts, nameOf, order, margin } = props;
  const { view, change, openThread } = page;
  const { scene, threads, newSince, markAllSeen } = useCommentScene(page, texts, nameOf);
  const isBeside = useBeside(margin);
  const heading = useRef<HTMLHeadingElement>(null);
  const [choosing, setChoosing] = useState<{ at: MarkedPlace; words?: WordsOfPlace }>();
  const { maps } = pageMarks.use();
  useSpokenArrivals(threads, scene.me);
  useThreadFocus(view, heading, isBeside);
  useEffect(() => () => pageMarks.write(noMarks), []);
  useEffect(() => change({ isBeside }), [isBeside, change]);

  const begin = ({ place, words }: WordsOfPlace, isSuggestion: boolean) => {
    setChoosing(undefined);
    change({ isOpen: true, thread: undefined, draft: { id: newCommentId(), place, words, isSuggestion } });
  };
  const turn = view.request?.turn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request once, as soon as the text is known
  useEffect(() => {
    if (!view.request || places.length === 0 || maps.size === 0 || !scene.mayWrite) return;
    const { place } = view.request;
    const selected = selectedIn(places);
    if (selected && (!place || placeKey(place) === placeKey(selected.place))) begin(selected, false);
    else {
      const at = place ? places.find((one) => placeKey(one.place) === placeKey(place)) : placeAtHand(places);
      if (at) setChoosing({ at });
    }
    change({ request: undefined });
  }, [turn, places.length, maps.size]);

  const { draft } = view;
  const draftMap = draft && maps.get(placeKey(draft.place));
  const draftText = draft ? (texts.get(placeKey(draft.place))?.shown ?? draftMap?.text ?? '') : '';
  useFollowedDraft(draft, draftText, change);
  const cancelDraft = () => {
    change({ draft: undefined });
    heading.current?.focus();
  };
  const ordered = inReadingOrder(threads, order);
  const panel = (
    <CommentsPanel
      threads={ordered}
      scene={isBeside ? scene : { ...scene, onShowWords: scene.onShowWords && leaveDrawer }}
      newSince={newSince}
      isBeside={isBeside}
      heading={heading}
      draft={
        draft && {
          view: (
            <DraftCard
              key={draft.id}
              draft={draft}
              text={draftText}
              placeName={nameOf(draft.place)}
              scene={scene}
              onSent={() => {
                change({ draft: undefined });
                openThread(draft.id);
              }}
              onCancel={cancelDraft}
            />
          ),
          before: (shown) => isBefore(draft, shown, order),
        }
      }
      onWhole={
        scene.mayWrite && props.hasWhole
          ? () =>
              change({
                thread: undefined,
                draft: { id: newCommentId(), place: { kind: 'proposal' }, isSuggestion: false },
              })
          : undefined
      }
      onAllSeen={markAllSeen}
      onClose={() => {
        change({ isOpen: false, thread: undefined, draft: undefined });
        document.getElementById(commentsButtonId)?.focus();
      }}
      onEmpty={() => heading.current?.focus()}
    />
  );
  function leaveDrawer(id: string) {
    change({ isOpen: false });
    // The drawer gives the focus back when it has closed.
    setTimeout(() => scene.onShowWords?.(id), 250);
  }

  return (
    <>
      <WordMarks
        places={places}
        threads={threads}
        open={view.isOpen ? view.thread : undefined}
        chosen={choosing?.words ?? (draft?.words && { place: draft.place, words: draft.words })}
        onOpen={(id, isByKey) =>
          isByKey || !isBeside ? openThread(id) : change({ isOpen: true, thread: id })
        }
        onRanges={(ranges, now) =>
          pageMarks.write({ places, maps: now, ranges, turn: pageMarks.read().turn + 1 })
        }
      />
      {scene.mayWrite && !choosing && <SelectionBar places={places} onComment={begin} />}
      {choosing && maps.get(placeKey(choosing.at.place)) && (
        <ChooseByKeys
          at={choosing.at}
          map={maps.get(placeKey(choosing.at.place)) as never}
          say={scene.say}
          onWords={(words) => setChoosing({ at: choosing.at, words })}
          onComment={begin}
          onCancel={() => setChoosing(undefined)}
        />
      )}
      {isBeside && view.isOpen && margin.current && createPortal(panel, margin.current)}
      {!isBeside && (
        <Drawer
          open={view.isOpen}
          label="Comments"
          side="right"
          width={420}
          cover
          onClose={() => change({ isOpen: false, draft: undefined })}
        >
          {panel}
        </Drawer>
      )}
    </>
  );
}

function isBefore(
  { place, words }: NonNullable<CommentsPage['view']['draft']>,
  { thread, anchor }: { thread: { place: CommentPlace }; anchor?: { start: number } },
  order: readonly string[],
): boolean {
  const rank = (one: CommentPlace) =>
    one.kind === 'proposal' ? -1 : order.indexOf(one.kind === 'section' ? one.section : one.questionId);
  const difference = rank(thread.place) - rank(place);
  return difference > 0 || (difference === 0 && (anchor?.start ?? -1) > (words?.start ?? -1));
}
