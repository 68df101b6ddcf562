import { announce } from '@harambee/platform';
import { Button, room, styled, TextInput } from '@harambee/ui';
import { useState } from 'react';

const Line = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; align-items: end; max-width: 640px;
  input { font: 13px/20px var(--font-mono); }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

/** A link to share: copied by a button, or by hand if the browser does not allow that. */
export function CopyLink({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      announce('Link copied');
    } catch {
      document.querySelector<HTMLInputElement>('input[name="invitation-link"]')?.select();
      announce('The link is selected. Copy it with your keyboard.');
    }
  };
  return (
    <Line>
      <TextInput
        name="invitation-link"
        label="Invitation link"
        help="It works once, expires in 7 days, and is shown only now. Anyone who has it can join."
        value={link}
        onChange={() => {}}
        readOnly
      />
      <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
    </Line>
  );
}
