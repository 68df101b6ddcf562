import { paths, profileExistsMessage } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { useRestoredText, useUser } from '@harambee/platform';
import { Button, EmptyState, Page } from '@harambee/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { useOwnProfile } from '../../use-own-profile.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { profileFormSchema } from './profile.schema.ts';
import { ProfileForm } from './profile-form.tsx';
import { parseUnsavedDraft, unsavedName } from './unsaved-draft.ts';
import { emptyValues } from './values/profile-values.ts';

/** /profiles/new. */
export function NewProfilePage() {
  return (
    <Page
      title="New Profile"
      description="Funders read this before they read your proposal."
      back={{ to: paths.profiles, label: 'Profiles' }}
    >
      <NewProfile />
    </Page>
  );
}

function NewProfile() {
  const { data: profile, isUninitialized, isLoading, isFetching, error, creation } = useOwnProfile();
  const [found, setFound] = useState<Profile | null>();
  // Shown only before anything is typed, never while typing: from then on the service decides.
  const isKnown = isUninitialized || (!isLoading && !(isFetching && profile));
  if (found === undefined && isKnown) setFound((!error && profile) || null);

  if (found === undefined) return <FormSkeleton />;
  if (found === null) return <NewForm />;
  return (
    <EmptyState
      picture="boat"
      title={profileExistsMessage}
      text={
        found.id === creation?.id
          ? 'Each organization has one profile. Yours waits on this device until you are back online; you can edit all of it.'
          : 'Each organization has one profile. A colleague has already created yours; you can edit all of it.'
      }
      action={
        <Button kind="primary" icon="pencil" to={paths.editProfile(found.id)}>
          Edit Profile
        </Button>
      }
    />
  );
}

function NewForm() {
  const { tenantName } = useUser();
  const { restored, turn, discard } = useRestoredText(unsavedName(undefined), (unsaved) =>
    parseUnsavedDraft(unsaved),
  );
  // What was entered at sign-up is not asked again.
  const [initial] = useState({ ...emptyValues, name: tenantName });
  return (
    <Formik
      key={turn}
      initialValues={restored?.content.values ?? initial}
      validationSchema={profileFormSchema}
      validateOnChange={false}
      onSubmit={() => {}}
    >
      <ProfileForm restored={restored} initial={initial} onDiscard={discard} />
    </Formik>
  );
}
