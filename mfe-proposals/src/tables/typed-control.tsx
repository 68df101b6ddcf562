import { type KeyboardEvent, useState } from 'react';

interface TypedControlProps<Value> {
  id: string;
  'aria-describedby'?: string;
  onKeyDown: (event: KeyboardEvent) => void;
  isNumber?: boolean;
  placeholder?: string;
  shown: string;
  read: (text: string) => Value | undefined;
  problem: string;
  onRead: (value: Value) => void;
}

/** As it is typed while it has the focus; in its own words when it is left, unless it cannot be read. */
export function TypedControl<Value>({
  shown,
  read,
  problem,
  onRead,
  isNumber,
  ...rest
}: TypedControlProps<Value>) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isFaulty = isLeft && typed !== undefined && read(typed) === undefined;
  const problemId = `${rest.id}-problem`;
  return (
    <>
      <input
        {...rest}
        type="text"
        autoComplete="off"
        data-number={isNumber || undefined}
        inputMode={isNumber ? 'decimal' : undefined}
        aria-invalid={isFaulty || undefined}
        aria-describedby={
          [rest['aria-describedby'], isFaulty && problemId].filter(Boolean).join(' ') || undefined
        }
        value={typed ?? shown}
        onChange={(event) => {
          setTyped(event.target.value);
          setLeft(false);
          const value = read(event.target.value);
          if (value !== undefined) onRead(value);
        }}
        onBlur={() => {
          setLeft(true);
          if (typed !== undefined && read(typed) !== undefined) setTyped(undefined);
        }}
      />
      {isFaulty && (
        <small data-problem id={problemId}>
          {problem}
        </small>
      )}
    </>
  );
}
