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
            text: 'All in one place, ready when a funder asks.',
          },
          {
            icon: 'chart',
            title: 'Annual reports and budgets',
            text: 'Your figures, for proposals to quote with their source.',
          },
        ]}
      />
    </Box>
  );
}
