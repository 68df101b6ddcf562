import {
  authorName,
  formatClock,
  formatDay,
  type TimelineGroup,
  timelineGroups,
  timelineKinds,
} from '@harambee/domain';
import type { TimelineEntry } from '@harambee/domain/schemas';
import { Icon, type IconName, VisuallyHidden } from '@harambee/ui';
import * as S from './timeline.styles.ts';

const icons: Record<TimelineGroup, IconName> = {
  status: 'flag',
  text: 'pencil',
  answers: 'file',
  comments: 'mail',
  sign_offs: 'check-circle',
  people: 'users',
  files: 'download',
};

/** Of a kind that this page is too old to know. */
const groupOf = ({ kind }: TimelineEntry): TimelineGroup =>
  (timelineKinds as Partial<Record<string, TimelineGroup>>)[kind] ?? 'status';

/** The days of the reader's clock, with what happened on each, both the newest first. */
function byDay(entries: readonly TimelineEntry[]): [string, TimelineEntry[]][] {
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const date = new Date(entry.at);
    const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

/** What happened, day by day, in plain sentences. */
export function TimelineList({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <S.Days>
      {byDay(entries).map(([day, ofDay]) => (
        <section key={day}>
          <h3>{formatDay(day)}</h3>
          <S.Entries>
            {ofDay.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </S.Entries>
        </section>
      ))}
    </S.Days>
  );
}

function Entry(entry: TimelineEntry) {
  const { at, by, text, quote } = entry;
  const group = groupOf(entry);
  return (
    <li>
      <S.Sign data-group={group}>
        <Icon name={icons[group]} size={16} />
        <VisuallyHidden>{timelineGroups[group]}</VisuallyHidden>
      </S.Sign>
      <div>
        {by && (
          <>
            <b dir="auto">{authorName(by)}</b>{' '}
          </>
        )}
        {text}.{quote && <blockquote dir="auto">{quote}</blockquote>}
      </div>
      <time dateTime={at}>{formatClock(new Date(at))}</time>
    </li>
  );
}
