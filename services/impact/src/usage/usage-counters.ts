import { addDays, dayOf, momentOf, startOfDay } from '@harambee/domain';
import { Counters } from '@harambee/service-kit';
import { UsageCountersModel } from './usage-counters.model.ts';
import { type UsageRecord, UsageRecordModel } from './usage-event.model.ts';
import type { Counted } from './usage-figures.ts';

/** Pages report these, too, but the events of the other service are exact, so those are counted. */
export const countedElsewhere = ['draft_started', 'draft_completed', 'section_generated'];

/** Between the name and the label: no name has it. */
const separator = ' ';

/** Two periods of /analytics and today: earlier days are read no more, and their records expire. */
const firstDay = (): Date => addDays(startOfDay(new Date()), -15);

/** The records of each day (`YYYY-MM-DD`), by name and label. */
export const usageCounters = new Counters<UsageRecord>({
  sums: UsageCountersModel,
  rows: UsageRecordModel,
  select: ['name', 'label', 'at'],
  partsOf: ({ name, label, at }) =>
    countedElsewhere.includes(name) ? {} : { [dayOf(at)]: { [`${name}${separator}${label}`]: [1] } },
  order: 'at',
  isFixed: true,
  batchSize: 500,
  since: firstDay,
  isCompared: (day) => momentOf(day) >= firstDay(),
});

/** Names and labels with their numbers, of several days together. */
export async function countedOn(tenantId: string, days: readonly string[]): Promise<Counted[] | undefined> {
  const view = await usageCounters.read(tenantId);
  if (!view) return undefined;
  const parts = [...(await view.parts(days)).values()];
  const rows = new Map<string, number>();
  for (const [key, [count = 0]] of parts.flatMap((part) => Object.entries(part))) {
    rows.set(key, (rows.get(key) ?? 0) + count);
  }
  return [...rows].map(([key, count]) => {
    const [name = ''] = key.split(separator, 1);
    return { name, label: key.slice(name.length + separator.length), count };
  });
}
