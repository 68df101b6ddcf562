import { Form, Formik, type FormikErrors } from 'formik';
import type { ReactNode } from 'react';
import { TestRouter } from './test-router.tsx';

interface TestFormProps<Values extends object> {
  values: Values;
  children: ReactNode;
  validate?: (values: Values) => FormikErrors<Values>;
  onSubmit?: (values: Values, helpers: { setStatus(status: unknown): void }) => void;
}

/** A form around the field under test, with a button that submits it. */
export function TestForm<Values extends object>({
  values,
  children,
  validate,
  onSubmit,
}: TestFormProps<Values>) {
  return (
    <TestRouter>
      <Formik
        initialValues={values}
        validate={validate}
        onSubmit={(sent, helpers) => onSubmit?.(sent, helpers)}
      >
        <Form noValidate>
          {children}
          <button type="submit">Send</button>
        </Form>
      </Formik>
    </TestRouter>
  );
}
