import { entryStateOf, type FieldProblem, outboxWords, paths, readProfile } from '@harambee/domain';
import type { Profile, ProfileChanged } from '@harambee/domain/schemas';
import {
  fieldProblemsOf,
  logFailure,
  readToken,
  type SentOrQueued,
  sendOrQueue,
  showToast,
  statusOf,
  useCreateProfileMutation,
  useUpdateProfileMutation,
} from '@harambee/platform';
import { showServerProblems } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalWords } from '../../api/refusal-words.ts';
import type { ProfileEntry } from '../../outbox.ts';
import { createBodyOf, type ProfileValues, updateBodyOf, valuesOf } from './profile-values.ts';
import type { UnsavedDraft } from './unsaved-draft.ts';

/** Why it was not saved, shown above the form. */
export interface Refusal {
  message: string;
  /** The organization's profile, if there is one already (PROF-11). */
  existing?: string;
}

const existingIn = (problems: readonly FieldProblem[]) =>
  problems.find(({ field }) => field === 'id')?.message;

/** What someone else had saved when a queued change was sent. */
const theirsOf = (entry: ProfileEntry | undefined): Profile | undefined =>
  entry?.theirs && { ...readProfile(entry.theirs.answers), revision: entry.theirs.revision };

interface SaveOptions {
  /** The id of the route; undefined for a new profile. */
  profileId: string | undefined;
  /** The saved profile that the text started from. */
  base: UnsavedDraft['base'];
  /** The newest change the server does not have. */
  entry: ProfileEntry | undefined;
  onSaved: () => void;
}

/** Submits the form once, however often the button is pressed. Nothing typed is lost. */
export function useSave({ profileId, base, entry, onSaved }: SaveOptions) {
  const { setStatus } = useFormikContext<ProfileValues>();
  const [create, creating] = useCreateProfileMutation();
  const [update, updating] = useUpdateProfileMutation();
  const [refusal, setRefusal] = useState<Refusal>();
  const [theirs, setTheirs] = useState(() => theirsOf(entry));
  const navigate = useNavigate();
  const attempt = useRef({ sent: '', key: '' });
  const isNew = profileId === undefined;
  const failed = isNew ? 'Failed to create profile' : 'Failed to update profile';

  const sendNew = (values: ProfileValues) => {
    const body = createBodyOf(values);
    // The same text sent again after a lost answer has the same key, so there is no second profile.
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    return create({ body, idempotencyKey: attempt.current.key });
  };

  const sendChange = (id: string, values: ProfileValues) => {
    const body = updateBodyOf(values, theirs ? valuesOf(theirs) : base?.values);
    const revision = theirs?.revision ?? base?.revision;
    const read = theirs ? updateBodyOf(valuesOf(theirs)) : base && updateBodyOf(base.values);
    return sendOrQueue(
      {
        action: 'profile-update',
        data: { id, body, ...(revision !== undefined && { revision }), ...(read && { read }) },
        title: body.name ?? '',
        id: crypto.randomUUID(),
        // A queued change is edited in the queue; a refused one is replaced by this.
        ...(entry && entryStateOf(entry) !== 'queued' && { replaces: entry.id }),
      },
      () => update({ id, body, revision }),
    );
  };

  const save = async (values: ProfileValues) => {
    setRefusal(undefined);
    if (readToken() === null) {
      logFailure(failed, new Error('No authentication token found'));
      showToast('You are signed out. What you typed is kept; sign in to save it.', 'error');
      return;
    }
    const { error, isQueued }: SentOrQueued<Profile> = isNew
      ? await sendNew(values)
      : await sendChange(profileId, values);
    if (isQueued || !error) {
      onSaved();
      const saved = isNew ? 'Profile created' : 'Profile saved';
      showToast(isQueued ? outboxWords.queuing : saved, isQueued ? 'info' : 'success');
      navigate(paths.profiles);
      return;
    }
    if (statusOf(error) === 412) {
      setTheirs(readProfile((error as { data: ProfileChanged }).data.profile));
      return;
    }
    logFailure(failed, error);
    showToast(failed, 'error');
    setTheirs(undefined);
    const problems = fieldProblemsOf(error);
    setRefusal({
      message: refusalWords(error, failed),
      ...(statusOf(error) === 409 && isNew && { existing: existingIn(problems) ?? '' }),
    });
    showServerProblems({ setStatus }, values, problems);
  };

  return {
    save,
    isSaving: creating.isLoading || updating.isLoading,
    refusal,
    theirs,
    forgetTheirs: () => setTheirs(undefined),
  };
}
