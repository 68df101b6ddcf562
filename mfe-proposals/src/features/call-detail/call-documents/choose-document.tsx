import { expiryInWords, nameLikeness } from '@harambee/domain';
import type { OrganizationDocument } from '@harambee/domain/schemas';
import { Button, ErrorState } from '@harambee/ui';
import { Dialog, SkeletonText, StatusChip } from '@harambee/ui/app';
import { useGetDocumentsInfiniteQuery } from '../../../api/documents.api.ts';
import { documentInWords } from '../../../document-form/document-words.ts';
import * as S from './call-documents.styles.ts';

interface ChooseDocumentProps {
  /** What the funder asks for. */
  asked: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** All documents of the organization, those first whose name is like what is asked for. */
export function ChooseDocument({ asked, onChoose, onClose }: ChooseDocumentProps) {
  const list = useGetDocumentsInfiniteQuery({});
  const documents = list.data?.pages.flatMap((page) => page.documents);
  const sorted = documents
    ?.map((document) => ({ document, likeness: nameLikeness(asked, document.name) }))
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ document }) => document);
  return (
    <Dialog
      open
      title={`Choose a document for “${asked}”`}
      onClose={onClose}
      actions={
        <>
          {list.hasNextPage && (
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      {!sorted && !list.isError && <SkeletonText lines={4} />}
      {list.isError && !sorted && (
        <ErrorState small title="We couldn't load your documents" onRetry={() => list.refetch()} />
      )}
      {sorted?.length === 0 && <p>You have no documents yet. Add a file for this line instead.</p>}
      {sorted && sorted.length > 0 && (
        <S.Choices aria-label="Documents">
          {sorted.map((document) => (
            <li key={document.id}>
              <Choice document={document} onChoose={() => onChoose(document.id)} />
            </li>
          ))}
        </S.Choices>
      )}
    </Dialog>
  );
}

function Choice({ document, onChoose }: { document: OrganizationDocument; onChoose: () => void }) {
  const { tone, label } = expiryInWords(document);
  return (
    <button type="button" onClick={onChoose}>
      <b dir="auto">{document.name}</b>
      <StatusChip tone={tone} label={label} icon={tone === 'info' ? 'minus' : 'calendar'} />
      <small>{documentInWords(document)}</small>
    </button>
  );
}
