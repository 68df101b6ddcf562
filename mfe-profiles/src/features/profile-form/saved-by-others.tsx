import { profileLabels } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { ChangedElsewhere } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { profilePartNames, profileWords } from '../../profile-view/profile-words.ts';
import { exportedOf, type ProfileValues, valuesOf } from './values/profile-values.ts';

interface SavedByOthersProps {
  /** The version that both started from. */
  base: ProfileValues;
  theirs: Profile;
  isSaving: boolean;
  onSave: (values: ProfileValues) => Promise<void>;
  onCancel: () => void;
}

/** Fields that are not in the form cannot conflict. */
const names = profilePartNames.filter(
  (name) => name !== 'isActive' && name !== 'onLeaderboard',
) as (keyof ProfileValues)[];

/** Someone else saved this profile first (412). */
export function SavedByOthers({ base, theirs, isSaving, onSave, onCancel }: SavedByOthersProps) {
  const { values, setValues } = useFormikContext<ProfileValues>();
  const read = exportedOf(base);
  const mine = exportedOf(values);

  const save = async (fromTheirs: readonly string[]) => {
    const other = valuesOf(theirs);
    const chosen = Object.fromEntries(
      names.map((name) => [name, (fromTheirs.includes(name) ? other : values)[name]]),
    );
    const merged = { ...values, ...chosen } as ProfileValues;
    // Also in the form: if saving fails, the choice is not lost.
    await setValues(merged);
    await onSave(merged);
  };

  return (
    <ChangedElsewhere
      title="Someone else changed this profile"
      text="It was saved while you were writing. For each answer, choose which one to keep."
      answers={names.map((name) => ({
        name,
        label: profileLabels[name],
        read: profileWords(read, name),
        mine: profileWords(mine, name),
        theirs: profileWords(theirs, name),
      }))}
      busy={isSaving}
      onSave={(fromTheirs) => void save(fromTheirs)}
      onCancel={onCancel}
    />
  );
}
