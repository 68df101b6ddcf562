import { May } from '@harambee/platform';
import { Button, EmptyState } from '@harambee/ui';
import { acceptedInWords } from '../../document-form/document-words.ts';
import { FileButton } from '../../document-form/file-button.tsx';
import * as S from './document-list.styles.ts';

interface NoDocumentsProps {
  isNarrowed: boolean;
  onShowAll: () => void;
  onChoose: (files: File[]) => void;
}

/** What stands where no document is listed: the first visit teaches what it is for, and offers the one next step. */
export function NoDocuments({ isNarrowed, onShowAll, onChoose }: NoDocumentsProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        picture="boat"
        title="No document like this"
        text="Choose another kind, or show all."
        action={
          <Button kind="plain" onClick={onShowAll}>
            Show all documents
          </Button>
        }
      />
    );
  }
  return (
    <S.Frame>
      <EmptyState
        picture="boat"
        title="Keep what every funder asks for"
        text="Registration, audited accounts, policies: add them once, say until when they are valid, and each call shows which of its documents are there."
        action={
          <May do="documents.write">
            <FileButton kind="primary" multiple onChoose={onChoose}>
              Add your first document
            </FileButton>
          </May>
        }
      />
      <S.Facts>
        <li>
          <b>Reminded in time</b>60, 14 and 1 days before a document expires
        </li>
        <li>
          <b>One ZIP for each call</b>under the file names that the funder asks for
        </li>
        <li>
          <b>Made for weak lines</b>a broken upload goes on where it stopped
        </li>
      </S.Facts>
    </S.Frame>
  );
}

export const AcceptedFiles = () => <S.Accepted>{acceptedInWords} You can also drop them here.</S.Accepted>;
