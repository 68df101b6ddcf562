/** A reading that is made when it is first asked for, and then kept: judging a text asks for less than writing it. */
export function readOnce<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}
