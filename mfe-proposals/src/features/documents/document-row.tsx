import { type EntryState, endingOf, expiryInWords, relativeTime } from '@harambee/domain';
import type { OrganizationDocument } from '@harambee/domain/schemas';
import { useMay } from '@harambee/platform';
import { Menu, OutboxChip, StatusChip } from '@harambee/ui/app';
import { documentInWords } from '../../document-form/document-words.ts';
import * as S from './document-list.styles.ts';

interface DocumentRowProps {
  document: OrganizationDocument;
  entryState?: EntryState | undefined;
  onOpen: () => void;
  onReplace: () => void;
  onDownload: () => void;
  onDelete: () => void;
  onRestoreEarlier: () => void;
}

/** One document of the list: what it is, and until when it is valid. */
export function DocumentRow(props: DocumentRowProps) {
  const { document, entryState, onOpen, onReplace, onDownload, onDelete, onRestoreEarlier } = props;
  const { name, notes, file, earlier } = document;
  const { tone, label, on } = expiryInWords(document);
  const mayWrite = useMay('documents.write');
  const download = { label: 'Download', icon: 'download', onSelect: onDownload } as const;
  return (
    <S.Row>
      <S.Mark aria-hidden="true">{endingOf(file.name)}</S.Mark>
      <S.What>
        <h2>
          <button type="button" data-document-link="" dir="auto" onClick={onOpen}>
            {name}
          </button>
        </h2>
        <p>
          {documentInWords(document)} · added {relativeTime(file.addedAt)}
        </p>
        {notes && (
          <p data-part="notes" dir="auto">
            {notes}
          </p>
        )}
      </S.What>
      <S.State>
        {entryState ? (
          <OutboxChip state={entryState} />
        ) : (
          <StatusChip tone={tone} label={label} icon={tone === 'info' ? 'minus' : 'calendar'} />
        )}
        {on && (
          <span>
            {tone === 'error' ? 'on' : 'until'} {on}
          </span>
        )}
      </S.State>
      <div data-part="menu">
        <Menu
          iconOnly
          label={`Actions for ${name}`}
          items={
            mayWrite
              ? [
                  { label: 'Edit', icon: 'pencil', onSelect: onOpen },
                  download,
                  { label: 'Replace by a newer file', icon: 'upload', onSelect: onReplace },
                  ...(earlier
                    ? [
                        {
                          label: 'Bring back the earlier file',
                          icon: 'refresh' as const,
                          onSelect: onRestoreEarlier,
                        },
                      ]
                    : []),
                  { label: 'Delete', icon: 'trash', danger: true, onSelect: onDelete },
                ]
              : [download]
          }
        />
      </div>
    </S.Row>
  );
}
