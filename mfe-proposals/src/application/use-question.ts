import { useSearchParams } from 'react-router-dom';

/** Which question is open, and how the page is seen: both live in the address, so that a link leads there. */
export function useQuestion() {
  const [query, setQuery] = useSearchParams();
  const open = query.get('question') ?? undefined;
  const select = (questionId: string | undefined) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (questionId === undefined) after.delete('question');
        else after.set('question', questionId);
        return after;
      },
      // Back leads from a question to the list, not through all the questions that were open.
      { replace: open !== undefined || questionId === undefined },
    );
  return { open, select };
}
