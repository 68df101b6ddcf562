import { paths, readProfile, unreadRevision } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { type Restored, sentAs, useEntriesOf, useOutbox, useRestoredText, useUser } from '@harambee/platform';
import { Button, EmptyState, ErrorState, Page } from '@harambee/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { loadFailure } from '../../api/profiles.api.ts';
import { isNewProfileEntry, type NewProfileEntry, type ProfileEntry } from '../../outbox.ts';
import { profileOfEntry, useOwnProfile } from '../../use-own-profile.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { profileFormSchema } from './profile.schema.ts';
import { ProfileForm } from './profile-form.tsx';
import { moveUnsaved, parseUnsavedDraft, type UnsavedDraft, unsavedName } from './unsaved-draft.ts';
import { valuesOf } from './values/profile-values.ts';

/** /profiles/{id}/edit. */
export function EditProfilePage() {
  const { id = '' } = useParams();
  return (
    <Page title="Edit Profile" back={{ to: paths.profiles, label: 'Profiles' }}>
      <EditProfile key={id} id={id} />
    </Page>
  );
}

/** One that was written offline has the id of its entry, until it is sent; links to it lead to the saved one then. */
function EditProfile({ id }: { id: string }) {
  const creation = useOutbox()
    .filter(isNewProfileEntry)
    .find((entry) => entry.id === id);
  // What was read when editing began: the form stays while its text is sent.
  const [queued] = useState(creation);
  const made = sentAs(id);
  if (queued) return <QueuedForm creation={queued} />;
  if (made) return <MovedProfile from={id} to={made.id} />;
  return <SavedProfile id={id} />;
}

function MovedProfile({ from, to }: { from: string; to: string }) {
  const { id: userId } = useUser();
  moveUnsaved(userId, from, to);
  return <Navigate to={paths.editProfile(to)} replace />;
}

function QueuedForm({ creation }: { creation: NewProfileEntry }) {
  const later = useEntriesOf(creation.id);
  const [initial] = useState(() => valuesOf(profileOfEntry(creation, later)));
  const { restored, turn, discard } = useRestoredText(unsavedName(creation.id), (unsaved) =>
    parseUnsavedDraft(unsaved),
  );
  return (
    <Formik
      key={turn}
      initialValues={restored?.content.values ?? initial}
      validationSchema={profileFormSchema}
      validateOnChange={false}
      onSubmit={() => {}}
    >
      <ProfileForm
        creation={creation}
        // Where its text is found again once it is sent, it says what it was made from.
        base={{ revision: unreadRevision, values: initial }}
        initial={initial}
        restored={restored}
        onDiscard={discard}
      />
    </Formik>
  );
}

function SavedProfile({ id }: { id: string }) {
  const { data: profile, saved, entry, error, isFetching, refetch } = useOwnProfile();
  // What was read when editing began: a newer answer of the server must not change what is being typed.
  const [read, setRead] = useState<Read>();
  if (!read && profile?.id === id && saved && !isFetching) setRead({ profile, saved, entry });

  if (read) return <EditForm {...read} />;
  if (isFetching) return <FormSkeleton />;
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
  /** Overlaid with the queued change. */
  profile: Profile;
  /** The server's version. */
  saved: Profile;
  entry: ProfileEntry | undefined;
}

/** The version that the queued or refused change started from. */
function baseOf({ saved, entry }: Read): NonNullable<UnsavedDraft['base']> {
  const { revision = saved.revision, read } = entry?.data ?? {};
  return { revision, values: valuesOf(readProfile({ ...saved, ...read })) };
}

/** After a discard, the form restarts from the saved profile. */
function EditForm(read: Read) {
  const { id } = read.profile;
  const { restored, turn, discard } = useRestoredText(unsavedName(id), (unsaved) =>
    parseUnsavedDraft(unsaved, id),
  );
  return <Form key={turn} {...read} restored={restored} onDiscard={discard} />;
}

interface FormProps extends Read {
  restored: Restored<UnsavedDraft> | undefined;
  onDiscard: () => void;
}

function Form({ restored, onDiscard, ...read }: FormProps) {
  const { profile, entry } = read;
  const unsaved = restored?.content;
  const [base] = useState(() => unsaved?.base ?? baseOf(read));
  const [initial] = useState(() => valuesOf(readProfile({ ...profile, ...entry?.data.body })));
  return (
    <Formik
      initialValues={unsaved?.values ?? initial}
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
        initial={initial}
        {...(entry && { entry })}
      />
    </Formik>
  );
}
