import type { ImageRefusal } from '@harambee/domain';

/** A picture that is not taken, and why. */
export class Refused extends Error {
  constructor(readonly reason: ImageRefusal) {
    super(reason);
  }
}
