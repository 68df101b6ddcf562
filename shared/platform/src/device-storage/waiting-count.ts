import { days } from '@harambee/domain';
import { observable } from '../browser/observable.ts';
import { storageKeys } from '../browser/storage-keys.ts';

/**
 * How many changes wait on this device, by person, in a cookie: browsers that need room remove local storage, databases
 * and caches of a site together, and nothing there could tell that something was lost (OFFLINE-22).
 */
type Counts = ReadonlyMap<string, number>;

const lifetime = days(60) / 1_000;
/** More people than share a computer. */
const most = 10;

function readCounts(): Counts {
  const [, value = ''] =
    new RegExp(`(?:^|; )${storageKeys.waitingCount}=([^;]*)`).exec(document.cookie) ?? [];
  const pairs = value.split('.').flatMap((pair) => {
    const [, id, count] = /^([\w-]+)_(\d{1,5})$/.exec(pair) ?? [];
    return id === undefined || !count ? [] : [[id, Number(count)] as const];
  });
  return new Map(pairs);
}

function writeCounts(counts: Counts): void {
  const value = [...counts]
    .filter(([id, count]) => count > 0 && /^[\w-]+$/.test(id))
    .slice(-most)
    .map(([id, count]) => `${id}_${count}`)
    .join('.');
  const age = value === '' ? 0 : lifetime;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: must be written at once, before the page may go.
  document.cookie = `${storageKeys.waitingCount}=${value}; Path=/; Max-Age=${age}; SameSite=Strict${secure}`;
}

/** Once for each change of the list: `counts` are those of everybody in this browser. */
export function rememberWaiting(counts: Counts): void {
  const known = readCounts();
  const isSame = known.size === counts.size && [...counts].every(([id, count]) => known.get(id) === count);
  if (!isSame) writeCounts(counts);
}

const lost = observable(0);

/** At the start, once all that can be recovered is there: whether fewer changes of this person are left than waited. */
export function lookForLost(userId: string, present: number): void {
  const missing = (readCounts().get(userId) ?? 0) - present;
  if (missing > 0) lost.write(missing);
}

/** How many changes that waited are gone; 0 after the person has taken note of it. */
export const useLostChanges = (): number => lost.use();

export function noteLostSeen(): void {
  lost.write(0);
}
