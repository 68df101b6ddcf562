import { paths } from '@harambee/domain';
import { Page, styled } from '@harambee/ui';
import { YourData } from './your-data.tsx';

const Stack = styled.div`display: grid; gap: 24px;`;

/** /your-data: download everything, or delete it (SET-10). */
export function YourDataPage() {
  return (
    <Page
      title="Your data"
      description="Download your data, or delete it."
      back={{ to: `${paths.settings}?tab=security`, label: 'Settings' }}
    >
      <Stack>
        <YourData />
      </Stack>
    </Page>
  );
}
