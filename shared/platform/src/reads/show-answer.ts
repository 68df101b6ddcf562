import type { AppStore } from '../api/store.ts';

type Dispatch = AppStore['dispatch'];

/**
 * `onQueryStarted` of a mutation whose answer is the newest state: `show` puts it where pages read it, at once, without
 * waiting for the next read. A failure is for whoever called the mutation.
 */
export const showAnswer =
  <Answer>(show: (answer: Answer, dispatch: Dispatch) => void) =>
  async (
    _arg: unknown,
    { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<{ data: Answer }> },
  ): Promise<void> => {
    const answer = await queryFulfilled.catch(() => undefined);
    if (answer) show(answer.data, dispatch);
  };
