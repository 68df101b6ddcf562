import { paths, proposalSections } from '@harambee/domain';
import type { Proposal, ReadinessFix } from '@harambee/domain/schemas';
import { announce } from '@harambee/platform';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OnEditField } from '../../../places/field-place.ts';
import { type FoundFix, placeOfFix } from '../../../places/found-fix.ts';

/** Leads from what would raise the readiness to its sentence, and without one to the field. */
export function useFix({ version }: Proposal, onEditField: OnEditField | undefined, showText: () => void) {
  const [found, setFound] = useState<{ fix: FoundFix; version: number }>();
  const navigate = useNavigate();
  const onFix = (fix: ReadinessFix) => {
    const { section } = fix;
    const place = placeOfFix(fix);
    if (section) {
      showText();
      setFound((before) => ({ fix: { ...fix, section, turn: (before?.fix.turn ?? 0) + 1 }, version }));
      announce(`${fix.what}, in ${proposalSections[section]}. Press Enter to change it.`);
    } else if (place?.kind === 'field') onEditField?.(place);
    else if (place) navigate(paths.profiles);
  };
  // A newer text has other positions.
  return { found: found?.version === version ? found.fix : undefined, onFix };
}
