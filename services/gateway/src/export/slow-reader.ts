import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

export interface ReaderLimits {
  /** Bytes a second, on average over a time of waiting for the reader: less than any telephone network brings. */
  bytesPerSecond: number;
  /** Milliseconds of waiting for the reader over which that average is taken. */
  over: number;
  /** Milliseconds for the whole download, whichever side is slow. */
  inAll: number;
  /** Milliseconds between two looks. */
  lookEvery: number;
}

export const usualReader: ReaderLimits = {
  bytesPerSecond: 4_096,
  over: 30_000,
  inAll: 30 * 60_000,
  lookEvery: 1_000,
};

/** The download was ended because its reader takes next to nothing of it. */
export class ReaderTooSlow extends Error {
  override name = 'ReaderTooSlow';
}

type Answer = Pick<ServerResponse, 'writableLength' | 'socket'>;

/** What the network has taken so far; what still waits in this process has not left. */
const takenOf = ({ socket }: Answer): number => (socket ? socket.bytesWritten - socket.writableLength : 0);

/**
 * Ends a stream whose reader does not take it: who opens a download and does not read would hold its place for ever. Only
 * the time counts in which something lies ready: a service that needs long for a piece is not the reader's fault.
 */
export function endForSlowReader(stream: Readable, answer: Answer, limits: ReaderLimits): void {
  const since = Date.now();
  let lookedAt = since;
  let waited = 0;
  let takenBefore = takenOf(answer);
  const look = (): void => {
    const now = Date.now();
    if (now - since > limits.inAll) {
      stream.destroy(new ReaderTooSlow('the download took too long'));
      return;
    }
    if (answer.writableLength > 0) waited += now - lookedAt;
    lookedAt = now;
    if (waited < limits.over) return;
    const taken = takenOf(answer);
    if (taken - takenBefore < (limits.bytesPerSecond * waited) / 1_000) {
      stream.destroy(new ReaderTooSlow('the download is hardly read'));
      return;
    }
    waited = 0;
    takenBefore = taken;
  };
  const timer = setInterval(look, limits.lookEvery);
  stream.once('close', () => clearInterval(timer));
}
