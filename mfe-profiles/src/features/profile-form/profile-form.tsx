import { paths } from '@harambee/domain';
import { type Restored, useUnsavedForm } from '@harambee/platform';
import { Banner, Button, ErrorSummary } from '@harambee/ui';
import { LeaveDialog, OutboxBanner, RestoredBanner, StickyActions, UnsavedStatus } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { NewProfileEntry, ProfileEntry } from '../../outbox.ts';
import { formSections } from './form-sections.tsx';
import { problemList } from './profile.schema.ts';
import * as S from './profile-form.styles.ts';
import { SavedByOthers } from './saved-by-others.tsx';
import { SectionMap } from './section-map.tsx';
import { type UnsavedDraft, unsavedName } from './unsaved-draft.ts';
import { useEditedErrors } from './use-edited-errors.ts';
import { useFieldInAddress } from './use-field-in-address.ts';
import { type Refusal, useSave } from './use-save.ts';
import { emptyValues, isSame, type ProfileValues } from './values/profile-values.ts';

interface ProfileFormProps {
  /** The id of the route; undefined for a new profile. */
  profileId?: string;
  /** The saved profile that the text started from. */
  base?: UnsavedDraft['base'];
  /** The text comes from an earlier visit. */
  restored: Restored<UnsavedDraft> | undefined;
  onDiscard: () => void;
  /** Someone else has saved the profile since then. */
  isChangedSince?: boolean;
  /** The values of the form without it. */
  initial?: ProfileValues;
  /** The newest change the server does not have: the form continues with it. */
  entry?: ProfileEntry;
  /** The profile that only this device has: the form continues with it. */
  creation?: NewProfileEntry;
}

/** The only profile form, for new and saved profiles (PROF-06). */
export function ProfileForm({
  profileId,
  base,
  restored,
  onDiscard,
  isChangedSince = false,
  initial = base?.values ?? emptyValues,
  entry,
  creation,
}: ProfileFormProps) {
  const { values, errors, submitCount, validateForm, submitForm } = useFormikContext<ProfileValues>();
  const isChanged = !isSame(values, initial);
  const unsaved = useUnsavedForm({
    name: unsavedName(profileId ?? creation?.id),
    content: { values, base },
    isChanged,
    send: () => void send(),
  });
  useAskBeforeClosing(unsaved.mayLose);
  useFieldInAddress();
  const saving = useSave({ profileId, base, entry, creation, onSaved: unsaved.forget });
  const waiting = entry ?? creation;
  // Not Formik's count, which increases before the messages exist: the focus would go to an old one.
  const [attempt, setAttempt] = useState(0);
  useEditedErrors();

  const send = async () => {
    if (saving.isSaving) return;
    await submitForm();
    const found = await validateForm();
    setAttempt((count) => count + 1);
    if (Object.keys(found).length === 0) await saving.save(values);
  };
  return (
    <S.Form {...unsaved.formProps} aria-label={profileId ? 'Edit Profile' : 'New Profile'}>
      <S.Layout>
        <SectionMap />
        <S.Column>
          {restored && isChanged && (
            <RestoredBanner at={restored.at} onDiscard={onDiscard}>
              It is in the form but not saved yet. Discard{' '}
              {profileId ? 'restores the saved profile' : 'clears the form'}.
              {isChangedSince &&
                ' Someone else has saved the profile since then. We kept both versions. When you save, you choose which one to keep.'}
            </RestoredBanner>
          )}
          {waiting && <OutboxBanner entry={waiting} />}
          <RefusalBanner refusal={saving.refusal} />
          <ErrorSummary
            problems={submitCount > 0 ? problemList(errors) : []}
            attempt={attempt}
            focus="field"
          />
          {formSections.map(({ id, title, help, Fields }) => (
            <S.Section key={id} id={id} aria-labelledby={`${id}-title`}>
              <header>
                <h2 id={`${id}-title`} tabIndex={-1}>
                  {title}
                </h2>
                {help && <p>{help}</p>}
              </header>
              <Fields isNew={profileId === undefined} />
            </S.Section>
          ))}
        </S.Column>
      </S.Layout>
      <StickyActions status={unsaved.isStored && <UnsavedStatus />}>
        <Button to={paths.profiles}>Cancel</Button>
        <Button kind="primary" type="submit" busy={saving.isSaving}>
          {profileId ? 'Save Changes' : 'Create Profile'}
        </Button>
      </StickyActions>
      {saving.theirs && (
        <SavedByOthers
          base={base?.values ?? emptyValues}
          theirs={saving.theirs}
          isSaving={saving.isSaving}
          onSave={saving.save}
          onCancel={saving.forgetTheirs}
        />
      )}
      <LeaveDialog
        mayLose={unsaved.mayLose}
        title="Leave without saving?"
        stayLabel="Keep editing"
        text={
          unsaved.isStored
            ? 'Funders do not see your changes yet. What you typed stays on this device, and you can continue here later.'
            : 'This browser cannot store what you typed, so your changes will be lost.'
        }
      />
    </S.Form>
  );
}

/** Closing or reloading the tab asks as well, because nobody else can see the queued change. */
function useAskBeforeClosing(mayLose: () => boolean) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (mayLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mayLose]);
}

/** Why it was not saved. The button is far below, so the focus moves here. */
function RefusalBanner({ refusal }: { refusal: Refusal | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView?.({ block: 'start' });
  }, [refusal]);
  if (!refusal) return null;
  const { message, existing } = refusal;
  return (
    <S.Said ref={place} tabIndex={-1}>
      <Banner
        tone="error"
        title={message}
        actions={
          existing !== undefined && (
            <Button small to={existing === '' ? paths.profiles : paths.editProfile(existing)}>
              Edit Profile
            </Button>
          )
        }
      >
        Nothing you typed is lost.
      </Banner>
    </S.Said>
  );
}
