import { checkRecord, type RecordCheck, recordedTenants } from './check-record.service.ts';
import type { Keys } from './keyed-hash.ts';

const usage =
  'Usage: npm run check-record, or for one organization: npm run check-record -- TENANT [LAST HASH], where LAST and HASH are what an earlier check printed.';
const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** One organization, with its end to note down. */
const wordsOf = ({ tenantId, entries, end, problem }: RecordCheck): string =>
  problem
    ? `${tenantId}: ${problem}.`
    : `${tenantId}: nothing is wrong with its ${entries === 1 ? 'entry' : `${entries} entries`}. The last one is ${end.seq} ${end.hash}`;

/**
 * `npm run check-record`: all organizations, or one. An end that was noted earlier must still be part of the record:
 * that finds a database that was put back to an older state. Answers the exit code.
 */
export async function sayCheck(
  given: readonly string[],
  keys: Keys,
  say: (line: string) => void,
): Promise<number> {
  const [tenantId, last, hash, ...more] = given;
  if (more.length > 0 || (last !== undefined && (hash === undefined || !/^\d+$/.test(last)))) {
    say(usage);
    return 2;
  }
  if (tenantId !== undefined) {
    const noted = last === undefined ? undefined : { seq: Number(last), hash: hash ?? '' };
    const checked = await checkRecord(tenantId, keys, noted);
    say(wordsOf(checked));
    return checked.problem ? 1 : 0;
  }
  let entries = 0;
  let wrong = 0;
  const tenants = await recordedTenants();
  for (const tenant of tenants) {
    const checked = await checkRecord(tenant, keys);
    entries += checked.entries;
    if (!checked.problem) continue;
    wrong += 1;
    say(wordsOf(checked));
  }
  const found = wrong === 0 ? 'nothing is wrong' : `${counted(wrong, 'organization')} with something wrong`;
  say(`Checked ${counted(tenants.length, 'organization')}, ${entries} entries: ${found}.`);
  return wrong === 0 ? 0 : 1;
}
