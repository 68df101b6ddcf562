import {
  can,
  isOwnHost,
  modelChecks,
  neverSentToModel,
  proposalFormSections,
  sentToModel,
} from '@harambee/domain';
import type { LanguageModelCheck, LanguageModelInfo } from '@harambee/domain/schemas';
import { useCreateLanguageModelCheckMutation, useGetLanguageModelQuery, useUser } from '@harambee/platform';
import { Banner, Button, Card, styled } from '@harambee/ui';
import { Skeleton } from '@harambee/ui/app';

const Stack = styled.div`display: grid; gap: 16px; max-width: 640px; overflow-wrap: anywhere;`;
const Facts = styled.dl`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 6px 24px; padding: 14px 16px; background: var(--sunken);
  border: 1px solid var(--line-soft); border-radius: var(--r-control);
  dt { color: var(--ink-2); }
`;
const List = styled.ul`display: grid; gap: 4px; padding-left: 18px; list-style: disc; color: var(--ink-2);`;

/** Who writes texts and Rafiki's answers, and whether it can be reached (DRAFT-24). */
export function LanguageModel() {
  const { data, isLoading, isError, refetch } = useGetLanguageModelQuery();
  return (
    <Card title="Language model">
      <Stack>
        {isLoading && <Skeleton height={120} />}
        {isError && (
          <Banner
            tone="warning"
            title="We couldn’t load which language model is set"
            actions={<Button onClick={() => refetch()}>Retry</Button>}
          />
        )}
        {data && !data.model && (
          <p>
            Harambee writes your proposals by itself, and nothing leaves it. Whoever runs this Harambee can
            set a language model.
          </p>
        )}
        {data?.model && <Model model={data.model} />}
      </Stack>
    </Card>
  );
}

function Model({ model }: { model: LanguageModelInfo }) {
  return (
    <>
      <p>
        A language model writes six of the eight sections, and Rafiki’s answers. It gets facts as blanks to be
        filled in, so it cannot change a number. Each proposal can be kept from it in its last part,{' '}
        {proposalFormSections.team}.
      </p>
      <Facts>
        <dt>Model</dt>
        <dd>{model.name}</dd>
        <dt>Address</dt>
        <dd>
          {model.host} ({isOwnHost(model.host) ? 'in your own network' : 'outside of Harambee'})
        </dd>
      </Facts>
      <p>
        <b>It gets:</b>
      </p>
      <List>
        {sentToModel.map((what) => (
          <li key={what}>{what}</li>
        ))}
        <li>the text of a call, whenever somebody asks it what the rules missed there</li>
      </List>
      <p>
        <b>It never gets:</b> {neverSentToModel.join('; ')}.
      </p>
      <Connection />
    </>
  );
}

/** One small question to the model, for owners. */
function Connection() {
  const { role } = useUser();
  const [check, { data, isLoading, isError }] = useCreateLanguageModelCheckMutation();
  if (!can(role, 'model.check')) return null;
  return (
    <>
      <div>
        <Button busy={isLoading} onClick={() => check()}>
          Test the connection
        </Button>
      </div>
      {isError && (
        <Banner tone="error" title="The test could not be made">
          Check your own connection, and try again in a minute.
        </Banner>
      )}
      {data && !isError && !isLoading && (
        <Banner tone={data.outcome === 'works' ? 'success' : 'warning'} title={inWords(data)} />
      )}
    </>
  );
}

const inWords = ({ outcome, milliseconds }: LanguageModelCheck): string =>
  outcome === 'works'
    ? `${modelChecks.works.slice(0, -1)} in ${Math.max(0.1, milliseconds / 1_000).toFixed(1)} seconds.`
    : modelChecks[outcome];
