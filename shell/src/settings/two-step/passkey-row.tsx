import { formatDay } from '@harambee/domain';
import type { Passkey } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, useToast } from '@harambee/platform';
import { Button, TextInput } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';
import { type FormEvent, useState } from 'react';
import { useUpdatePasskeyMutation } from '../../two-step/two-step.api.ts';
import { Row } from './two-step.styles.ts';

/** One passkey: its name, which can be changed, and when it was used. */
export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove(): void }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [typed, setTyped] = useState<string>();
  const [rename, { isLoading }] = useUpdatePasskeyMutation();
  const { showToast } = useToast();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const next = typed?.trim();
    if (!next || next === name) {
      setTyped(undefined);
      return;
    }
    const { error } = await rename({ id, name: next });
    if (error) {
      logFailure('Renaming a passkey failed', error);
      showToast(errorMessage(error, 'The name could not be changed. Please try again.'), 'error');
      return;
    }
    announce('The passkey was renamed');
    setTyped(undefined);
  };

  if (typed !== undefined) {
    return (
      <Row>
        <form style={{ display: 'contents' }} onSubmit={(event) => void save(event)}>
          <div>
            <TextInput
              name={`passkey-${id}`}
              label="Name of the passkey"
              maxLength={60}
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <span>
            <Button small onClick={() => setTyped(undefined)}>
              Cancel
            </Button>
            <Button small kind="primary" type="submit" busy={isLoading}>
              Save name
            </Button>
          </span>
        </form>
      </Row>
    );
  }
  return (
    <Row>
      <div>
        <b>{name}</b>
        <small>
          Passkey, added {formatDay(createdAt)}
          {lastUsedAt && (
            <>
              , last used <RelativeTime value={lastUsedAt} />
            </>
          )}
        </small>
      </div>
      <span>
        <Button small aria-label={`Rename ${name}`} onClick={() => setTyped(name)}>
          Rename
        </Button>
        <Button small kind="danger" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </Row>
  );
}
