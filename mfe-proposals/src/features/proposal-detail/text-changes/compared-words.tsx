import { VisuallyHidden } from '@harambee/ui';
import { compareTexts, type Stretch } from '../versions/version-diff.ts';

/** Two texts of a paragraph word by word, marked by more than color. */
export function ComparedWords({ before, after }: { before: string; after: string }) {
  const [removed, added] = compareTexts(before, after);
  return (
    <>
      {removed.some(({ isOwn }) => isOwn) && <Words stretches={removed} mark="del" />}
      <Words stretches={added} mark="ins" />
      {after === '' && <p>The paragraph was removed.</p>}
    </>
  );
}

function Words({ stretches, mark: Mark }: { stretches: readonly Stretch[]; mark: 'ins' | 'del' }) {
  const word = Mark === 'ins' ? 'added' : 'removed';
  return (
    <p dir="auto">
      {stretches.map(({ text, isOwn }, place) =>
        isOwn && text.trim() !== '' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of two texts do not move
          <Mark key={place}>
            <VisuallyHidden>{`${word}: `}</VisuallyHidden>
            {text}
          </Mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
