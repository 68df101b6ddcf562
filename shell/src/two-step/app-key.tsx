import { spacedKey } from '@harambee/domain';
import type { NewKey } from '@harambee/domain/schemas';
import { announce } from '@harambee/platform';
import { Button, room, styled } from '@harambee/ui';
import { useState } from 'react';
import { QrCode } from './qr-code.tsx';

const Box = styled.div`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 16px 20px; align-items: center; color: var(--ink);
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); justify-items: center; }
  @media (max-width: 479px) { grid-template-columns: minmax(0, 1fr); justify-items: center; }
`;
const Side = styled.div`
  display: grid; gap: 8px; justify-items: start; min-width: 0;
  p { color: var(--ink-2); font-size: var(--t-sm); line-height: 18px; }
  code { font: 13px/20px var(--font-mono); overflow-wrap: anywhere; letter-spacing: .02em; }
`;

/** The key of an authenticator app: as a QR code for the phone, and as text for whoever cannot scan. */
export function AppKey({ value: { key, address } }: { value: NewKey }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key);
      setCopied(true);
      announce('Key copied');
    } catch {
      announce('The key could not be copied. Please type it.');
    }
  };
  return (
    <Box>
      <QrCode text={address} label="QR code for your authenticator app" />
      <Side>
        <p>Scan this with your authenticator app. If you cannot scan it, enter this key there:</p>
        <code>{spacedKey(key)}</code>
        <Button small icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy key'}
        </Button>
      </Side>
    </Box>
  );
}
