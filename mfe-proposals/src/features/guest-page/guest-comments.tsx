import type { GuestProposal } from '@harambee/domain/schemas';
import type { GuestClient } from '@harambee/platform';
import { Banner } from '@harambee/ui';
import { Drawer } from '@harambee/ui/app';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { newCommentId } from '../../comments/comment-scene.ts';
import { ChooseByKeys } from '../../comments/marks/choose-by-keys.tsx';
import { placeAtHand, selectedIn, type WordsOfPlace } from '../../comments/marks/selected-words.ts';
import { SelectionBar } from '../../comments/marks/selection-bar.tsx';
import { type MarkedPlace, WordMarks } from '../../comments/marks/word-marks.tsx';
import { CommentsPanel } from '../../comments/page/comments-panel.tsx';
import { DraftCard } from '../../comments/page/draft-card.tsx';
import { useBeside } from '../../comments/page/use-beside.ts';
import { placeName } from '../../comments/session/place-name.ts';
import type { CommentDraft } from '../../comments/state/comments-context.ts';
import { noMarks, pageMarks } from '../../comments/state/marks-store.ts';
import { inReadingOrder } from '../../comments/threads/thread-words.ts';
import { placeKey } from '../../comments/words/place-key.ts';
import { textsOf, useGuestScene } from './use-guest-scene.ts';

interface GuestCommentsProps {
  client: GuestClient;
  proposal: GuestProposal;
  /** Around the text. */
  sheet: RefObject<HTMLElement | null>;
  /** Where the comments stand beside the text; hidden where there is no room. */
  margin: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The conversations of a guest: marks in the text, words to comment on, and the list beside it (GUEST-14). */
export function GuestComments({ client, proposal, sheet, margin, isOpen, onOpenChange }: GuestCommentsProps) {
  const [open, setOpen] = useState<string>();
  const [draft, setDraft] = useState<CommentDraft>();
  const [choosing, setChoosing] = useState<{ at: MarkedPlace; words?: WordsOfPlace }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { scene, threads, refusal } = useGuestScene(client, proposal, open, setOpen);
  const isBeside = useBeside(margin);
  const places = usePlaces(proposal, sheet);
  const { maps } = pageMarks.use();
  useEffect(() => () => pageMarks.write(noMarks), []);

  const openThread = useCallback(
    (id: string) => {
      setOpen(id);
      onOpenChange(true);
    },
    [onOpenChange],
  );
  const begin = ({ place, words }: WordsOfPlace, isSuggestion: boolean) => {
    setChoosing(undefined);
    setOpen(undefined);
    setDraft({ id: newCommentId(), place, words, isSuggestion });
    onOpenChange(true);
  };
  useChooseKey(() => {
    const selected = selectedIn(places);
    if (selected) begin(selected, false);
    else {
      const at = placeAtHand(places);
      if (at) setChoosing({ at });
    }
  });

  const order = [
    ...proposal.sections.map(({ key }) => key),
    ...proposal.answers.map(({ questionId }) => questionId),
  ];
  const draftPlace = draft && places.find(({ place }) => placeKey(place) === placeKey(draft.place));
  const choosingMap = choosing && maps.get(placeKey(choosing.at.place));
  const panel = (
    <>
      {refusal && <Banner tone="error" title={refusal} />}
      <CommentsPanel
        threads={inReadingOrder(threads, order)}
        scene={scene}
        newSince={() => undefined}
        isBeside={isBeside}
        heading={heading}
        draft={
          draft && {
            view: (
              <DraftCard
                key={draft.id}
                draft={draft}
                text={draftPlace?.text ?? ''}
                placeName={draftPlace?.name ?? placeName(draft.place)}
                scene={scene}
                onSent={() => {
                  setDraft(undefined);
                  openThread(draft.id);
                }}
                onCancel={() => {
                  setDraft(undefined);
                  heading.current?.focus();
                }}
              />
            ),
            before: () => true,
          }
        }
        onWhole={() => {
          setOpen(undefined);
          setDraft({ id: newCommentId(), place: { kind: 'proposal' }, isSuggestion: false });
        }}
        onAllSeen={() => undefined}
        onClose={() => {
          setDraft(undefined);
          setOpen(undefined);
          onOpenChange(false);
        }}
        onEmpty={() => heading.current?.focus()}
      />
    </>
  );
  return (
    <>
      <WordMarks
        places={places}
        threads={threads}
        open={isOpen ? open : undefined}
        chosen={choosing?.words ?? (draft?.words && { place: draft.place, words: draft.words })}
        onOpen={openThread}
        onRanges={(ranges, now) =>
          pageMarks.write({ places, maps: now, ranges, turn: pageMarks.read().turn + 1 })
        }
      />
      {!choosing && <SelectionBar places={places} onComment={begin} />}
      {choosing && choosingMap && (
        <ChooseByKeys
          at={choosing.at}
          map={choosingMap}
          say={scene.say}
          onWords={(words) => setChoosing({ at: choosing.at, words })}
          onComment={begin}
          onCancel={() => setChoosing(undefined)}
        />
      )}
      {isBeside && isOpen && margin.current && createPortal(panel, margin.current)}
      {!isBeside && (
        <Drawer
          open={isOpen}
          label="Comments"
          side="right"
          width={420}
          cover
          onClose={() => {
            setDraft(undefined);
            onOpenChange(false);
          }}
        >
          {panel}
        </Drawer>
      )}
    </>
  );
}

/** What of the text is on the page, to be commented on. */
function usePlaces(proposal: GuestProposal, sheet: RefObject<HTMLElement | null>): readonly MarkedPlace[] {
  const [places, setPlaces] = useState<readonly MarkedPlace[]>([]);
  const texts = useMemo(() => textsOf(proposal), [proposal]);
  useEffect(() => {
    const element = (id: string) => {
      const part = document.getElementById(id);
      return sheet.current?.contains(part) ? part : null;
    };
    const found = [
      ...proposal.sections.map(({ key, title }) => ({
        ...{ place: { kind: 'section', section: key } as const, name: title },
        element: element(`section-${key}`),
      })),
      ...proposal.answers.map(({ questionId, question }) => ({
        ...{ place: { kind: 'answer', questionId } as const, name: question },
        element: element(`answer-${questionId}`),
      })),
    ];
    setPlaces(
      found.flatMap(({ element: shown, ...one }) =>
        shown ? [{ ...one, element: shown, text: texts.get(placeKey(one.place)) ?? '' }] : [],
      ),
    );
  }, [proposal, texts, sheet]);
  return places;
}

/** The keys that begin a comment, as in the app. */
function useChooseKey(onKeys: () => void) {
  const latest = useRef(onKeys);
  latest.current = onKeys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
