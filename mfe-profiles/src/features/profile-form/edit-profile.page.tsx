import { paths, readProfile } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { type Restored, useRestoredText } from '@harambee/platform';
import { Button, EmptyState, ErrorState, Page } from '@harambee/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { loadFailure } from '../../api/profiles.api.ts';
import type { ProfileEntry } from '../../outbox.ts';
import { useOwnProfile } from '../../use-own-profile.ts';
import { type KeptDraft, keptDraftIn, keptName } from './kept-draft.ts';
import { profileFormSchema } from './profile.schema.ts';
import { ProfileForm } from './profile-form.tsx';
import { valuesOf } from './profile-values.ts';
import { WaitingForm } from './waiting-form.tsx';

/** /profiles/{id}/edit. */
export function EditProfilePage() {
  const { id = '' } = useParams();
  return (
    <Page title="Edit Profile" back={{ to: paths.profiles, label: 'Profiles' }}>
      <EditProfile key={id} id={id} />
    </Page>
  );
}

function EditProfile({ id }: { id: string }) {
  const { data: profile, saved, unsent, error, isFetching, refetch } = useOwnProfile();
  // What was read when editing began: a newer answer of the server must not change what is being typed.
  const [read, setRead] = useState<Read>();
  if (!read && profile?.id === id && saved && !isFetching) setRead({ profile, saved, unsent });

  if (read) return <EditForm {...read} />;
  if (isFetching) return <WaitingForm />;
  if (error) {
    return (
      <ErrorState
        title="This profile could not be loaded"
        text={loadFailure(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <EmptyState
      picture="lost"
      title="Profile not found"
      text="There is no such profile in your organization. It may have been opened from an old link."
      action={
        <Button kind="primary" to={profile ? paths.editProfile(profile.id) : paths.profiles}>
          {profile ? 'Edit your profile' : 'Go to Profiles'}
        </Button>
      }
    />
  );
}

interface Read {
  /** With what waits laid over it. */
  profile: Profile;
  /** What the server has. */
  saved: Profile;
  unsent: ProfileEntry | undefined;
}

/** What the change that waits, or came back, was made from. */
function baseOf({ saved, unsent }: Read): NonNullable<KeptDraft['base']> {
  const { revision = saved.revision, read } = unsent?.data ?? {};
  return { revision, values: valuesOf(readProfile({ ...saved, ...read })) };
}

/** Discarded, it begins anew from what is saved. */
function EditForm(read: Read) {
  const { id } = read.profile;
  const { restored, turn, discard } = useRestoredText(keptName(id), (kept) => keptDraftIn(kept, id));
  return <Form key={turn} {...read} restored={restored} onDiscard={discard} />;
}

interface FormProps extends Read {
  restored: Restored<KeptDraft> | undefined;
  onDiscard: () => void;
}

function Form({ restored, onDiscard, ...read }: FormProps) {
  const { profile, unsent } = read;
  const kept = restored?.content;
  const [base] = useState(() => kept?.base ?? baseOf(read));
  const [begun] = useState(() => valuesOf(readProfile({ ...profile, ...unsent?.data.body })));
  return (
    <Formik
      initialValues={kept?.values ?? begun}
      validationSchema={profileFormSchema}
      validateOnChange={false}
      onSubmit={() => {}}
    >
      <ProfileForm
        profileId={profile.id}
        base={base}
        restored={restored}
        onDiscard={onDiscard}
        isChangedSince={base.revision !== read.saved.revision}
        begun={begun}
        {...(unsent && { unsent })}
      />
    </Formik>
  );
}
