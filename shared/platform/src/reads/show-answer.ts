import type { AppStore } from '../api/store.ts';

type Dispatch = AppStore['dispatch'];

/**
 * `onQueryStarted` of a mutation that returns the new state: `show` writes it to the cache right away, without
 * waiting for the next read. The caller of the mutation handles failures.
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
