import { type FormikErrors, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { ProfileValues } from './values/profile-values.ts';
import { type RowListName, rowListNames } from './values/row-values.ts';

type Errors = FormikErrors<ProfileValues>;
type Cells = Record<string, unknown>;

/** The messages of a list that still apply to its rows. */
function remainingRows(
  list: RowListName,
  errors: Errors,
  before: ProfileValues,
  now: ProfileValues,
): unknown {
  const messages: unknown = errors[list];
  if (before[list] === now[list] || !Array.isArray(messages)) return messages;
  // After a row was added or removed, the messages would be at the wrong rows.
  if (before[list].length !== now[list].length) return undefined;
  const cellsOf = (values: ProfileValues, index: number) => (values[list][index] ?? {}) as unknown as Cells;
  return messages.map((row: Cells | undefined, index) => {
    const same = Object.entries(row ?? {}).filter(
      ([cell]) => cellsOf(before, index)[cell] === cellsOf(now, index)[cell],
    );
    return Object.fromEntries(same);
  });
}

/** The messages that still apply to the current values. */
function remaining(errors: Errors, before: ProfileValues, now: ProfileValues): Errors {
  const names = (Object.keys(errors) as (keyof ProfileValues)[]).filter((name) => before[name] === now[name]);
  const rest = names.map((name) => [name, errors[name]]);
  const rows = rowListNames
    .filter((list) => errors[list] !== undefined)
    .map((list) => [list, remainingRows(list, errors, before, now)]);
  return Object.fromEntries([...rest, ...rows]) as Errors;
}

/**
 * A message disappears as soon as its field is edited (PROF-10), and returns when the field is left or the form
 * is submitted.
 */
export function useEditedErrors(): void {
  const { values, errors, setErrors } = useFormikContext<ProfileValues>();
  const seen = useRef(values);
  useEffect(() => {
    const before = seen.current;
    seen.current = values;
    if (before !== values && Object.keys(errors).length > 0) setErrors(remaining(errors, before, values));
  }, [values, errors, setErrors]);
}
