import { HarambeeTheme } from '@harambee/ui';
import { act, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { Suspense } from 'react';
import { formFields } from './form-fields.ts';
import { provided } from './provided.ts';

const { FormTextField } = formFields.ofUi;

function show() {
  if (!FormTextField) throw new Error('no such field');
  const Field = FormTextField as React.ComponentType<{ name: string; label: string }>;
  return render(
    <HarambeeTheme>
      <Formik initialValues={{ town: 'Kitui' }} onSubmit={() => {}}>
        <Suspense fallback="waiting">
          <Field name="town" label="Town" />
        </Suspense>
      </Formik>
    </HarambeeTheme>,
  );
}

test('a field that is shown before the fields have come waits for them; with Formik they are there at once (PERF-17)', async () => {
  const { unmount } = await act(async () => show());
  expect(await screen.findByRole('textbox', { name: 'Town' })).toHaveValue('Kitui');
  unmount();
  const { formik } = provided;
  if (!formik || !('get' in formik)) throw new Error('formik is fetched when it is asked for');
  await formik.get();
  // Not awaited: nothing may suspend any more.
  show();
  expect(screen.getByRole('textbox', { name: 'Town' })).toHaveValue('Kitui');
});
