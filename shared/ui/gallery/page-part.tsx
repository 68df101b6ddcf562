import { proposalStatusNames } from '@harambee/domain';
import { useState } from 'react';
import {
  Avatar,
  Figure,
  Figures,
  FilterSelect,
  Money,
  ProposalStatusChip,
  RelativeTime,
  SearchField,
  StatusChip,
} from '../src/app.ts';
import { type IconName, iconPaths } from '../src/icons/icon-paths.ts';
import {
  Button,
  Card,
  Icon,
  IconButton,
  Keys,
  Logo,
  Page,
  ProgressBar,
  Spinner,
  styled,
  Tabs,
  TextLink,
} from '../src/index.ts';

const Sheet = styled.div`
  margin: 8px; background: var(--paper); border: 1px solid var(--line); border-radius: var(--r-sheet);
`;
const Row = styled.div`display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 24px 0 16px;`;

/** A page like the list of proposals, with all small components. */
export function PagePart() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('all');
  const [tab, setTab] = useState('overview');
  return (
    <Sheet>
      <Page
        title="Clean hands, full classes: Lodwar day schools"
        description="Everything you have written or sent, newest first."
        back={{ to: '/proposals', label: 'Proposals' }}
        meta={
          <>
            <ProposalStatusChip status="completed" />
            <Money amount={46200} />
            <span>WASH-2026-114, WASH Alliance</span>
            <span>
              updated <RelativeTime value={new Date(Date.now() - 7_200_000)} />
            </span>
          </>
        }
        actions={
          <>
            <Button kind="quiet" icon="refresh">
              Refresh
            </Button>
            <Button to="/analytics" icon="trend">
              Analytics
            </Button>
            <Button kind="primary" icon="plus">
              New Proposal <Keys keys={['C']} />
            </Button>
          </>
        }
        aside={
          <Card tone="tint">
            <p>
              Three drafts still say 4,870 pupils. Your newest return says <b>5,320</b>.{' '}
              <TextLink to="/x">Show the three drafts</TextLink>
            </p>
          </Card>
        }
      >
        <Figures>
          <Figure label="Total Proposals" value={12} unit="$842,984 asked for" />
          <Figure label="Completed" value={3} unit="ready to send" note="50 more to Level 5" to="/x" />
          <Figure label="In Progress" value={2} unit="under review" />
          <Figure label="Failed" value={1} unit="not funded · success rate 17%" />
        </Figures>
        <Row>
          <SearchField label="Search proposals" value={search} onChange={setSearch} />
          <FilterSelect
            label="Status"
            value={status}
            onChange={setStatus}
            choices={[
              { value: 'all', label: 'All' },
              { value: 'draft', label: 'Draft' },
            ]}
          />
        </Row>
        <Tabs
          label="Proposal"
          value={tab}
          onChange={setTab}
          tabs={['Overview', 'Details', 'Funding', 'Implementation', 'Team', 'Generated Content'].map(
            (label) => ({
              id: label.toLowerCase(),
              label,
              panel: <p>{label}</p>,
            }),
          )}
        />
        <Card
          title="Recent proposals"
          actions={
            <Button kind="quiet" small to="/x">
              View All
            </Button>
          }
        >
          <ProgressBar label="Drafting" value={58} />
        </Card>
        <Row>
          {proposalStatusNames.map((name) => (
            <ProposalStatusChip key={name} status={name} />
          ))}
          <StatusChip tone="warning" icon="bell" label="2 new" />
        </Row>
        <Row>
          <Button kind="accent" iconAfter="arrow-right">
            Continue writing
          </Button>
          <Button kind="primary" busy>
            Create Proposal
          </Button>
          <Button kind="danger" icon="trash">
            Delete
          </Button>
          <Button kind="danger" solid>
            Delete proposal
          </Button>
          <Button disabled>Not now</Button>
          <Button small>Retry</Button>
          <IconButton label="Notifications, 3 new" icon="bell" badge={3} />
          <IconButton label="Close" icon="close" small />
          <Avatar name="Wanjiru Achieng" />
          <Avatar name="Maji Kwa Wote" />
          <Logo />
          <Logo markOnly />
          <Spinner label="Loading" showLabel />
        </Row>
        <Row>
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={24} />
            </span>
          ))}
        </Row>
      </Page>
    </Sheet>
  );
}
