import { isEditable } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { useMay } from '@harambee/platform';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DetailTab } from '../tabs.ts';

/** View or edit; edit mode is in the address too, so that "Continue" and "Add this" can lead straight into it. */
export function useEditMode({ status }: Proposal, isSample: boolean) {
  const [query, setQuery] = useSearchParams();
  const mayWrite = useMay('proposals.write');
  const canEdit = !isSample && mayWrite && isEditable(status);
  // That it is sent meanwhile, by somebody else, must not take the form away with what is typed in it.
  const [hasStarted, setStarted] = useState(false);
  const isEditing = query.get('mode') === 'edit' && (canEdit || hasStarted);
  if (isEditing !== hasStarted) setStarted(isEditing);
  const set = (mode: 'edit' | undefined, tab?: DetailTab, field?: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (mode) after.set('mode', mode);
        else after.delete('mode');
        if (tab) after.set('tab', tab);
        // Where the focus goes when the form opens.
        if (field) after.set('field', field);
        else after.delete('field');
        return after;
      },
      { replace: true },
    );
  return {
    canEdit,
    isEditing,
    edit: (tab?: DetailTab, field?: string) => set('edit', tab, field),
    view: () => set(undefined),
  };
}
