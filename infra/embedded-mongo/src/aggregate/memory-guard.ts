import { calculateObjectSize } from 'bson';
import type { Doc } from '../bson/values.ts';
import { memoryExceeded, memoryLimit } from '../errors.ts';

/** To be called with each document that a stage keeps. */
export function memoryGuard(stage: string): (doc: Doc) => void {
  let bytes = 0;
  return (doc) => {
    bytes += calculateObjectSize(doc);
    if (bytes > memoryLimit)
      throw memoryExceeded(stage, 'match fewer documents, or project fewer fields first');
  };
}
