import { documentEndings } from '@harambee/domain';
import type { OrganizationDocument } from '@harambee/domain/schemas';
import { showToast } from '@harambee/platform';
import { VisuallyHidden } from '@harambee/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { ChosenLine } from '../../document-form/add-document.tsx';
import { DocumentDialog } from '../../document-form/document-dialog.tsx';
import { fileProblem } from '../../document-form/document-words.ts';
import { addUpload } from '../../uploads/uploads.ts';

/** Asks for a newer file of a document, and until when that one is valid (CALL-63). */
export function useReplaceFile() {
  const input = useRef<HTMLInputElement>(null);
  const [document, setDocument] = useState<OrganizationDocument>();
  const [file, setFile] = useState<File>();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    const problem = fileProblem(chosen);
    if (problem) showToast(`“${chosen.name}”: ${problem}`, 'error');
    else setFile(chosen);
  };

  const element = (
    <>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          aria-label="Newer file"
          tabIndex={-1}
          accept={documentEndings}
          onChange={choose}
        />
      </VisuallyHidden>
      {document && file && (
        <DocumentDialog
          isReplacement
          title={`Newer file for “${document.name}”`}
          initial={{ name: document.name, kind: document.kind, expiresOn: '', notes: document.notes }}
          submitLabel="Replace file"
          lead={
            <>
              <ChosenLine file={file} />
              <p>The file that is there now can be brought back for 30 days.</p>
            </>
          }
          onClose={() => setFile(undefined)}
          onSave={(fields) => {
            const { id, revision } = document;
            void addUpload(file, { fields, replaces: { id, revision } });
            setFile(undefined);
          }}
        />
      )}
    </>
  );
  return {
    element,
    replace: (of: OrganizationDocument) => {
      setDocument(of);
      input.current?.click();
    },
  };
}
