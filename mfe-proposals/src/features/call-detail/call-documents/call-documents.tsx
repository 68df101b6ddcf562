import {
  checklistOf,
  checklistProgress,
  documentGapInWords,
  documentGaps,
  fileWords,
  listWords,
  paths,
} from '@harambee/domain';
import type { CallChecklistItem } from '@harambee/domain/schemas';
import { downloadFile, errorMessage, logFailure, showToast, useOutbox } from '@harambee/platform';
import { Button, ErrorState, Icon, TextLink } from '@harambee/ui';
import { SkeletonRows } from '@harambee/ui/app';
import { type SyntheticEvent, useState } from 'react';
import { useGetChecklistQuery } from '../../../api/documents.api.ts';
import * as F from '../../../call-form/call-form.styles.ts';
import { documentAddresses } from '../../../document-data/document-addresses.ts';
import { choiceOf, documentsNamedIn, queuedChoices } from '../../../document-data/document-entries.ts';
import { useAddDocuments } from '../../../document-form/add-document.tsx';
import { useUploads } from '../../../uploads/uploads.ts';
import { useArrivals } from '../../../uploads/use-arrivals.ts';
import * as S from './call-documents.styles.ts';
import { ChecklistLine } from './checklist-line.tsx';
import { ChooseDocument } from './choose-document.tsx';
import { useChoice } from './use-choice.ts';

interface CallDocumentsProps {
  callId: string;
  callName: string;
  /** `YYYY-MM-DD` on the funder's clock; '' without one. */
  deadlineDay: string;
  /** What is typed in the table of attachments is not asked for before it is saved. */
  hasUnsavedRows: boolean;
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** The checklist of a call, with what waits on this device shown as if it had been sent. */
function useItems(callId: string, deadlineDay: string) {
  const list = useGetChecklistQuery(callId, { refetchOnMountOrArgChange: true });
  const queued = queuedChoices(useOutbox(), callId);
  const items = list.data?.map((item): CallChecklistItem => {
    const choice = queued.get(item.asked.id);
    if (!choice || !list.data) return item;
    const documents = documentsNamedIn(list.data);
    const [seen] = checklistOf({
      asked: [item.asked],
      choices: { [item.asked.id]: choiceOf(choice) },
      ...{ documents, deadlineDay },
    });
    return seen ?? item;
  });
  return { list, items, queued };
}

/** What the funder asks to be attached, and which of it is there (CALL-42). */
export function CallDocuments({ callId, callName, deadlineDay, hasUnsavedRows }: CallDocumentsProps) {
  useArrivals();
  const { list, items, queued } = useItems(callId, deadlineDay);
  const { choose } = useChoice(callId);
  const add = useAddDocuments();
  const uploads = useUploads();
  const [picking, setPicking] = useState<CallChecklistItem['asked']>();
  const [isDownloading, setDownloading] = useState(false);

  const download = async () => {
    setDownloading(true);
    await downloadFile(documentAddresses.zip(callId), `${fileWords(callName, 'call')}-documents.zip`).catch(
      (error) => {
        logFailure('The documents could not be downloaded', error);
        showToast(errorMessage(error, 'The documents could not be downloaded'), 'error');
      },
    );
    setDownloading(false);
  };
  return (
    <F.Section aria-labelledby="call-documents">
      <S.Head>
        <div>
          <h2 id="call-documents">Documents</h2>
          <p>
            What the funder wants attached, held against{' '}
            <TextLink to={paths.documents}>your documents</TextLink> and the deadline.
          </p>
        </div>
        {items?.some(({ document }) => document) && (
          <Button icon="download" busy={isDownloading} onClick={() => void download()}>
            Download as ZIP
          </Button>
        )}
      </S.Head>
      {hasUnsavedRows && <p>Save the call to see its changed attachments here.</p>}
      {!items && list.isError && (
        <ErrorState
          small
          title="We couldn't load the documents of this call"
          onRetry={() => list.refetch()}
        />
      )}
      {!items && !list.isError && <SkeletonRows rows={3} />}
      {items && items.length > 0 && (
        <>
          <Progress items={items} />
          <S.List aria-label="Documents for this call">
            {items.map((item) => {
              const { asked } = item;
              const { id, name, kind } = asked;
              return (
                <li key={id}>
                  <ChecklistLine
                    item={item}
                    isQueued={queued.has(id)}
                    upload={uploads.find(
                      ({ chosenFor }) => chosenFor?.callId === callId && chosenFor.attachmentId === id,
                    )}
                    onUse={(documentId) => void choose(id, name, { documentId })}
                    onPick={() => setPicking(asked)}
                    onFiles={(files) =>
                      add.choose(files.slice(0, 1), {
                        ...(kind && { kind }),
                        name,
                        chosenFor: { callId, attachmentId: id },
                      })
                    }
                    onNotNeeded={(isNotNeeded) => void choose(id, name, { isNotNeeded })}
                    onClear={() => void choose(id, name, {})}
                  />
                </li>
              );
            })}
          </S.List>
        </>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: these windows are part of the page's form for React alone, and what is sent in them must not save the call. */}
      <div onSubmit={stop} onKeyDown={stop}>
        {picking && (
          <ChooseDocument
            asked={picking.name}
            onChoose={(documentId) => {
              void choose(picking.id, picking.name, { documentId });
              setPicking(undefined);
            }}
            onClose={() => setPicking(undefined)}
          />
        )}
        {add.dialog}
      </div>
    </F.Section>
  );
}

/** How far it is, and what stands in the way (CALL-43). */
function Progress({ items }: { items: readonly CallChecklistItem[] }) {
  const { there, needed } = checklistProgress(items);
  const gaps = documentGaps(items);
  return (
    <S.Ready data-open={gaps.length > 0 || undefined} aria-live="polite">
      <Icon name={gaps.length > 0 ? 'info' : 'check-circle'} size={16} />
      <span>
        {there} of {needed} there.{' '}
        {gaps.length > 0
          ? `Before you can send: ${listWords(gaps.map(documentGapInWords))}.`
          : 'Every required document is valid at the deadline.'}
      </span>
    </S.Ready>
  );
}
