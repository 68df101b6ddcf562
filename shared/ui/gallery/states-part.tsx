import { Loading, SkeletonCards, SkeletonFigures, SkeletonRows, SkeletonText } from '../src/app.ts';
import { Banner, Button, Card, EmptyState, ErrorState, styled } from '../src/index.ts';

const Grid = styled.div`
  padding: 32px; display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 480px), 1fr)); align-items: start;
`;
const Wide = styled.div`grid-column: 1 / -1; display: grid; gap: 16px;`;

/** What people see when there is nothing yet, or something is missing. */
export function StatesPart() {
  return (
    <Grid>
      <Card>
        <EmptyState
          picture="boat"
          title="Your first proposal starts here"
          text="Answer five short sections. We draft the text from your own records and show where every number comes from."
          action={
            <>
              <Button kind="primary" icon="plus">
                New Proposal
              </Button>
              <Button>Look at a sample</Button>
            </>
          }
        />
      </Card>
      <Card>
        <ErrorState
          title="Proposals couldn't be loaded"
          text="This part of Harambee could not be loaded. Nothing you wrote is lost, and the other pages work as usual."
          onRetry={() => {}}
          action={<Button to="/dashboard">Go to Dashboard</Button>}
          reference="Reference for support: 7F3A-91C2, 10:42"
        />
      </Card>
      <Card>
        <ErrorState
          picture="offline"
          title="You're Offline"
          text="This page was not opened before."
          onRetry={() => {}}
        />
      </Card>
      <Card>
        <EmptyState picture="lost" title="Page not found" text="The address leads nowhere." />
      </Card>
      <Card>
        <EmptyState
          small
          picture="calm"
          title="No new notifications"
          text="When you have proposal updates or achievements, they'll appear here."
        />
      </Card>
      <Card>
        <EmptyState
          small
          picture="badge"
          title="First Steps is one proposal away"
          text="Start a proposal and your first badge is yours."
        />
      </Card>
      <Wide>
        <Banner
          tone="warning"
          title="Sample proposal: yours could not be loaded"
          actions={<Button small>Retry</Button>}
        >
          You can read it but not edit it.
        </Banner>
        {(['error', 'success', 'info', 'pending'] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={`A notice of the tone ${tone}`} />
        ))}
        <Loading label="Loading proposals">
          <Wide>
            <SkeletonFigures />
            <SkeletonCards count={3} />
            <SkeletonRows rows={2} />
            <SkeletonText />
          </Wide>
        </Loading>
      </Wide>
    </Grid>
  );
}
