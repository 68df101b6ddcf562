import type { UpdateUserBody } from '@harambee/domain/schemas';
import {
  forgetKeptText,
  keepText,
  type Restored,
  showUndo,
  useKeptText,
  useRestoredText,
  useUser,
} from '@harambee/platform';
import { Button } from '@harambee/ui';
import { KeptNotice, useAskedCancel } from '@harambee/ui/app';
import { useFormikContext } from 'formik';

/** What was typed into one's own data and not saved. A password is no part of it. */
interface KeptProfile {
  values: UpdateUserBody;
  /** What was saved when it was begun. */
  base: UpdateUserBody;
}

/** Under which the browser keeps it: /profile and /settings have forms of their own. */
export const keptNameOf = (scope: 'names' | 'all'): string => `your-profile:${scope}`;

const isBody = (value: unknown): value is UpdateUserBody =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

function keptProfileIn(content: unknown): KeptProfile | undefined {
  const { values, base } = (content ?? {}) as Partial<KeptProfile>;
  return isBody(values) && isBody(base) ? { values, base } : undefined;
}

const fieldsOf = (body: UpdateUserBody) => Object.keys(body) as (keyof UpdateUserBody)[];

/** What is saved now, with what was typed laid over it: what nobody typed in is as it is saved. */
function laidOver({ values, base }: KeptProfile, saved: UpdateUserBody): UpdateUserBody {
  const changed = fieldsOf(saved).filter((field) => values[field] !== base[field] && field in values);
  return { ...saved, ...Object.fromEntries(changed.map((field) => [field, values[field]])) };
}

/** What the form begins with. */
export function useKeptProfile(scope: 'names' | 'all', saved: UpdateUserBody) {
  const { restored, turn, discard } = useRestoredText(keptNameOf(scope), keptProfileIn);
  return { restored, turn, discard, initial: restored ? laidOver(restored.content, saved) : saved };
}

/** The fields of the form and nothing else. */
const answersIn = (values: UpdateUserBody, saved: UpdateUserBody): UpdateUserBody =>
  Object.fromEntries(fieldsOf(saved).map((field) => [field, values[field]])) as UpdateUserBody;

const isSame = (one: UpdateUserBody, other: UpdateUserBody) =>
  fieldsOf(other).every((field) => one[field] === other[field]);

interface KeptWordsProps {
  scope: 'names' | 'all';
  saved: UpdateUserBody;
  restored: Restored<KeptProfile> | undefined;
  onDiscard: () => void;
}

/** Keeps what is typed in the form around it, and says so when somebody comes back to it. */
export function KeptWords({ scope, saved, restored, onDiscard }: KeptWordsProps) {
  const { values } = useFormikContext<UpdateUserBody>();
  const isChanged = !isSame(values, saved);
  useKeptText(keptNameOf(scope), { values: answersIn(values, saved), base: saved }, isChanged);
  if (!restored || !isChanged) return null;
  const { base } = restored.content;
  const elsewhere = fieldsOf(saved).filter(
    (field) => field in base && base[field] !== saved[field] && values[field] !== saved[field],
  );
  return (
    <KeptNotice at={restored.at} onDiscard={onDiscard}>
      It is in the form and not saved yet.
      {elsewhere.length > 0 &&
        ` Saved since, on another device: ${elsewhere.map((field) => `“${saved[field]}”`).join(', ')}. Saving puts what stands here in its place.`}
    </KeptNotice>
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
  const name = keptNameOf('all');
  const { cancel, dialog } = useAskedCancel(isChanged, () => {
    void forgetKeptText(id, name);
    onCancel();
    if (!isChanged) return;
    showUndo('Your changes are discarded', () => {
      keepText(id, name, { values: answersIn(values, saved), base: saved });
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
export function KeptProfileNotice({ saved, onContinue }: { saved: UpdateUserBody; onContinue: () => void }) {
  const { restored, discard } = useKeptProfile('all', saved);
  if (!restored || isSame(laidOver(restored.content, saved), saved)) return null;
  return (
    <KeptNotice at={restored.at} onContinue={onContinue} onDiscard={discard}>
      It is not saved yet. Below is what was saved.
    </KeptNotice>
  );
}
