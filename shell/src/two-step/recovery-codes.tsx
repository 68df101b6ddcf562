import { announce } from '@harambee/platform';
import { Banner, Button, Checkbox, styled } from '@harambee/ui';
import { useState } from 'react';

const Stack = styled.div`display: grid; gap: 16px; color: var(--ink);`;
const Codes = styled.ol`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 4px 16px; padding: 16px; list-style: none;
  border: 1px solid var(--line); border-radius: var(--r-card); background: var(--well, var(--card));
  li { font: 600 15px/26px var(--font-mono); letter-spacing: .03em; white-space: nowrap; }
`;
const Actions = styled.div`display: flex; flex-wrap: wrap; gap: 8px;`;

const intro = (email: string) =>
  `Harambee recovery codes for ${email}\nEach code works once. Keep this where your phone is not.\n`;
const fileName = 'harambee-recovery-codes.txt';

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Only the codes, on a page of their own: the page behind says nothing that belongs on paper. */
function print(text: string): void {
  const frame = document.createElement('iframe');
  frame.title = 'Recovery codes to print';
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:0;height:0;border:0';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page || !frame.contentWindow) return;
  const block = page.createElement('pre');
  block.style.cssText = 'font:16px/1.8 monospace';
  block.textContent = text;
  page.body.append(block);
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  /** The label of the button, and what it does once the person has stored the codes. */
  doneLabel: string;
  onDone(): void;
}

/** Recovery codes, shown only now (TWOSTEP-05). Nobody goes on without saying that they are stored. */
export function RecoveryCodes({ codes, email, doneLabel, onDone }: RecoveryCodesProps) {
  const [isStored, setStored] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const text = `${intro(email)}\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
      announce('Recovery codes copied');
    } catch {
      announce('The codes could not be copied. Please download them.');
    }
  };
  return (
    <Stack>
      <p>
        If you lose your phone, one of these codes signs you in. Each works once. They are shown only now, so
        store them somewhere else than on your phone.
      </p>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Actions>
        <Button small icon="download" onClick={() => download(text)}>
          Download
        </Button>
        <Button small icon="print" onClick={() => print(text)}>
          Print
        </Button>
        <Button small icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Actions>
      <Checkbox label="I have stored these codes" checked={isStored} onChange={setStored} />
      {isAsked && !isStored && (
        <Banner tone="error" title="Please store the codes first, and tick the box." />
      )}
      <Button kind="primary" large wide onClick={() => (isStored ? onDone() : setAsked(true))}>
        {doneLabel}
      </Button>
    </Stack>
  );
}
