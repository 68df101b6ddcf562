import { entryStateOf, type FieldProblem, outboxWords, paths, readProfile } from '@harambee/domain';
import type { Profile, ProfileChanged, UpdateProfileBody } from '@harambee/domain/schemas';
import {
  fieldProblemsOf,
  logFailure,
  readToken,
  type SentOrQueued,
  sendOrQueue,
  sentAs,
  showToast,
  statusOf,
  useCreateProfileMutation,
  useTellMerge,
  useUpdateProfileMutation,
} from '@harambee/platform';
import { showServerProblems } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalWords } from '../../api/refusal-words.ts';
import type { NewProfileEntry, ProfileEntry } from '../../outbox.ts';
import type { UnsavedDraft } from './unsaved-draft.ts';
import { createBodyOf, type ProfileValues, updateBodyOf, valuesOf } from './values/profile-values.ts';

/** What a change is saved over. Without a revision, the last write wins. */
interface Over {
  id: string;
  revision?: number | undefined;
  values?: ProfileValues | undefined;
}

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
  /** The id of the route; undefined for a new profile, and for one that only this device has. */
  profileId: string | undefined;
  /** The saved profile that the text started from. */
  base: UnsavedDraft['base'];
  /** The newest change the server does not have. */
  entry: ProfileEntry | undefined;
  /** The profile that only this device has. */
  creation: NewProfileEntry | undefined;
  onSaved: () => void;
}

/** Submits the form once, however often the button is pressed. Nothing typed is lost. */
export function useSave({ profileId, base, entry, creation, onSaved }: SaveOptions) {
  const { setStatus } = useFormikContext<ProfileValues>();
  const [create, creating] = useCreateProfileMutation();
  const [update, updating] = useUpdateProfileMutation();
  const [refusal, setRefusal] = useState<Refusal>();
  const [theirs, setTheirs] = useState(() => theirsOf(entry));
  const tellMerge = useTellMerge();
  const navigate = useNavigate();
  const attempt = useRef({ sent: '', key: '' });
  const isNew = profileId === undefined;
  const failed = isNew ? 'Failed to create profile' : 'Failed to update profile';

  const sendNew = (values: ProfileValues) => {
    const body = createBodyOf(values);
    // The same text sent again after a lost answer has the same key, so there is no second profile.
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    const { key } = attempt.current;
    return sendOrQueue<Profile>(
      {
        action: 'profile-create',
        data: { body },
        title: values.name,
        id: key,
        ...(creation && { replaces: creation.id }),
      },
      () => create({ body, idempotencyKey: key }),
    );
  };

  const sendChange = ({ id, revision, values: read }: Over, body: UpdateProfileBody) =>
    sendOrQueue<Profile>(
      {
        action: 'profile-update',
        data: {
          ...{ id, body },
          ...(revision !== undefined && { revision }),
          ...(read && { read: updateBodyOf(read) }),
        },
        title: body.name ?? '',
        id: crypto.randomUUID(),
        // A queued change is edited in the queue; a refused one is replaced by this.
        ...(entry && entryStateOf(entry) !== 'queued' && { replaces: entry.id }),
      },
      () => update({ id, body, revision }),
    );

  /** If somebody else has changed other fields meanwhile, with both changes (OFFLINE-19). */
  const sendMerged = async (over: Over, body: UpdateProfileBody): Promise<SentOrQueued<Profile>> => {
    const sent = await sendChange(over, body);
    if (statusOf(sent.error) !== 412 || !over.values) return sent;
    const { profile, changedBy } = (sent.error as { data: ProfileChanged }).data;
    const { mergeProfiles } = await import('../../merging.ts');
    const now = readProfile(profile);
    const versions = { read: updateBodyOf(over.values), mine: body, theirs: updateBodyOf(valuesOf(now)) };
    const merge = mergeProfiles(versions);
    if (merge.kind === 'asked') return sent;
    const again = await sendChange({ ...over, revision: now.revision, values: valuesOf(now) }, merge.fields);
    if (!again.error) tellMerge({ parts: merge.theirs, changedBy });
    // Each text was right and the merged whole is not: the person chooses, as after the first answer.
    return statusOf(again.error) === 400 ? sent : again;
  };

  /** The profile to change: the one of the route, or the one that this text has become since it waited. */
  const target = (): Over | undefined => {
    const made = creation && sentAs(creation.id);
    const id = profileId ?? made?.id;
    if (id === undefined) return undefined;
    if (theirs) return { id, revision: theirs.revision, values: valuesOf(theirs) };
    if (made && creation) return { ...made, values: valuesOf(readProfile(creation.data.body)) };
    return { id, revision: base?.revision, values: base?.values };
  };

  const save = async (values: ProfileValues) => {
    setRefusal(undefined);
    if (readToken() === null) {
      logFailure(failed, new Error('No authentication token found'));
      showToast('You are signed out. What you typed is kept; sign in to save it.', 'error');
      return;
    }
    const over = target();
    const { error, isQueued } = over
      ? await sendMerged(over, updateBodyOf(values, over.values))
      : await sendNew(values);
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
