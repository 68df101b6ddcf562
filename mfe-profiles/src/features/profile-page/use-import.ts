import { can, type ExportedProfile, importProfile, outboxWords, visibilityOf } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import {
  logFailure,
  readToken,
  sendOrQueue,
  showToast,
  statusOf,
  useCreateProfileMutation,
  useUpdateProfileMutation,
  useUser,
} from '@harambee/platform';
import { useState } from 'react';
import { refusalWords } from '../../api/refusal-words.ts';

/** Far more than any export: a video chosen by mistake is not read into memory. */
const largestFile = 2_000_000;

const changedMeanwhile = 'Someone else just changed the profile. Import the file again.';

/** What a member imports changes nothing that only an owner decides: who sees the profile, and which proposals. */
const withoutShowing = (imported: ExportedProfile, present: Profile): ExportedProfile => ({
  ...imported,
  ...visibilityOf(present),
  projects: [
    ...present.projects.filter(({ proposalId }) => proposalId !== undefined),
    ...imported.projects.filter(({ proposalId }) => proposalId === undefined),
  ],
});

/** Reads a file, compares it with the profile, and saves it only after a confirmation. */
export function useImport(profile: Profile | null) {
  const maySet = can(useUser().role, 'visibility.change');
  const [problem, setProblem] = useState<string>();
  const [imported, setImported] = useState<ExportedProfile>();
  const [update, updating] = useUpdateProfileMutation();
  const [create, creating] = useCreateProfileMutation();
  const failed = profile ? 'Failed to update profile' : 'Failed to create profile';

  const read = async (file: File) => {
    setProblem(undefined);
    const result =
      file.size > largestFile
        ? { problem: 'This file is too large to be an exported profile.' }
        : importProfile(await file.text());
    if ('problem' in result) setProblem(result.problem);
    else setImported(profile && !maySet ? withoutShowing(result.profile, profile) : result.profile);
  };

  const make = (body: ExportedProfile) => {
    const id = crypto.randomUUID();
    const entry = { action: 'profile-create', data: { body }, title: body.name, id };
    return sendOrQueue(entry, () => create({ body, idempotencyKey: id }));
  };

  const change = ({ id, revision, ...present }: Profile, body: ExportedProfile) => {
    const read = Object.fromEntries(
      Object.keys(body).map((name) => [name, present[name as keyof typeof body]]),
    );
    const data = { id, body, revision, read };
    const entry = { action: 'profile-update', data, title: body.name, id: crypto.randomUUID() };
    return sendOrQueue(entry, () => update({ id, body, revision }));
  };

  const save = async (content: ExportedProfile) => {
    if (readToken() === null) {
      logFailure(failed, new Error('No authentication token found'));
      showToast('You are signed out. Nothing was saved; sign in again to import.', 'error');
      return;
    }
    const { error, isQueued } = await (profile ? change(profile, content) : make(content));
    setImported(undefined);
    if (isQueued || !error) {
      showToast(isQueued ? outboxWords.queuing : 'Profile imported', isQueued ? 'info' : 'success');
      return;
    }
    logFailure(failed, error);
    showToast(failed, 'error');
    setProblem(statusOf(error) === 412 ? changedMeanwhile : refusalWords(error, failed));
  };

  return {
    problem,
    imported,
    isSaving: updating.isLoading || creating.isLoading,
    read,
    save,
    cancel: () => setImported(undefined),
  };
}
