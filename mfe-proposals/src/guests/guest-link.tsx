import { announce } from '@harambee/platform';
import { Button, room, styled, TextInput } from '@harambee/ui';
import { useState } from 'react';

const Line = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; align-items: end; color: var(--ink);
  input { font: 13px/20px var(--font-mono); }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

/** The link of a guest, to be sent in another way, too. It is of use only to whoever reads the mail of this address. */
export function GuestLink({ link, email }: { link: string; email: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      announce('Link copied');
    } catch {
      document.querySelector<HTMLInputElement>('input[name="guest-link"]')?.select();
      announce('The link is selected. Copy it with your keyboard.');
    }
  };
  return (
    <Line>
      <TextInput
        name="guest-link"
        label="Their link"
        help={`You can also send it in another way. It is shown only now, and opens only with a code that we email to ${email}.`}
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
