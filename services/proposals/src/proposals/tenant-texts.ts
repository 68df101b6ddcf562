import { matchesSearch } from '@harambee/domain';
import type { ProposalRecord } from './proposal.model.ts';
import { TenantRows } from './tenant-rows.ts';

type Searched = Pick<ProposalRecord, '_id' | 'searchText'>;

const searched = new TenantRows<Searched>({
  select: { searchText: 1 },
  size: ({ searchText }) => searchText.length + 32,
});

/** With fewer proposals than this, reading all of them is as fast. */
const many = 300;

/**
 * Scanning the list reads `page * all / finds` records to fill a page, reading the matches directly reads `finds`:
 * with fewer than this, the second is faster.
 */
const fewAmong = (all: number): number => Math.sqrt(20 * all);

/**
 * The matches of a search if they are few; undefined if they are many, because scanning the list then finds them
 * soon.
 */
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
