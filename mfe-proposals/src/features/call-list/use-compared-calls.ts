import { paths } from '@harambee/domain';
import type { CallListItem } from '@harambee/domain/schemas';
import { announce } from '@harambee/platform';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether a call of the list is one of the two. */
export interface Choice {
  isChosen: boolean;
  /** Two others are chosen. */
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Choosing two calls of the list: started here, or at a call's page, which then is the first of them (CALL-08). */
export function useComparedCalls() {
  const [query, setQuery] = useSearchParams();
  const startedWith = query.get('compare');
  const [chosen, setChosen] = useState<readonly string[]>(startedWith ? [startedWith] : []);
  const set = (value: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete('compare');
        else next.set('compare', value);
        return next;
      },
      { replace: true },
    );
  const [a = '', b = ''] = chosen;
  return {
    isChoosing: startedWith !== null,
    count: chosen.length,
    to: chosen.length === 2 ? `${paths.compareCalls}?${new URLSearchParams({ a, b })}` : undefined,
    begin: () => {
      setChosen([]);
      set('');
      announce('Choose two calls');
    },
    stop: () => {
      setChosen([]);
      set(undefined);
    },
    choiceOf: ({ id }: Pick<CallListItem, 'id'>): Choice => ({
      isChosen: chosen.includes(id),
      isFull: chosen.length >= 2 && !chosen.includes(id),
      onChoose: (isChosen) => setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)),
    }),
  };
}

export type ComparedCalls = ReturnType<typeof useComparedCalls>;
