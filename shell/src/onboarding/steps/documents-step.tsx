import { styled } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';
import { IconList } from './icon-list.tsx';

const Box = styled.section`
  border: 1px dashed var(--line-control); border-radius: var(--r-card); padding: 16px 20px; display: grid; gap: 12px; justify-items: start;
`;

/** Step 4: information only. */
export function DocumentsStep() {
  return (
    <Box aria-label="Documents">
      <StatusChip tone="pending" label="Coming Soon" />
      <IconList
        items={[
          {
            icon: 'file',
            title: 'Certificates and tax papers',
            text: 'Kept in one place, at hand when a funder asks.',
          },
          {
            icon: 'chart',
            title: 'Annual reports and budgets',
            text: 'Figures of yours that proposals can name with their source.',
          },
        ]}
      />
    </Box>
  );
}
