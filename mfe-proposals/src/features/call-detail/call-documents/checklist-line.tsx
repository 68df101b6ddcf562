import { attachmentKinds, checklistStates, formatDay, paths } from '@harambee/domain';
import type { CallChecklistItem } from '@harambee/domain/schemas';
import { Button, Icon, type IconName, TextLink } from '@harambee/ui';
import { Menu, OutboxChip, StatusChip } from '@harambee/ui/app';
import { FileButton } from '../../../document-form/file-button.tsx';
import { UploadItem } from '../../../document-form/upload-item.tsx';
import type { Upload } from '../../../uploads/upload.ts';
import * as S from './call-documents.styles.ts';

const icons: Record<CallChecklistItem['state'], IconName> = {
  there: 'check',
  missing: 'alert-circle',
  expired: 'calendar',
  expires_before_deadline: 'calendar',
  not_needed: 'minus',
};

interface ChecklistLineProps {
  item: CallChecklistItem;
  /** The choice waits on this device. */
  isQueued: boolean;
  upload: Upload | undefined;
  onUse: (documentId: string) => void;
  onPick: () => void;
  onFiles: (files: File[]) => void;
  onNotNeeded: (isNotNeeded: boolean) => void;
  onClear: () => void;
}

/** One document that the funder asks for: whether it is there, and the way to it. */
export function ChecklistLine(props: ChecklistLineProps) {
  const { item, isQueued, upload, onUse, onPick, onFiles, onNotNeeded, onClear } = props;
  const { asked, state, document, proposed } = item;
  const { label, tone } = checklistStates[state];
  const name = asked.name || 'Unnamed document';
  const about = [
    asked.kind && attachmentKinds[asked.kind],
    asked.required ? '' : 'Optional',
    asked.fileName && `to be called ${asked.fileName}`,
  ].filter(Boolean);
  const adding = document ? 'Add a newer file' : 'Add a file';
  const isOpen = state !== 'there' && state !== 'not_needed';
  return (
    <>
      <S.Line>
        <div>
          <h3 dir="auto">{name}</h3>
          {about.length > 0 && <p>{about.join(' · ')}</p>}
          {document && (
            <p data-part="there">
              <Icon name="file" size={16} />
              <span>
                <TextLink to={paths.document(document.id)}>{document.name}</TextLink>
                {document.expiresOn && <> · valid until {formatDay(document.expiresOn)}</>}
              </span>
            </p>
          )}
        </div>
        <S.State>
          {isQueued ? (
            <OutboxChip state="queued" />
          ) : (
            <StatusChip
              tone={state === 'missing' && !asked.required ? 'info' : tone}
              label={label}
              icon={icons[state]}
            />
          )}
          <Menu
            iconOnly
            label={`Actions for ${name}`}
            items={[
              { label: 'Choose from your documents', icon: 'folder', onSelect: onPick },
              state === 'not_needed'
                ? { label: 'It is needed after all', icon: 'refresh', onSelect: () => onNotNeeded(false) }
                : { label: 'Not needed for this call', icon: 'minus', onSelect: () => onNotNeeded(true) },
              ...(document
                ? [{ label: 'Take the choice back', icon: 'close' as const, onSelect: onClear }]
                : []),
            ]}
          />
        </S.State>
        {isOpen && !upload && (
          <S.Actions>
            {proposed.slice(0, 2).map(({ id, name: title }) => (
              <Button key={id} small icon="check" onClick={() => onUse(id)}>
                {`Use “${title}”`}
              </Button>
            ))}
            <FileButton small label={`${adding} for ${name}`} onChoose={onFiles}>
              {adding}
            </FileButton>
            <Button small kind="quiet" aria-label={`Choose a document for ${name}`} onClick={onPick}>
              Choose
            </Button>
          </S.Actions>
        )}
      </S.Line>
      {upload && <UploadItem upload={upload} />}
    </>
  );
}
