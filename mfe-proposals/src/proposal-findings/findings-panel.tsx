import { proposalFormSections } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { Card, Icon, LiveRegion } from '@harambee/ui';
import { useMemo } from 'react';
import { FindingList, type OnPlace } from '../findings/finding-list.tsx';
import { countInWords } from '../findings/finding-words.ts';
import * as S from '../findings/findings.styles.ts';
import { answersOf, useFindings } from '../findings/use-findings.ts';
import { findingGroups } from './finding-places.ts';

interface FindingsPanelProps {
  proposal: Proposal;
  onPlace: OnPlace;
}

/** What a reviewer would find in the answers and in the text, by section (CHECK-07). */
export function FindingsPanel({ proposal, onPlace }: FindingsPanelProps) {
  const answers = useMemo(() => answersOf(proposal), [proposal]);
  const findings = useFindings(answers);
  const count = findings?.length ?? 0;
  return (
    <>
      <LiveRegion>{findings && (countInWords(count) || 'The checks find nothing')}</LiveRegion>
      {findings && (
        <Card>
          <S.Heading>
            <Icon name={count === 0 ? 'check-circle' : 'alert-triangle'} size={18} />
            What the checks find
            {count > 0 && <span>{count}</span>}
          </S.Heading>
          {count === 0 && <S.Quiet>No contradictions, no leftovers, no personal data.</S.Quiet>}
          {findingGroups(findings).map(({ section, findings: own }) => (
            <S.Group key={section}>
              <h4>{section === 'text' ? 'Generated text' : proposalFormSections[section]}</h4>
              <FindingList findings={own} onPlace={onPlace} />
            </S.Group>
          ))}
        </Card>
      )}
    </>
  );
}
