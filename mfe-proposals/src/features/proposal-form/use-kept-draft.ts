import type { ProposalFormSection } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { useUser } from '@harambee/platform';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { emptyProposal, isSame } from '../../proposal-fields/proposal-values.ts';
import { clearKeptDraft, keepDraft } from './kept-draft.ts';

/** Keeps what is typed in the browser with every change, until it has become a proposal. */
export function useKeptDraft(section: ProposalFormSection) {
  const { id } = useUser();
  const { values } = useFormikContext<ProposalFields>();
  const [isKept, setKept] = useState(true);
  const isOver = useRef(false);
  const hasText = !isSame(values, emptyProposal);

  useEffect(() => {
    if (isOver.current) return;
    if (hasText) setKept(keepDraft(id, { values, section }));
    else clearKeptDraft(id);
  }, [id, values, section, hasText]);

  // A reload loses nothing while the browser keeps the text; only where it cannot does leaving the tab ask.
  useEffect(() => {
    if (isKept || !hasText) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept, hasText]);

  const forget = useCallback(() => {
    isOver.current = true;
    clearKeptDraft(id);
  }, [id]);

  /** True while leaving would put something aside: not once the proposal has been created. */
  const mayLose = useCallback(() => hasText && !isOver.current, [hasText]);

  return { isKept: isKept && hasText, hasText, forget, mayLose };
}
