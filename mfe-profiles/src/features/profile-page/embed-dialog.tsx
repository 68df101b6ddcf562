import { paths } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { announce } from '@harambee/platform';
import { Button, styled } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { useId, useRef, useState } from 'react';

const Stack = styled.div`display: grid; gap: 20px;`;
const Preview = styled.img`display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: var(--r-card);`;
const Code = styled.div`
  display: grid; gap: 8px; justify-items: start;
  & > label { font-weight: 600; }
  & > textarea {
    width: 100%; min-height: 104px; resize: vertical; padding: 8px 10px; border: 1px solid var(--line-control); border-radius: var(--r-control);
    background: var(--sunken); font: 13px/20px var(--font-mono); overflow-wrap: anywhere;
  }
`;

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The HTML for other sites: a card in a frame, or the picture alone with a link. */
export function embedCodes({ id, name }: Pick<Profile, 'id' | 'name'>, origin: string) {
  const title = attribute(`${name} on Harambee`);
  const page = attribute(origin + paths.publicProfile(id));
  const frame = attribute(origin + paths.embeddedProfile(id));
  return {
    frame: `<iframe src="${frame}" title="${title}" width="480" height="332" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    picture: `<a href="${page}"><img src="${page}/picture.png" width="480" height="252" alt="${title}"></a>`,
  };
}

function CodeField({ label, code }: { label: string; code: string }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      announce('Code copied');
    } catch {
      field.current?.select();
      announce('The code is selected. Copy it with your keyboard.');
    }
  };
  return (
    <Code>
      <label htmlFor={id}>{label}</label>
      <textarea ref={field} id={id} readOnly value={code} spellCheck={false} />
      <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy the code'}
      </Button>
    </Code>
  );
}

interface EmbedDialogProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/** The code with which another site shows the organization's card (PROF-42). */
export function EmbedDialog({ profile, open, onClose }: EmbedDialogProps) {
  const { frame, picture } = embedCodes(profile, window.location.origin);
  return (
    <Dialog
      open={open}
      title="Show your card on another site"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack>
        <p>The card shows what your public page shows, and changes with it. It sets no cookies.</p>
        <Preview
          src={`${paths.publicProfile(profile.id)}/picture.png?v=${profile.revision}`}
          width={1_200}
          height={630}
          alt={`Card of ${profile.name}`}
        />
        <CodeField label="Card in a frame" code={frame} />
        <CodeField label="Picture with a link" code={picture} />
      </Stack>
    </Dialog>
  );
}
