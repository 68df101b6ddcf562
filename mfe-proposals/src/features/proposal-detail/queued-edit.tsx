import { entryStateOf, paths } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { Banner, Button, Page, styled } from '@harambee/ui';
import { OutboxChip } from '@harambee/ui/app';
import { repaired } from '../../form-values/repaired-values.ts';
import type { ProposalEditEntry } from '../../outbox.ts';
import { AnswerCard } from './answers.tsx';
import { detailTabNames, isFormTab } from './tabs.ts';

const Stack = styled.div`display: grid; gap: 16px;`;

const tabs = detailTabNames.filter(isFormTab);

interface QueuedEditProps {
  edit: ProposalEditEntry;
  isRetrying: boolean;
  retry: () => void;
}

/** The proposal did not come, but what one wrote in it is here: it can be read. */
export function QueuedEdit({ edit, isRetrying, retry }: QueuedEditProps) {
  return (
    <Page
      title={edit.title || 'Untitled proposal'}
      back={{ to: paths.proposals, label: 'Proposals' }}
      meta={<OutboxChip state={entryStateOf(edit)} />}
    >
      <Stack>
        <Banner
          tone="pending"
          icon="cloud"
          title="This is what you wrote on this device"
          actions={
            <Button small busy={isRetrying} onClick={retry}>
              Retry
            </Button>
          }
        >
          It is queued and will be sent when you are online. The rest of the proposal will be available then,
          too.
        </Banner>
        <QueuedAnswers edit={edit} />
      </Stack>
    </Page>
  );
}

/** All that one wrote, to read: where it can neither be sent nor changed it is still there to be copied. */
export const QueuedAnswers = ({ edit }: { edit: ProposalEditEntry }) => (
  <AnswersToRead fields={repaired(edit.data.body)} />
);

export const AnswersToRead = ({ fields }: { fields: ProposalFields }) =>
  tabs.map((tab) => <AnswerCard key={tab} fields={fields} tab={tab} />);
