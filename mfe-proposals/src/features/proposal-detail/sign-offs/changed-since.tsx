import { shortHash } from '@harambee/domain';
import type { ChangedPlace, VoidedText, WordPiece } from '@harambee/domain/schemas';
import { VisuallyHidden } from '@harambee/ui';
import { Changes, Details, Hash } from './sign-offs.styles.ts';

/** Which words have changed since somebody agreed, place by place, marked by more than color (SIGNOFF-05). */
export function ChangedSince({ voided, isOnly }: { voided: VoidedText; isOnly: boolean }) {
  const { hash, places, more } = voided;
  return (
    <Details open={isOnly}>
      <summary>
        What changed since <Hash>{shortHash(hash)}</Hash>
      </summary>
      <Changes>
        {places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same name
          <li key={at}>
            <Place {...place} />
          </li>
        ))}
        {more !== undefined && <li>{more === 1 ? 'and one more place' : `and ${more} more places`}</li>}
      </Changes>
    </Details>
  );
}

function Place({ label, pieces, more }: ChangedPlace) {
  return (
    <>
      <b>{label}</b>
      <p dir="auto">
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts do not move
          <Piece key={at} {...piece} />
        ))}
        {more !== undefined && (more === 1 ? 'and one more word' : `and ${more} more words`)}
      </p>
    </>
  );
}

const marks = { removed: 'del', added: 'ins' } as const;

function Piece({ kind, text }: WordPiece) {
  if (kind === 'same') return <>{text} </>;
  const Mark = marks[kind];
  return (
    <>
      <Mark>
        <VisuallyHidden>{`${kind}: `}</VisuallyHidden>
        {text}
      </Mark>{' '}
    </>
  );
}
