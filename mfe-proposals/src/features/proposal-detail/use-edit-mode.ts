import { isEditable } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { useSearchParams } from 'react-router-dom';
import type { DetailTab } from './tabs.ts';

/** View or edit; edit mode is in the address too, so that "Continue" and "Add this" can lead straight into it. */
export function useEditMode({ status }: Proposal, isSample: boolean) {
  const [query, setQuery] = useSearchParams();
  const canEdit = !isSample && isEditable(status);
  const set = (mode: 'edit' | undefined, tab?: DetailTab) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (mode) after.set('mode', mode);
        else after.delete('mode');
        if (tab) after.set('tab', tab);
        return after;
      },
      { replace: true },
    );
  return {
    canEdit,
    isEditing: canEdit && query.get('mode') === 'edit',
    edit: (tab?: DetailTab) => set('edit', tab),
    view: () => set(undefined),
  };
}
