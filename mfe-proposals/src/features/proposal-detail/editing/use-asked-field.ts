import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusField } from '../../../findings/use-field-focus.ts';

/** The address may name the field to begin with (`field=requestedAmount`): it gets the focus when the form opens. */
export function useAskedField(): void {
  const [query] = useSearchParams();
  const asked = query.get('field');
  useEffect(() => {
    if (asked) focusField(asked);
  }, [asked]);
}
