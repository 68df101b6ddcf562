import type { DocumentRefusal } from '@harambee/domain';

/** Why the content of a file is not accepted. */
export class RefusedContent extends Error {
  override name = 'RefusedContent';

  constructor(readonly reason: DocumentRefusal) {
    super(reason);
  }
}
