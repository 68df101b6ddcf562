import { fieldId } from '@harambee/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

const controls = 'input, select, textarea, button';

/** The address may name the field to begin with (`field=requestedAmount`): it gets the focus when the form opens. */
export function useAskedField(): void {
  const [query] = useSearchParams();
  const asked = query.get('field');
  useEffect(() => {
    const control = asked && controlOf(asked);
    if (!control) return;
    // What is folded away takes no focus.
    control.closest('details')?.setAttribute('open', '');
    control.focus({ preventScroll: true });
    control.scrollIntoView?.({ block: 'center' });
  }, [asked]);
}

/** `objectives.1` where there is such a row, else the first control of `objectives`. */
function controlOf(path: string): HTMLElement | undefined {
  const id = fieldId(path);
  const element = document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}-"]`);
  if (element?.matches(controls)) return element;
  const first = element?.querySelector<HTMLElement>(controls);
  if (first) return first;
  const end = path.lastIndexOf('.');
  return end > 0 ? controlOf(path.slice(0, end)) : (element ?? undefined);
}
