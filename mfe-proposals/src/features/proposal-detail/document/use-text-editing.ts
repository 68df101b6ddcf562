import type { GeneratedSection, TextChange } from '@harambee/domain/schemas';
import { useRestoredText } from '@harambee/platform';
import { useCallback, useRef, useState } from 'react';
import { useFocusLater } from '../../../tables/use-focus-later.ts';
import { parseUnsavedSection, unsavedTextName } from '../text-editor/unsaved-section.ts';
import { editButtonId } from './section-view.tsx';

interface EditedSection {
  section: GeneratedSection['key'];
  restored: readonly TextChange[];
}

/** Which section is being written in; after a reload the one whose text was not saved. */
export function useTextEditing(proposalId: string, canEdit: boolean) {
  const { restored } = useRestoredText(unsavedTextName(proposalId), parseUnsavedSection);
  const [editing, setEditing] = useState<EditedSection | undefined>(
    restored && { section: restored.content.section, restored: restored.content.changes },
  );
  const focusLater = useFocusLater();
  const edit = useCallback((section: GeneratedSection['key']) => setEditing({ section, restored: [] }), []);
  const open = useRef(editing);
  open.current = editing;
  const done = (section: GeneratedSection['key']) => {
    // Its last change was on its way; another section may be open by now, and somebody types there.
    if (open.current?.section !== section) return;
    setEditing(undefined);
    focusLater(editButtonId(section));
  };
  return { editing: canEdit ? editing : undefined, edit, done };
}
