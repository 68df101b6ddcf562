import { type FormikErrors, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { FactRow, ProfileValues } from './profile-values.ts';

type Errors = FormikErrors<ProfileValues>;

/** The messages that are still about what stands in the form. */
function remaining(errors: Errors, before: ProfileValues, now: ProfileValues): Errors {
  const names = (Object.keys(errors) as (keyof ProfileValues)[]).filter(
    (name) => name === 'facts' || before[name] === now[name],
  );
  const rest = Object.fromEntries(names.map((name) => [name, errors[name]])) as Errors;
  if (before.facts === now.facts || !Array.isArray(errors.facts)) return rest;
  // A row more or less: the messages would stand at the wrong rows.
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

/** A message goes as soon as its field is edited (PROF-10), and comes back when the field is left or the form is sent. */
export function useEditedErrors(): void {
  const { values, errors, setErrors } = useFormikContext<ProfileValues>();
  const seen = useRef(values);
  useEffect(() => {
    const before = seen.current;
    seen.current = values;
    if (before !== values && Object.keys(errors).length > 0) setErrors(remaining(errors, before, values));
  }, [values, errors, setErrors]);
}
