import { documentEndings } from '@harambee/domain';
import { Button, type ButtonKind, type IconName, VisuallyHidden } from '@harambee/ui';
import { type ChangeEvent, useRef } from 'react';

interface FileButtonProps {
  children: string;
  kind?: ButtonKind;
  icon?: IconName;
  small?: boolean;
  multiple?: boolean;
  /** Names it for screen readers where several say the same. */
  label?: string;
  onChoose: (files: File[]) => void;
}

/** A button that opens the file chooser of the device. */
export function FileButton(props: FileButtonProps) {
  const { children, kind, icon = 'upload', small, multiple, label = children, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // The same file may be chosen again after it was changed.
    event.target.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <>
      <Button
        icon={icon}
        {...(kind && { kind })}
        {...(small && { small })}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          aria-label={`${label}: file`}
          tabIndex={-1}
          accept={documentEndings}
          multiple={multiple}
          onChange={choose}
        />
      </VisuallyHidden>
    </>
  );
}
