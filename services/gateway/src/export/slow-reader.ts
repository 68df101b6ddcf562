import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

export interface ReaderLimits {
  /**
   * Minimum bytes per second, averaged over the time spent waiting for the reader: slower than any mobile network.
   */
  bytesPerSecond: number;
  /** Milliseconds of waiting over which the average is taken. */
  over: number;
  /** Milliseconds for the whole download, whichever side is slow. */
  inAll: number;
  /** Milliseconds between two checks. */
  checkIntervalMs: number;
}

export const defaultReader: ReaderLimits = {
  bytesPerSecond: 4_096,
  over: 30_000,
  inAll: 30 * 60_000,
  checkIntervalMs: 1_000,
};

/** The download was aborted because the client hardly read it. */
export class ReaderTooSlow extends Error {
  override name = 'ReaderTooSlow';
}

type Answer = Pick<ServerResponse, 'writableLength' | 'socket'>;

/** Bytes the network has accepted, without those still buffered in this process. */
const takenOf = ({ socket }: Answer): number => (socket ? socket.bytesWritten - socket.writableLength : 0);

/**
 * Aborts a download that the client does not read: otherwise a client could open one and hold its slot forever. Only
 * time with data ready counts, because a slow service is not the client's fault.
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
  const timer = setInterval(look, limits.checkIntervalMs);
  stream.once('close', () => clearInterval(timer));
}
