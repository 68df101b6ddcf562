import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';

interface CellInputProps {
  id: string;
  label: string;
  /** What the value looks like when nobody types in it. */
  shown: string;
  placeholder?: string;
  maxLength?: number;
  isNumber?: boolean;
  isFaulty?: boolean;
  describedBy?: string;
  onType: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** A cell one types in: as it is typed while it has the focus, in its own words when it is left. */
export function CellInput(props: CellInputProps) {
  const { id, label, shown, placeholder, maxLength, isNumber, isFaulty, describedBy } = props;
  const [typed, setTyped] = useState<string>();
  return (
    <input
      id={id}
      type="text"
      aria-label={label}
      aria-invalid={isFaulty || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      inputMode={isNumber ? 'decimal' : undefined}
      dir={isNumber ? undefined : 'auto'}
      placeholder={placeholder}
      title={isNumber ? undefined : shown || undefined}
      maxLength={maxLength}
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.target.value);
        props.onType(event.target.value);
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={props.onKeyDown}
      onPaste={props.onPaste}
    />
  );
}
