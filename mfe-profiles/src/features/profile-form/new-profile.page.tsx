import { paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Page } from '@harambee/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { readKeptDraft } from './kept-draft.ts';
import { profileFormSchema } from './profile.schema.ts';
import { ProfileForm } from './profile-form.tsx';
import { emptyValues } from './profile-values.ts';

/** /profiles/new (spec 2.15). */
export function NewProfilePage() {
  const { id } = useUser();
  const [kept] = useState(() => readKeptDraft(id));
  return (
    <Page
      title="New Profile"
      description="Funders read this before they read your proposal."
      back={{ to: paths.profiles, label: 'Profiles' }}
    >
      <Formik
        initialValues={kept?.values ?? emptyValues}
        validationSchema={profileFormSchema}
        validateOnChange={false}
        onSubmit={() => {}}
      >
        <ProfileForm isRestored={kept !== undefined} />
      </Formik>
    </Page>
  );
}
