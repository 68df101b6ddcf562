import { type FormikErrors, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { FactRow, ProfileValues } from './profile-values.ts';

type Errors = FormikErrors<ProfileValues>;

/** The messages that still apply to the current values. */
function remaining(errors: Errors, before: ProfileValues, now: ProfileValues): Errors {
  const names = (Object.keys(errors) as (keyof ProfileValues)[]).filter(
    (name) => name === 'facts' || before[name] === now[name],
  );
  const rest = Object.fromEntries(names.map((name) => [name, errors[name]])) as Errors;
  if (before.facts === now.facts || !Array.isArray(errors.facts)) return rest;
  // After a row was added or removed, the messages would be at the wrong rows.
  if (before.facts.length !== now.facts.length) return { ...rest, facts: undefined };
  const facts = errors.facts as (FormikErrors<FactRow> | undefined)[];
  return {
    ...rest,
    facts: facts.map((row = {}, index) => {
      const cells = (Object.keys(row) as (keyof FactRow)[]).filter(
        (cell) => before.facts[index]?.[cell] === now.facts[index]?.[cell],
      );
      return Object.fromEntries(cells.map((cell) => [cell, row[cell]]));
    }),
  };
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
