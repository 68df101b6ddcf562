import { Form, Formik, type FormikErrors } from 'formik';
import type { ReactNode } from 'react';
import type { Shown } from './show.tsx';

interface FieldState<Props> {
  /** In the form. */
  value: unknown;
  error?: string | string[];
  /** Props that differ from those of the other states. */
  props?: Partial<Props>;
}

interface FieldProps {
  name: string;
  label: ReactNode;
}

/** Registers a field of a form. Each state is in a form of its own, with a name that no other field has. */
export function showField<Props extends FieldProps>(
  Field: ((props: Props) => ReactNode) & { displayName?: string },
  common: Omit<NoInfer<Props>, 'name'>,
  states: Record<string, FieldState<NoInfer<Props>>>,
): Shown {
  const component = Field.displayName ?? Field.name;
  return {
    name: component,
    component: Field,
    isAlone: false,
    isSmall: false,
    states: Object.entries(states).map(([state, { value, error, props }]) => {
      const name = `${component}-${state}`.replaceAll(/\W+/g, '-');
      const errors: FormikErrors<Record<string, unknown>> =
        error === undefined ? {} : { [name]: error as string };
      return {
        name: state,
        element: (
          <Formik
            initialValues={{ [name]: value }}
            initialErrors={errors}
            initialTouched={{ [name]: true as never }}
            validate={() => errors}
            onSubmit={() => {}}
          >
            <Form noValidate>
              <Field {...({ ...common, ...props, name } as unknown as Props)} />
            </Form>
          </Formik>
        ),
      };
    }),
  };
}
