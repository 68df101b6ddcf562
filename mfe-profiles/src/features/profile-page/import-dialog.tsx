import {
  type ExportedProfile,
  emptyProfileFields,
  initialProfileSettings,
  profileLabels,
} from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { Button, room, styled } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { profilePartNames, profileWords } from '../../profile-view/profile-words.ts';

const Changes = styled.dl`
  display: grid; gap: 16px; margin: 20px 0 0;
  & dt { font-weight: 600; margin-bottom: 6px; }
  & dd { margin: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
  & dd > div { border: 1px solid var(--line); border-radius: var(--r-control); padding: 10px 12px; background: var(--card); min-width: 0; }
  & dd > div > span { display: block; font-size: var(--t-xs); color: var(--ink-3); margin-bottom: 4px; }
  & p { white-space: pre-line; overflow-wrap: anywhere; max-height: 200px; overflow-y: auto; }
  @container ${room.narrow} { & dd { grid-template-columns: minmax(0, 1fr); } }
`;

const nothing: ExportedProfile = { ...emptyProfileFields, ...initialProfileSettings };

interface ImportDialogProps {
  imported: ExportedProfile;
  profile: Profile | null;
  isSaving: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shows what the file would change, before it does. */
export function ImportDialog({ imported, profile, isSaving, onConfirm, onCancel }: ImportDialogProps) {
  const present = profile ?? nothing;
  const changes = profilePartNames
    .map((name) => ({
      name,
      now: profileWords(present, name),
      file: profileWords(imported, name),
    }))
    .filter(({ now, file }) => now !== file);

  if (changes.length === 0) {
    return (
      <Dialog
        open
        title="Nothing to import"
        onClose={onCancel}
        actions={
          <Button kind="primary" onClick={onCancel}>
            Close
          </Button>
        }
      >
        <p>This file is identical to your profile.</p>
      </Dialog>
    );
  }
  const count = changes.length === 1 ? '1 answer' : `${changes.length} answers`;
  return (
    <Dialog
      open
      wide
      title={profile ? 'Import this file?' : 'Create a profile from this file?'}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button kind="primary" busy={isSaving} onClick={onConfirm}>
            Import
          </Button>
        </>
      }
    >
      <p>
        {profile
          ? `It replaces ${count} in your profile.`
          : `It contains ${count}. Review them now; you can change everything later.`}
      </p>
      <Changes>
        {changes.map(({ name, now, file }) => (
          <div key={name}>
            <dt>{profileLabels[name]}</dt>
            <dd>
              {profile && (
                <div>
                  <span>Now</span>
                  <p dir="auto">{now || '(empty)'}</p>
                </div>
              )}
              <div>
                <span>In the file</span>
                <p dir="auto">{file || '(empty)'}</p>
              </div>
            </dd>
          </div>
        ))}
      </Changes>
    </Dialog>
  );
}
