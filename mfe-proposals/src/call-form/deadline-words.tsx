import {
  type CallDeadline,
  daysLeftInWords,
  deadlineElsewhere,
  deadlineInWords,
  zoneInWords,
} from '@harambee/domain';
import { Icon, styled } from '@harambee/ui';
import { daysLeftOf, readersZone } from './days-left.ts';

const Words = styled.div`
  display: grid; gap: 2px; font-size: 13px; line-height: 19px; color: var(--ink-2); font-variant-numeric: tabular-nums;
  & > b { display: flex; gap: 6px; align-items: center; font-weight: 600; color: var(--accent-ink); }
  & > b[data-past] { color: var(--ink-3); }
`;

/** A deadline as the funder means it, on the reader's own clock, and how far away it is (CALL-04). */
export function DeadlineWords({ deadline }: { deadline: CallDeadline }) {
  const words = deadlineInWords(deadline);
  if (words === '') return null;
  const zone = readersZone();
  const here = deadlineElsewhere(deadline, zone);
  const days = daysLeftOf(deadline);
  return (
    <Words>
      {days !== undefined && (
        <b data-past={days < 0 || undefined}>
          <Icon name={days < 0 ? 'clock' : 'calendar'} size={16} />
          {daysLeftInWords(days)}
        </b>
      )}
      <span>{words}</span>
      {here && (
        <span>
          Where you are: {here} in {zoneInWords(zone)}
        </span>
      )}
    </Words>
  );
}
