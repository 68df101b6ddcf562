import type { Finding, FindingKind } from '@harambee/drafting/checks';
import { Icon } from '@harambee/ui';
import * as S from './findings.styles.ts';

export type OnPlace = (path: string) => void;

/** Said here, and not taken from the checks: their code is fetched only when something is checked. */
const kindWords: Record<FindingKind, string> = {
  contradiction: 'Contradiction',
  leftover: 'Leftover',
  personal_data: 'Personal data',
  unread: 'Not understood',
  incomplete: 'Incomplete',
};

interface FindingListProps {
  findings: readonly Finding[];
  /** Absent where there is nowhere to go. */
  onPlace?: OnPlace | undefined;
  /** Which places are worth a link; all when left out. */
  isLinked?: (path: string) => boolean;
}

/** Each finding with all its places; a place is a link to it (CHECK-07). */
export function FindingList({ findings, onPlace, isLinked = () => true }: FindingListProps) {
  return (
    <S.List>
      {findings.map(({ kind, severity, message, places }) => (
        <li key={`${message} ${places[0].path}`} data-severity={severity}>
          <Icon name={severity === 'error' ? 'alert-circle' : 'alert-triangle'} size={18} />
          <span>
            <b>{kindWords[kind]}</b>
            <span dir="auto">{message}</span>
            {onPlace && places.some(({ path }) => isLinked(path)) && (
              <S.Places>
                {places
                  .filter(({ path }) => isLinked(path))
                  .map(({ path, label }) => (
                    <button key={path} type="button" onClick={() => onPlace(path)}>
                      {label}
                    </button>
                  ))}
              </S.Places>
            )}
          </span>
        </li>
      ))}
    </S.List>
  );
}
