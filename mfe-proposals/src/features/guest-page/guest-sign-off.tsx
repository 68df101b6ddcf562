import { formatDay, shortHash } from '@harambee/domain';
import type { GuestSignOffBody } from '@harambee/domain/schemas';
import { announce, type GuestClient } from '@harambee/platform';
import { Banner, Button, Card, Checkbox, styled } from '@harambee/ui';
import { useState } from 'react';
import { useGuestRead } from './use-guest-read.ts';

const Stack = styled.div`
  display: grid; gap: 16px; font-size: 15px; line-height: 22px;
  & ins { text-decoration: none; background: var(--success-tint); color: var(--success-ink); border-radius: 3px; }
  & del { color: var(--error-ink); }
  & h3 { font-size: 15px; line-height: 20px; }
  & code { font: 600 14px/20px var(--font-mono); }
`;

/** A guest who was asked agrees with the exact text and budget; what changed since is shown word by word (GUEST-15). */
export function GuestSignOffCard({ client }: { client: GuestClient }) {
  const { data, readNow } = useGuestRead<GuestSignOffBody>(client, '/sign-off');
  /** Of the text that was read: another one must be read again. */
  const [readHash, setReadHash] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const signOff = data?.signOff;
  if (!signOff?.own) return null;
  const { hash, own, voided } = signOff;
  const hasRead = readHash === hash;

  const send = async (path: string, done: string, body?: object) => {
    setBusy(true);
    setRefusal('');
    try {
      await client.call(path, { method: 'POST', ...(body && { body }) });
      announce(done);
    } catch (error) {
      setRefusal((error as Error).message);
    }
    await readNow();
    setReadHash('');
    setBusy(false);
  };
  const mark = <code>{shortHash(hash)}</code>;

  return (
    <Card title="Your sign-off">
      <Stack>
        {refusal && <Banner tone="error" title={refusal} />}
        {own.state === 'agreed' ? (
          <>
            <p>
              You agreed on {formatDay(own.agreedAt ?? own.askedAt)} with the text and budget as they stand
              here, {mark}. If anything of it changes, you are asked again.
            </p>
            <div>
              <Button
                busy={isBusy}
                onClick={() => void send('/sign-off/withdraw', 'You have taken your sign-off back')}
              >
                Take it back
              </Button>
            </div>
          </>
        ) : (
          <>
            {own.state === 'voided' ? (
              <Banner tone="warning" title="The text has changed since you agreed">
                Your sign-off no longer counts. Here is what changed.
              </Banner>
            ) : (
              <p>
                <bdi>{own.askedBy}</bdi> asks you to agree with this proposal before it is submitted.
              </p>
            )}
            {voided?.places.map(({ label, pieces }) => (
              <div key={label}>
                <h3>{label}</h3>
                <p dir="auto">
                  {pieces.map(({ kind, text }, at) =>
                    kind === 'same' ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a comparison do not move
                      <span key={at}>{text} </span>
                    ) : kind === 'added' ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above
                      <ins key={at}>{text} </ins>
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above
                      <del key={at}>{text} </del>
                    ),
                  )}
                </p>
              </div>
            ))}
            <Checkbox
              label="I have read the text and the budget as they stand here"
              checked={hasRead}
              onChange={(isRead) => setReadHash(isRead ? hash : '')}
            />
            <div>
              <Button
                kind="primary"
                busy={isBusy}
                disabled={!hasRead}
                onClick={() => void send('/sign-off/agree', 'You have signed off this proposal', { hash })}
              >
                Sign off
              </Button>
            </div>
            <p>
              You sign this exact text: {mark}. If it is changed while you read, nothing is signed, and you
              see what changed.
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}
