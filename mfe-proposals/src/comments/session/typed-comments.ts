import { deleteUnsavedText, readUnsavedText, storeUnsavedSoon, useUser } from '@harambee/platform';
import { useMemo } from 'react';
import type { TypedComments } from '../comment-scene.ts';

const nameOf = (field: string) => `comment:${field}`;

/** Comments that are being typed, beside other unsaved text of the person. */
export function useTypedComments(): TypedComments {
  const { id } = useUser();
  return useMemo(
    () => ({
      read: (field) => {
        const text = readUnsavedText(id, nameOf(field));
        return typeof text === 'string' ? text : '';
      },
      write: (field, text) => {
        if (text === '') void deleteUnsavedText(id, nameOf(field));
        else storeUnsavedSoon(id, nameOf(field), text, () => {});
      },
    }),
    [id],
  );
}
