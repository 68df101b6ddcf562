import { useOnline } from '@harambee/platform';
import { Button, Icon, ProgressBar, room, styled } from '@harambee/ui';
import type { Upload, UploadState } from '../uploads/upload.ts';
import { cancelUpload, continueUpload, pauseUpload } from '../uploads/uploads.ts';
import { sizeInWords } from './document-words.ts';

const Item = styled.div`
  display: grid; grid-template-columns: 20px minmax(0, 1fr) auto; gap: 8px 12px; align-items: center; padding: 14px 20px;
  & > svg { color: var(--ink-3); }
  & > div > b { display: block; font-weight: 600; overflow-wrap: anywhere; }
  & > div > p { font-size: 13px; line-height: 19px; color: var(--ink-2); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  &[data-state='refused'] > svg, &[data-state='refused'] > div > p { color: var(--danger-ink); }
  & > [data-part='actions'] { display: flex; gap: 4px; }
  & > [data-part='progress'] { grid-column: 2 / -1; }
  @container ${room.narrow} {
    padding: 14px 16px;
    & > [data-part='actions'] { grid-column: 2 / -1; justify-self: start; order: 1; margin-left: -10px; }
  }
`;

const percentOf = ({ sent, file }: Upload) => Math.floor((sent / Math.max(1, file.size)) * 100);

function stateInWords(upload: Upload, isOnline: boolean): string {
  const size = sizeInWords(upload.file.size);
  const words: Record<UploadState, string> = {
    waiting: `Waiting for its turn · ${size}`,
    sending: `Sending · ${percentOf(upload)}% of ${size}`,
    paused: `Paused · ${percentOf(upload)}% of ${size} has arrived`,
    offline: upload.isStored
      ? `Needs a network · ${percentOf(upload)}% of ${size} has arrived. The file is kept on this device and goes on by itself.`
      : `Needs a network · ${percentOf(upload)}% of ${size} has arrived. Leave this page open: your browser does not keep the file.`,
    checking: 'It has arrived and is being checked',
    refused: upload.problem ?? 'The file could not be sent.',
  };
  if (!isOnline && upload.state === 'waiting') return words.offline;
  return words[upload.state];
}

/** A file on its way: how far it is, and what can be done about it (CALL-62). */
export function UploadItem({ upload }: { upload: Upload }) {
  const { id, fields, replaces, state, isFinal } = upload;
  const isOnline = useOnline();
  const name = fields.name || upload.fileName;
  const isRefused = state === 'refused';
  const canGoOn = state === 'paused' || (isRefused && !isFinal);
  const isOnItsWay = state === 'sending' || state === 'waiting' || state === 'offline';
  return (
    <Item data-state={state}>
      <Icon name={isRefused ? 'alert-circle' : 'upload'} size={20} />
      <div>
        <b dir="auto">{replaces ? `Newer file for “${name}”` : name}</b>
        <p role={isRefused ? 'alert' : undefined}>{stateInWords(upload, isOnline)}</p>
      </div>
      <div data-part="actions">
        {isOnItsWay && (
          <Button small kind="quiet" aria-label={`Pause ${name}`} onClick={() => pauseUpload(id)}>
            Pause
          </Button>
        )}
        {canGoOn && (
          <Button
            small
            aria-label={`${isRefused ? 'Try again' : 'Go on'}: ${name}`}
            onClick={() => continueUpload(id)}
          >
            {isRefused ? 'Try again' : 'Go on'}
          </Button>
        )}
        {state !== 'checking' && (
          <Button
            small
            kind="quiet"
            aria-label={`${isRefused ? 'Remove' : 'Cancel'} ${name}`}
            onClick={() => void cancelUpload(id)}
          >
            {isRefused ? 'Remove' : 'Cancel'}
          </Button>
        )}
      </div>
      {!isRefused && (
        <div data-part="progress">
          <ProgressBar
            label={`Sending ${name}`}
            {...(state !== 'checking' && { value: percentOf(upload) })}
          />
        </div>
      )}
    </Item>
  );
}
