import type { CallFileRefusal } from '@harambee/domain';

/** A file is not read, for a reason that has words of its own (`callFileRefusals`). */
export class Refused extends Error {
  readonly reason: CallFileRefusal;

  constructor(reason: CallFileRefusal) {
    super(reason);
    this.reason = reason;
  }
}
