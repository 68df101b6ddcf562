import { exportProfile, profileExportName } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { saveBlob } from '@harambee/platform';
import { Button, Card, styled } from '@harambee/ui';
import { ImportButton } from './import-button.tsx';

const Stack = styled.div`display: grid; gap: 8px; & > p { color: var(--ink-2); margin-bottom: 8px; }`;

function save(profile: Profile) {
  const text = `${JSON.stringify(exportProfile(profile), null, 2)}\n`;
  saveBlob(new Blob([text], { type: 'application/json' }), profileExportName(profile.name));
}

/** Exports the profile as a file, and imports it again. */
export function CopyCard({ profile }: { profile: Profile }) {
  return (
    <Card title="Your copy">
      <Stack>
        <p>Everything above in one file. You can import it again, here or in another organization.</p>
        <Button wide icon="download" onClick={() => save(profile)}>
          Export Profile
        </Button>
        <ImportButton profile={profile} wide />
      </Stack>
    </Card>
  );
}
