import {
  type ActionTopic,
  actionKinds,
  actionSentence,
  dateInWords,
  formatClock,
  paths,
} from '@harambee/domain';
import type { Action } from '@harambee/domain/schemas';
import { Icon, type IconName, room, styled, TextLink } from '@harambee/ui';

const Row = styled.li`
  display: grid; grid-template-columns: 36px minmax(0, 1fr) auto; gap: 4px 12px; align-items: center; min-height: 60px; padding: 10px 20px 10px 16px;
  border-top: 1px solid var(--line-soft); line-height: 20px;
  &:first-of-type { border-top: 0; }
  p { overflow-wrap: anywhere; }
  small { display: block; color: var(--ink-3); font-size: var(--t-sm); }
  time { color: var(--ink-3); font-size: var(--t-sm); font-variant-numeric: tabular-nums; white-space: nowrap; }
  @container ${room.narrow} {
    padding: 10px 16px 10px 12px; align-items: start;
    grid-template-columns: 36px minmax(0, 1fr);
    time { grid-column: 2; }
  }
`;
const Tile = styled.span`
  width: 36px; height: 36px; border-radius: 9px; display: grid; place-items: center; background: var(--sunken); color: var(--ink-2);
  &[data-unsure] { background: var(--warning-tint); color: var(--warning-ink); }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

const icons: Record<ActionTopic, IconName> = {
  'sign-in': 'user',
  'two-step': 'check-circle',
  account: 'mail',
  people: 'users',
  guests: 'link',
  organization: 'building',
  proposals: 'file',
  files: 'download',
};

/** One entry of the record: what happened, and when. */
export function ActionRow({ action }: { action: Action }) {
  const { at, kind, details, unconfirmed } = action;
  const { proposalId } = details;
  const moment = new Date(at);
  return (
    <Row>
      <Tile data-unsure={unconfirmed || undefined}>
        <Icon name={unconfirmed ? 'alert-triangle' : icons[actionKinds[kind].topic]} />
      </Tile>
      <div>
        <p>{actionSentence(action)}</p>
        {typeof proposalId === 'string' && (
          <small>
            <TextLink to={paths.proposal(proposalId)}>Open the proposal</TextLink>
          </small>
        )}
      </div>
      <time dateTime={at} title={`${dateInWords(moment, { dateStyle: 'full' })}, ${formatClock(moment)}`}>
        {formatClock(moment)}
      </time>
    </Row>
  );
}
