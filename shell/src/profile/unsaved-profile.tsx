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

/** What was typed into one's own data and not saved. A password is no part of it. */
interface UnsavedProfile {
  values: UpdateUserBody;
  /** What was saved when it was started. */
  base: UpdateUserBody;
}

/** Under which the browser keeps it: /profile and /settings have forms of their own. */
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

/** What is saved now, with what was typed laid over it: what nobody typed in is as it is saved. */
function laidOver({ values, base }: UnsavedProfile, saved: UpdateUserBody): UpdateUserBody {
  const changed = fieldsOf(saved).filter((field) => values[field] !== base[field] && field in values);
  return { ...saved, ...Object.fromEntries(changed.map((field) => [field, values[field]])) };
}

/** What the form begins with. */
export function useUnsavedProfile(scope: 'names' | 'all', saved: UpdateUserBody) {
  const { restored, turn, discard } = useRestoredText(unsavedNameOf(scope), parseUnsavedProfile);
  return { restored, turn, discard, initial: restored ? laidOver(restored.content, saved) : saved };
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

/** Keeps what is typed in the form around it, and says so when somebody comes back to it. */
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
      It is in the form and not saved yet.
      {elsewhere.length > 0 &&
        ` Saved since, on another device: ${elsewhere.map((field) => `“${saved[field]}”`).join(', ')}. Saving puts what stands here in its place.`}
    </RestoredBanner>
  );
}

interface CancelProps {
  saved: UpdateUserBody;
  onCancel: () => void;
  /** Opens the form again, with what was typed. */
  onAgain: () => void;
}

/** Cancel of /profile: asks when something was typed, and can be taken back. */
export function CancelProfile({ saved, onCancel, onAgain }: CancelProps) {
  const { id } = useUser();
  const { values } = useFormikContext<UpdateUserBody>();
  const isChanged = !isSame(values, saved);
  const name = unsavedNameOf('all');
  const { cancel, dialog } = useAskedCancel(isChanged, () => {
    void deleteUnsavedText(id, name);
    onCancel();
    if (!isChanged) return;
    showUndo('Your changes are discarded', () => {
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

/** Above one's data as it is read: something was typed into it and never saved. */
export function RestoredProfileBanner({
  saved,
  onContinue,
}: {
  saved: UpdateUserBody;
  onContinue: () => void;
}) {
  const { restored, discard } = useUnsavedProfile('all', saved);
  if (!restored || isSame(laidOver(restored.content, saved), saved)) return null;
  return (
    <RestoredBanner at={restored.at} onContinue={onContinue} onDiscard={discard}>
      It is not saved yet. Below is what was saved.
    </RestoredBanner>
  );
}
