import type { UpdateUserBody } from '@harambee/domain/schemas';
import {
  deleteUnsavedText,
  type Restored,
  showUndo,
  storeUnsavedText,
  useRestoredText,
  useUnsavedText,
  useUser,
} from '@harambee/platform';
import { Button } from '@harambee/ui';
import { RestoredBanner, useAskedCancel } from '@harambee/ui/app';
import { useFormikContext } from 'formik';

/** Unsaved changes to a person's own data. They never include a password. */
interface UnsavedProfile {
  values: UpdateUserBody;
  /** The saved data when the changes began. */
  base: UpdateUserBody;
}

/** The key in the browser's storage: /profile and /settings have separate forms. */
export const unsavedNameOf = (scope: 'names' | 'all'): string => `your-profile:${scope}`;

const isBody = (value: unknown): value is UpdateUserBody =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

function parseUnsavedProfile(content: unknown): UnsavedProfile | undefined {
  const { values, base } = (content ?? {}) as Partial<UnsavedProfile>;
  return isBody(values) && isBody(base) ? { values, base } : undefined;
}

const fieldsOf = (body: UpdateUserBody) => Object.keys(body) as (keyof UpdateUserBody)[];

/** The saved data, overlaid with what was typed. Fields that nobody typed in stay as they are saved. */
function mergedValues({ values, base }: UnsavedProfile, saved: UpdateUserBody): UpdateUserBody {
  const changed = fieldsOf(saved).filter((field) => values[field] !== base[field] && field in values);
  return { ...saved, ...Object.fromEntries(changed.map((field) => [field, values[field]])) };
}

/** The initial values of the form. */
export function useUnsavedProfile(scope: 'names' | 'all', saved: UpdateUserBody) {
  const { restored, turn, discard } = useRestoredText(unsavedNameOf(scope), parseUnsavedProfile);
  return { restored, turn, discard, initial: restored ? mergedValues(restored.content, saved) : saved };
}

/** The fields of the form and nothing else. */
const answersIn = (values: UpdateUserBody, saved: UpdateUserBody): UpdateUserBody =>
  Object.fromEntries(fieldsOf(saved).map((field) => [field, values[field]])) as UpdateUserBody;

const isSame = (one: UpdateUserBody, other: UpdateUserBody) =>
  fieldsOf(other).every((field) => one[field] === other[field]);

interface RestoredAnswersProps {
  scope: 'names' | 'all';
  saved: UpdateUserBody;
  restored: Restored<UnsavedProfile> | undefined;
  onDiscard: () => void;
}

/** Stores what is typed in the form, and says so when the person returns. */
export function RestoredAnswers({ scope, saved, restored, onDiscard }: RestoredAnswersProps) {
  const { values } = useFormikContext<UpdateUserBody>();
  const isChanged = !isSame(values, saved);
  useUnsavedText(unsavedNameOf(scope), { values: answersIn(values, saved), base: saved }, isChanged);
  if (!restored || !isChanged) return null;
  const { base } = restored.content;
  const elsewhere = fieldsOf(saved).filter(
    (field) => field in base && base[field] !== saved[field] && values[field] !== saved[field],
  );
  return (
    <RestoredBanner at={restored.at} onDiscard={onDiscard}>
      It is in the form but not saved yet.
      {elsewhere.length > 0 &&
        ` Saved on another device since then: ${elsewhere.map((field) => `“${saved[field]}”`).join(', ')}. Saving replaces it with what is in the form.`}
    </RestoredBanner>
  );
}

interface CancelProps {
  saved: UpdateUserBody;
  onCancel: () => void;
  /** Opens the form again, with what was typed. */
  onAgain: () => void;
}

/** Cancel of /profile: asks if something was typed, and can be undone. */
export function CancelProfile({ saved, onCancel, onAgain }: CancelProps) {
  const { id } = useUser();
  const { values } = useFormikContext<UpdateUserBody>();
  const isChanged = !isSame(values, saved);
  const name = unsavedNameOf('all');
  const { cancel, dialog } = useAskedCancel(isChanged, () => {
    void deleteUnsavedText(id, name);
    onCancel();
    if (!isChanged) return;
    showUndo('Your changes were discarded', () => {
      storeUnsavedText(id, name, { values: answersIn(values, saved), base: saved });
      onAgain();
    });
  });
  return (
    <>
      <Button kind="quiet" onClick={cancel}>
        Cancel
      </Button>
      {dialog}
    </>
  );
}

/** Appears above the saved data if something was typed and never saved. */
export function RestoredProfileBanner({
  saved,
  onContinue,
}: {
  saved: UpdateUserBody;
  onContinue: () => void;
}) {
  const { restored, discard } = useUnsavedProfile('all', saved);
  if (!restored || isSame(mergedValues(restored.content, saved), saved)) return null;
  return (
    <RestoredBanner at={restored.at} onContinue={onContinue} onDiscard={discard}>
      It is not saved yet. The saved version is below.
    </RestoredBanner>
  );
}
