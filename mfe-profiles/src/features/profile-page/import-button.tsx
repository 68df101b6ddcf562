import type { Profile } from '@harambee/domain/schemas';
import { Banner, Button, styled } from '@harambee/ui';
import { useRef } from 'react';
import { ImportDialog } from './import-dialog.tsx';
import { useImport } from './use-import.ts';

const Wrong = styled.div`min-width: 0; text-align: left; flex-basis: 100%;`;

interface ImportButtonProps {
  /** The profile that would change; null if the file would create one. */
  profile: Profile | null;
  wide?: boolean;
}

/** Reads an exported file, shows what it would change, and saves it once that is confirmed. */
export function ImportButton({ profile, wide }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { problem, imported, isSaving, read, save, cancel } = useImport(profile);
  return (
    <>
      <Button wide={wide} icon="upload" onClick={() => input.current?.click()}>
        Import Profile
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Exported profile file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // So that the same file can be chosen again after it was corrected.
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      {problem && (
        <Wrong>
          <Banner tone="error" title={problem} />
        </Wrong>
      )}
      {imported && (
        <ImportDialog
          imported={imported}
          profile={profile}
          isSaving={isSaving}
          onConfirm={() => void save(imported)}
          onCancel={cancel}
        />
      )}
    </>
  );
}
