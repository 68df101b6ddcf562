import { randomBytes } from 'node:crypto';

/** Distinguishes this process from others that write in the same millisecond. */
export const thisProcess = randomBytes(7).toString('hex');
let lastTime = 0;
let sameTime = 0;

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** Ids in order of time, also within a millisecond of one process: time, count, process. 32 hex characters. */
export function newMessageId(now = Date.now()): string {
  const time = Math.max(now, lastTime);
  sameTime = time === lastTime ? sameTime + 1 : 0;
  lastTime = time;
  return hex(time, 12) + hex(sameTime, 6) + thisProcess;
}

/** Every id of this millisecond and later is greater. */
export const idBefore = (time: number): string => hex(Math.max(0, time), 12);

/** When an id was made; undefined if it does not have our format. */
export function timeOf(id: string): number | undefined {
  return /^[0-9a-f]{32}$/.test(id) ? Number.parseInt(id.slice(0, 12), 16) : undefined;
}

/** Milliseconds that readers look back for messages that were written late. */
export const lookBack = 30_000;
