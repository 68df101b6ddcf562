import {
  type DocumentFields,
  documentFieldNames,
  documentFields,
  saysTheSame,
  valueInWords,
} from '@harambee/domain';
import type { OrganizationDocument } from '@harambee/domain/schemas';
import { May, statusOf } from '@harambee/platform';
import { Button, styled } from '@harambee/ui';
import { ChangedElsewhere, Dialog, SkeletonText } from '@harambee/ui/app';
import { useState } from 'react';
import { useGetDocumentQuery } from '../../api/documents.api.ts';
import { DocumentDialog } from '../../document-form/document-dialog.tsx';
import { documentInWords } from '../../document-form/document-words.ts';
import { type DocumentActions, fieldsOf } from './use-document-actions.ts';

const File = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 10px 12px; border-radius: var(--r-control); background: var(--sunken);
  & > p { flex: 1 1 200px; min-width: 0; font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
  & > p > span { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); }
`;

interface EditDocumentProps {
  id: string;
  /** As the list has it; fetched where the list does not. */
  listed: OrganizationDocument | undefined;
  /** The list may still have it. */
  isListLoading: boolean;
  actions: DocumentActions;
  onReplace: (document: OrganizationDocument) => void;
  onClose: () => void;
}

/** The window of one document; a reminder leads here, too. */
export function EditDocument({ id, listed, isListLoading, actions, onReplace, onClose }: EditDocumentProps) {
  const { data, error, isFetching } = useGetDocumentQuery(id, {
    skip: listed !== undefined || isListLoading,
  });
  const document = listed ?? data;
  if (!document) {
    const isGone = error !== undefined && !isFetching;
    return (
      <Dialog open title="Document" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        {isGone ? (
          <p>
            {statusOf(error) === 404
              ? 'This document is not there any more.'
              : 'We couldn’t load this document. Check your connection and try again.'}
          </p>
        ) : (
          <SkeletonText lines={5} />
        )}
      </Dialog>
    );
  }
  return <Editor document={document} actions={actions} onReplace={onReplace} onClose={onClose} />;
}

const answers = documentFieldNames.map((field) => ({
  name: field,
  label: documentFields[field].label,
  words: (values: DocumentFields) => valueInWords(documentFields[field], values[field]),
}));

type EditorProps = Omit<EditDocumentProps, 'id' | 'listed' | 'isListLoading'> & {
  document: OrganizationDocument;
};

function Editor({ document, actions, onReplace, onClose }: EditorProps) {
  // What was read when the window opened: a newer answer of the server must not change what is being typed.
  const [read, setRead] = useState(document);
  const [contested, setContested] = useState<{ mine: DocumentFields; theirs: OrganizationDocument }>();
  const { file } = document;

  const save = async (over: OrganizationDocument, fields: DocumentFields) => {
    const { isSaved, theirs } = await actions.save(over, fields);
    if (isSaved) return onClose();
    // What is there says the same as what was read: only the file was replaced, for example.
    if (theirs && saysTheSame(fieldsOf(theirs), fieldsOf(over))) return save(theirs, fields);
    if (theirs) setContested({ mine: fields, theirs });
  };

  if (contested) {
    const { mine, theirs } = contested;
    return (
      <ChangedElsewhere
        title="Someone else changed this document"
        text="It was saved while you were writing. For each part, choose which one to keep."
        answers={answers.map(({ name, label, words }) => ({
          ...{ name, label },
          read: words(read),
          mine: words(mine),
          theirs: words(theirs),
        }))}
        busy={actions.isSaving}
        onSave={(names) => {
          const kept = Object.fromEntries(names.map((name) => [name, theirs[name as keyof DocumentFields]]));
          setRead(theirs);
          void save(theirs, { ...mine, ...kept });
        }}
        onCancel={() => setContested(undefined)}
      />
    );
  }
  return (
    <DocumentDialog
      title="Document"
      initial={fieldsOf(read)}
      submitLabel="Save"
      isSaving={actions.isSaving}
      lead={
        <File>
          <p dir="auto">
            {file.name}
            <span>{documentInWords(document)}</span>
          </p>
          <Button small icon="download" onClick={() => void actions.download(document)}>
            Download
          </Button>
          <May do="documents.write">
            <Button
              small
              icon="upload"
              onClick={() => {
                onClose();
                onReplace(document);
              }}
            >
              Replace
            </Button>
          </May>
        </File>
      }
      onSave={(fields) => void save(read, fields)}
      onClose={onClose}
    />
  );
}
