import { paths } from '@harambee/domain';
import { Button, EmptyState, ErrorState, Page } from '@harambee/ui';
import { useSearchParams } from 'react-router-dom';
import { useOwnProfile } from '../../eligibility/use-eligibility.ts';
import { Comparison } from './comparison.tsx';
import { Bones } from './comparison-bones.tsx';
import { useComparedCall } from './use-compared-call.ts';

const back = { to: paths.calls, label: 'Calls' };
const chooseFrom = (id = '') => `${paths.calls}?${new URLSearchParams({ compare: id })}`;

interface NothingProps {
  title: string;
  text: string;
  /** The call that is kept; another one is chosen beside it. */
  keep?: string;
}

const Nothing = ({ title, text, keep }: NothingProps) => (
  <Page title="Compare two calls" back={back}>
    <EmptyState
      picture="boat"
      title={title}
      text={text}
      action={
        <Button kind="primary" icon="layers" to={chooseFrom(keep)}>
          Choose two calls
        </Button>
      }
    />
  </Page>
);

/** /calls/compare?a=…&b=… (CALL-08). */
export function CompareCallsPage() {
  const [query] = useSearchParams();
  const [a, b] = [query.get('a') ?? '', query.get('b') ?? ''];
  if (a === '' || b === '') {
    return (
      <Nothing
        title="Choose two calls"
        text="They then stand side by side: deadline, amounts, questions, and whether you may apply."
        keep={a || b}
      />
    );
  }
  if (a === b) {
    return (
      <Nothing title="This is the same call twice" text="Choose another one to stand beside it." keep={a} />
    );
  }
  return <TwoCalls key={`${a} ${b}`} a={a} b={b} />;
}

function TwoCalls({ a, b }: { a: string; b: string }) {
  const { profile, isLoading } = useOwnProfile();
  const one = useComparedCall(a, profile);
  const other = useComparedCall(b, profile);
  if (one.compared && other.compared && !isLoading) {
    return (
      <Page
        title="Compare two calls"
        back={back}
        actions={
          <Button icon="layers" to={chooseFrom()}>
            Compare others
          </Button>
        }
      >
        <Comparison one={one.compared} other={other.compared} />
      </Page>
    );
  }
  if (one.isGone || other.isGone) {
    return (
      <Nothing
        title="One of the calls is not there"
        text="It may have been deleted or belong to another organization, or the address may be mistyped."
        keep={one.isGone ? (other.isGone ? '' : b) : a}
      />
    );
  }
  const hasFailed = [one, other].some((side) => side.hasFailed && !side.compared && !side.isBusy);
  return (
    <Page title="Compare two calls" back={back}>
      {hasFailed ? (
        <ErrorState
          title="We couldn't load both calls"
          text="Check your connection and try again. Calls that you have opened on this device can be compared offline."
          onRetry={() => {
            one.retry();
            other.retry();
          }}
        />
      ) : (
        <Bones />
      )}
    </Page>
  );
}
