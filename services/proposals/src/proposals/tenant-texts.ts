import { matchesSearch } from '@harambee/domain';
import type { ProposalRecord } from './proposal.model.ts';
import { TenantRows } from './tenant-rows.ts';

type Searched = Pick<ProposalRecord, '_id' | 'searchText'>;

const searched = new TenantRows<Searched>({
  select: { searchText: 1 },
  size: ({ searchText }) => searchText.length + 32,
});

/** With fewer proposals than this, a search reads them all as quickly. */
const many = 300;

/**
 * A walk along the list reads `page * all / finds` records until it has a page of them, reading the finds themselves reads
 * `finds`: with fewer than this the second is the shorter way.
 */
const fewAmong = (all: number): number => Math.sqrt(20 * all);

/** The few proposals that a search finds; nothing when they are not few, and a walk along the list finds them soon. */
export async function fewWith(tenantId: string, search: string): Promise<string[] | undefined> {
  if (!(await searched.hasMany(tenantId, many))) return undefined;
  const rows = await searched.read(tenantId);
  const few = fewAmong(rows.count);
  const found: string[] = [];
  for (const { _id, searchText } of rows) {
    if (matchesSearch(searchText, search)) found.push(_id);
    if (found.length > few) return undefined;
  }
  return found;
}
