import styled from '@emotion/styled';
import { useState } from 'react';
import { affixStyles } from '../controls/control-styles.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { describedBy, Field, type FieldBaseProps } from './field.tsx';
import { fieldId } from './field-id.ts';
import type { BoundValue } from './text-input.tsx';

export interface PasswordInputProps extends FieldBaseProps {
  /** Password managers need to know which: `current-password` or `new-password`. */
  autoComplete: 'current-password' | 'new-password';
}

const Box = styled.div`${affixStyles}`;

/**
 * A password with a show and hide button, for pages that manage their values themselves. The caret and the
 * focus stay.
 */
export function PasswordInput({
  label,
  help,
  optional,
  width,
  error,
  ...input
}: PasswordInputProps & BoundValue) {
  const [isShown, setIsShown] = useState(false);
  const id = fieldId(input.name);
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional} width={width}>
      <Box>
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-required={optional ? undefined : true}
          aria-describedby={describedBy(id, help, error)}
        />
        <IconButton
          label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          icon={isShown ? 'eye-off' : 'eye'}
          onClick={() => setIsShown(!isShown)}
        />
      </Box>
    </Field>
  );
}
