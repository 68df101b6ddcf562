import { newAnchor } from '@harambee/domain';
import type { CommentScene } from '../comment-scene.ts';
import { ComposeForm } from '../compose/compose-form.tsx';
import { SuggestForm } from '../compose/suggest-form.tsx';
import type { CommentDraft } from '../state/comments-context.ts';
import { shortened } from '../threads/thread-words.ts';
import * as S from '../threads/threads.styles.ts';
import { placeKey } from '../words/place-key.ts';

interface DraftCardProps {
  draft: CommentDraft;
  /** Of its place, as it stands on the page. */
  text: string;
  placeName: string;
  scene: CommentScene;
  onSent: () => void;
  onCancel: () => void;
}

/** Where a new comment is written, or other words for those of the text. */
export function DraftCard({ draft, text, placeName, scene, onSent, onCancel }: DraftCardProps) {
  const { id, place, words, isSuggestion } = draft;
  const { actions, people, typed } = scene;
  const quote = words ? text.slice(words.start, words.end) : '';
  const field = `${placeKey(place)}:${shortened(quote)}`;
  const send = async (written: { text: string; mentions: object[] }, suggestion?: { words: string }) => {
    const isSent = await actions.add({
      id,
      place,
      ...(words && { anchor: newAnchor(text, words.start, words.end) }),
      text: written.text,
      ...(written.mentions.length > 0 && { mentions: written.mentions as never }),
      ...(suggestion && { suggestion }),
    });
    if (isSent) onSent();
    return isSent;
  };
  return (
    <S.Thread data-open="" aria-label={isSuggestion ? 'New suggestion' : 'New comment'}>
      <S.Top>
        {words && !isSuggestion ? (
          <S.Quote>
            <span dir="auto">{quote}</span>
          </S.Quote>
        ) : (
          <S.Place>{isSuggestion ? 'Suggest other words' : placeName}</S.Place>
        )}
      </S.Top>
      {isSuggestion && words ? (
        <SuggestForm
          words={quote}
          people={people}
          onSend={(other, written) => send(written, { words: other })}
          onCancel={onCancel}
        />
      ) : (
        <ComposeForm
          label={words ? 'Comment' : `Comment on ${placeName}`}
          submitLabel="Comment"
          people={people}
          text={typed?.read(field) ?? ''}
          onTyped={(now) => typed?.write(field, now)}
          isFocused
          onSend={send}
          onCancel={onCancel}
        />
      )}
    </S.Thread>
  );
}
