import { proposalStatuses } from '@harambee/domain';
import type { Proposal, StatusChange } from '@harambee/domain/schemas';
import { Card, room, styled, VisuallyHidden } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';
import { Link } from 'react-router-dom';
import { useGetProposalVersionsQuery } from '../../api/proposal-versions.api.ts';
import { OldMeasure } from '../../components/old-measure.tsx';
import { versionAddress } from './versions/version-view.ts';
import { QuietLink } from './versions/versions.styles.ts';

const List = styled.ol`
  margin: -10px 0 -4px;
  & li {
    display: grid; grid-template-columns: 20px minmax(0, 1fr) auto; gap: 10px; padding: 7px 0; position: relative;
    font-size: 14px; line-height: 20px;
  }
  & li::before {
    content: ''; width: 9px; height: 9px; border-radius: 50%; border: 2px solid var(--line-control);
    margin: 6px 0 0 4px; background: var(--card); z-index: 1;
  }
  & li:first-of-type::before { background: var(--primary); border-color: var(--primary); }
  & li:not(:last-child)::after {
    content: ''; position: absolute; left: 8px; top: 20px; bottom: -12px; width: 1px; background: var(--line);
  }
  & b { font-weight: 600; }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); overflow-wrap: anywhere; }
`;

const VersionLink = styled(Link)`
  color: var(--ink); font-weight: 600; text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent); text-underline-offset: 3px;
  &:hover { color: var(--primary-ink); }
  @container ${room.narrow} { display: inline-block; padding-block: 12px; margin-block: -12px; }
`;

const Score = styled.span`color: var(--ink-3); font-variant-numeric: tabular-nums;`;

/** Every change of status with its time and its person, the newest first, and the texts that came of them. */
export function History({ proposal }: { proposal: Proposal }) {
  const { id, version: newest } = proposal;
  const metadataOf = useMetadata(proposal);
  return (
    <Card
      title="History"
      actions={
        newest > 1 && (
          <QuietLink
            to={versionAddress.compare(newest - 1, newest)}
            preventScrollReset
            aria-label="Compare versions"
          >
            Compare
          </QuietLink>
        )
      }
    >
      <List>
        {withVersions(proposal).map(({ change: { from, to, at, userName }, version }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same time
          <li key={`${id} ${place}`}>
            <span>
              {version !== undefined && <VersionName version={version} newest={newest} />}
              {version === undefined ? <b>{proposalStatuses[to].label}</b> : ` ${proposalStatuses[to].label}`}
              {from && ` after ${proposalStatuses[from].label}`}
              <small>
                {userName}, <RelativeTime value={at} />
              </small>
            </span>
            {version !== undefined && <VersionScore metadata={metadataOf(version)} />}
          </li>
        ))}
      </List>
    </Card>
  );
}

function VersionName({ version, newest }: { version: number; newest: number }) {
  const to = version === newest ? versionAddress.newest : versionAddress.read(version);
  return (
    <VersionLink to={to} preventScrollReset>
      Version {version}
    </VersionLink>
  );
}

/** Each text that was finished raised the version by one, so the newest such change made the newest version. */
function withVersions({ history, version }: Proposal): { change: StatusChange; version?: number }[] {
  let number = version;
  return history.toReversed().map((change) => {
    const isText = change.from === 'generating' && change.to === 'completed' && number > 0;
    return isText ? { change, version: number-- } : { change };
  });
}

/** The card knows the newest; the others are asked for only where there are any. */
function useMetadata({ id, version: newest, metadata }: Proposal) {
  const { currentData: versions } = useGetProposalVersionsQuery({ id, newest }, { skip: newest < 2 });
  return (number: number): Proposal['metadata'] =>
    number === newest ? metadata : versions?.find(({ version }) => version === number)?.metadata;
}

const VersionScore = ({ metadata }: Pick<Proposal, 'metadata'>) =>
  metadata ? (
    <Score>
      <VisuallyHidden>Readiness </VisuallyHidden>
      {metadata.quality}
      <OldMeasure metadata={metadata} />
    </Score>
  ) : null;
