import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusField } from '../../../findings/use-field-focus.ts';

/** The address may name the field to begin with (`field=requestedAmount`): it gets the focus when the form opens. */
export function useLinkedField(): void {
  const [query] = useSearchParams();
  const fieldName = query.get('field');
  useEffect(() => {
    if (fieldName) focusField(fieldName);
  }, [fieldName]);
}
