import type { ProposalFormSection } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { LiveRegion } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { sectionOfField } from '../proposal-fields/proposal.schema.ts';
import { FindingList, type OnPlace } from './finding-list.tsx';
import { countInWords, fieldOfPath } from './finding-places.ts';
import * as S from './findings.styles.ts';
import { useFindings } from './use-findings.ts';

interface SectionFindingsProps {
  section: ProposalFormSection;
  /** Leads to a field of the form, wherever it is. */
  onGoTo: (field: string) => void;
}

/** What the checks find in the answers of a section, below its fields, while somebody writes (CHECK-07). */
export function SectionFindings({ section, onGoTo }: SectionFindingsProps) {
  const { values } = useFormikContext<ProposalFields>();
  const findings = useFindings(values);
  const own = (findings ?? []).filter(({ places }) =>
    places.some(({ path }) => sectionOfField(path) === section),
  );
  const onPlace: OnPlace = (path) => {
    if (sectionOfField(path)) onGoTo(fieldOfPath(path, values));
  };
  return (
    <>
      <LiveRegion>{countInWords(own.length)}</LiveRegion>
      {own.length > 0 && (
        <S.Box aria-label="What the checks find here">
          <h3>What the checks find here</h3>
          <FindingList findings={own} onPlace={onPlace} />
        </S.Box>
      )}
    </>
  );
}
