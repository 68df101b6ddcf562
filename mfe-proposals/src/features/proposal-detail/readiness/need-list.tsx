import type { Proposal } from '@harambee/domain/schemas';
import { Icon } from '@harambee/ui';
import { tabOfNeed } from '../../../places/found-fix.ts';
import type { DetailTab } from '../tabs.ts';
import * as S from './readiness.styles.ts';

interface NeedListProps {
  proposal: Proposal;
  onEdit: (tab: DetailTab) => void;
}

/** For texts made before it was kept what each point is lost for: what they still need. */
export function NeedList({ proposal, onEdit }: NeedListProps) {
  const needs = proposal.sections.flatMap(({ key, needs: missing }) =>
    missing.map((need) => ({ key, need })),
  );
  if (needs.length === 0) return null;
  return (
    <>
      <S.Heading>What the text still needs</S.Heading>
      <S.Fixes data-plain="">
        {needs.map(({ key, need }) => (
          <li key={`${key} ${need}`}>
            <button type="button" onClick={() => onEdit(tabOfNeed(key))}>
              <span>{need}</span>
              <Icon name="chevron-right" size={16} />
            </button>
          </li>
        ))}
      </S.Fixes>
    </>
  );
}
