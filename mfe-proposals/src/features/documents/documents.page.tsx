import { entryStateOf } from '@harambee/domain';
import type { OrganizationDocument } from '@harambee/domain/schemas';
import { announce, May, useMay, useOutbox } from '@harambee/platform';
import { ErrorState, Page } from '@harambee/ui';
import { ConfirmDialog, FilterSelect, Loading, ShowMore, Skeleton, useArrowKeys } from '@harambee/ui/app';
import { type DragEvent, useRef, useState } from 'react';
import { useGetDocumentsInfiniteQuery } from '../../api/documents.api.ts';
import { documentWith, newestDocumentEdits, removedDocuments } from '../../document-data/document-entries.ts';
import { useAddDocuments } from '../../document-form/add-document.tsx';
import { FileButton } from '../../document-form/file-button.tsx';
import { UploadItem } from '../../document-form/upload-item.tsx';
import { useUploads } from '../../uploads/uploads.ts';
import { useArrivals } from '../../uploads/use-arrivals.ts';
import * as S from './document-list.styles.ts';
import { DocumentRow } from './document-row.tsx';
import { EditDocument } from './edit-document.tsx';
import { AcceptedFiles, NoDocuments } from './no-documents.tsx';
import { useReplaceFile } from './replace-file.tsx';
import { type DocumentActions, useDocumentActions } from './use-document-actions.ts';
import {
  kindChoices,
  type ShownDocuments,
  shownDocuments,
  useDocumentFilters,
} from './use-document-filters.ts';

/** /documents: what funders ask for, what expires next first (CALL-40). */
export function DocumentsPage() {
  useArrivals();
  const { shown, kind, filters, open, isNarrowed, show, setKind, setOpen, showAll } = useDocumentFilters();
  const list = useGetDocumentsInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const rows = useRef<HTMLDivElement>(null);
  useArrowKeys({ list: rows, links: '[data-document-link]', row: 'article' });
  const actions = useDocumentActions();
  const add = useAddDocuments();
  const replacing = useReplaceFile();
  const mayWrite = useMay('documents.write');
  const drop = useDrop((files) => add.choose(files));
  const documents = useListed(list.currentData?.pages.flatMap((page) => page.documents));
  const uploads = useUploads();
  const failed = list.isError && !documents;
  const isEmpty = documents?.length === 0;
  return (
    <Page
      title="Documents"
      description="What funders ask you to attach, with the day until which each is valid."
      actions={
        <May do="documents.write">
          <FileButton
            kind={isEmpty ? 'plain' : 'primary'}
            icon="plus"
            multiple
            onChoose={(files) => add.choose(files)}
          >
            Add documents
          </FileButton>
        </May>
      }
    >
      <S.DropArea {...(mayWrite && drop)}>
        <OnTheWay />
        {(!isEmpty || isNarrowed) && (
          <S.Tools>
            <FilterSelect<ShownDocuments>
              label="Show"
              value={shown}
              choices={shownDocuments}
              onChange={show}
            />
            <FilterSelect label="Kind" value={kind ?? ''} choices={kindChoices} onChange={setKind} />
          </S.Tools>
        )}
        {failed && (
          <ErrorState
            title="We couldn't load your documents"
            text="Nothing is lost. Check your connection and try again."
            onRetry={() => list.refetch()}
            retrying={list.isFetching}
          />
        )}
        {isEmpty && (uploads.length === 0 || isNarrowed) && (
          <NoDocuments isNarrowed={isNarrowed} onShowAll={showAll} onChoose={(files) => add.choose(files)} />
        )}
        <div ref={rows}>
          {!documents && !failed && <Bones />}
          {documents && !isEmpty && (
            <Documents
              documents={documents}
              actions={actions}
              onOpen={setOpen}
              onReplace={replacing.replace}
            />
          )}
        </div>
        {documents && list.hasNextPage && (
          <ShowMore
            noun="documents"
            shown={documents.length}
            hasMore
            isBusy={list.isFetchingNextPage}
            hasFailed={list.isFetchNextPageError}
            onShowMore={() => void list.fetchNextPage()}
            onShown={announce}
          />
        )}
        {mayWrite && <AcceptedFiles />}
      </S.DropArea>
      {add.dialog}
      {replacing.element}
      {open !== undefined && (
        <EditDocument
          key={open}
          id={open}
          listed={documents?.find(({ id }) => id === open)}
          isListLoading={!documents && !failed}
          actions={actions}
          onReplace={replacing.replace}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  );
}

/** What waits on this device is shown as if it had been sent. */
function useListed(documents: readonly OrganizationDocument[] | undefined) {
  const entries = useOutbox();
  const removed = removedDocuments(entries);
  const edits = newestDocumentEdits(entries);
  return documents
    ?.filter(({ id }) => !removed.has(id))
    .map((document) => documentWith(document, edits.get(document.id)));
}

/** Files dropped anywhere on the list. */
function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}

/** Files that have not arrived, above those that have. */
function OnTheWay() {
  const uploads = useUploads();
  if (uploads.length === 0) return null;
  return (
    <S.OnTheWay aria-labelledby="documents-on-the-way">
      <h2 id="documents-on-the-way">On their way</h2>
      <S.List aria-label="Files on their way">
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadItem upload={upload} />
          </li>
        ))}
      </S.List>
    </S.OnTheWay>
  );
}

interface DocumentsProps {
  documents: readonly OrganizationDocument[];
  actions: DocumentActions;
  onOpen: (id: string) => void;
  onReplace: (document: OrganizationDocument) => void;
}

function Documents({ documents, actions, onOpen, onReplace }: DocumentsProps) {
  const edits = newestDocumentEdits(useOutbox());
  const [asked, setAsked] = useState<OrganizationDocument>();
  return (
    <>
      <S.List aria-label="Documents">
        {documents.map((document) => {
          const edit = edits.get(document.id);
          return (
            <li key={document.id}>
              <DocumentRow
                document={document}
                entryState={edit && entryStateOf(edit)}
                onOpen={() => onOpen(document.id)}
                onReplace={() => onReplace(document)}
                onDownload={() => void actions.download(document)}
                onDelete={() => setAsked(document)}
                onRestoreEarlier={() => void actions.restoreEarlier(document)}
              />
            </li>
          );
        })}
      </S.List>
      {asked && (
        <ConfirmDialog
          open
          title={`Delete “${asked.name}”?`}
          text="Calls that it was chosen for will show it as missing. Right after it, you can undo this."
          confirmLabel="Delete document"
          kind="danger"
          onConfirm={() => {
            void actions.removeDocument(asked);
            setAsked(undefined);
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** The list before it has loaded, in its own shape. */
const Bones = () => (
  <Loading label="Loading documents">
    <S.Frame>
      {[62, 44, 52, 38].map((width) => (
        <S.BoneRow key={width}>
          <Skeleton width={40} height={44} />
          <div>
            <Skeleton width={`${width}%`} height={18} />
            <Skeleton width="46%" height={12} />
          </div>
          <Skeleton height={22} />
        </S.BoneRow>
      ))}
    </S.Frame>
  </Loading>
);
