import { fieldId } from '@harambee/ui';
import { useEffect, useRef } from 'react';
import { cellId, rowId } from '../tables/row-ids.ts';

const controls = 'input, select, textarea, button';

/** `objectives.1` where there is such a row, else the first control of `objectives`. */
function controlOf(path: string): HTMLElement | undefined {
  const id = fieldId(path);
  const element =
    document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}-"]`);
  if (element?.matches(controls)) return element;
  const first = element?.querySelector<HTMLElement>(controls);
  if (first) return first;
  const end = path.lastIndexOf('.');
  return end > 0 ? controlOf(path.slice(0, end)) : (element ?? undefined);
}

/** A row of the plan: its cell where the row is open, else its line. */
function rowControlOf(path: string): HTMLElement | undefined {
  const [, id = '', column = ''] = /^\w+\[([^\]]+)\](?:\.(\w+))?$/.exec(path) ?? [];
  if (id === '') return undefined;
  return document.getElementById(cellId(id, column)) ?? document.getElementById(rowId(id)) ?? undefined;
}

/** The focus goes to a field, or to a row of the plan by its id; false while it is not on the page. */
export function focusField(path: string): boolean {
  const control = rowControlOf(path) ?? controlOf(path.replace(/\[([^\]]+)\]/g, '.$1'));
  if (!control) return false;
  // What is folded away takes no focus.
  control.closest('details')?.setAttribute('open', '');
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
  return true;
}

/** Leads to a field that may be in another section: opens that, and gives it the focus once it is there. */
export function useGoToField(open: (field: string) => void): (field: string) => void {
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current && focusField(asked.current)) asked.current = undefined;
  });
  return (field) => {
    if (focusField(field)) return;
    asked.current = field;
    open(field);
  };
}
