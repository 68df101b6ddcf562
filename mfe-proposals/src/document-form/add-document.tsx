import { type AttachmentKind, emptyDocument, guessDocumentKind, nameOfFile } from '@harambee/domain';
import { showToast } from '@harambee/platform';
import { Icon, styled } from '@harambee/ui';
import { useState } from 'react';
import type { UploadPlan } from '../uploads/upload.ts';
import { addUpload } from '../uploads/uploads.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { fileProblem, sizeInWords } from './document-words.ts';

const Chosen = styled.p`
  display: flex; gap: 10px; align-items: center; padding: 10px 12px; border-radius: var(--r-control); background: var(--sunken); font-size: 14px; line-height: 20px;
  & > svg { color: var(--ink-3); flex: none; }
  & > span { min-width: 0; overflow-wrap: anywhere; }
  & > small { margin-left: auto; flex: none; font-size: 13px; color: var(--ink-3); font-variant-numeric: tabular-nums; }
`;

/** A file whose document somebody is about to describe. */
export interface ChosenFile {
  file: File;
  /** As asked for by a call. */
  name?: string;
  kind?: AttachmentKind;
  chosenFor?: UploadPlan['chosenFor'];
}

export const ChosenLine = ({ file }: { file: File }) => (
  <Chosen>
    <Icon name="file" size={18} />
    <span dir="auto">{file.name}</span>
    <small>{sizeInWords(file.size)}</small>
  </Chosen>
);

const fieldsOf = ({ file, name, kind }: ChosenFile) => ({
  ...emptyDocument,
  name: name || nameOfFile(file.name),
  kind: kind ?? guessDocumentKind(file.name),
});

/** The files that can be kept; of each other one, why not is said. */
function withoutProblems(files: readonly File[]): File[] {
  return files.filter((file) => {
    const problem = fileProblem(file);
    if (problem) showToast(`“${file.name}”: ${problem}`, 'error');
    return problem === undefined;
  });
}

/** Chooses files: one is described first, several are sent at once and described in the list. */
export function useAddDocuments() {
  const [chosen, setChosen] = useState<ChosenFile>();
  const choose = (files: readonly File[], asked: Omit<ChosenFile, 'file'> = {}) => {
    const [first, ...others] = withoutProblems(files);
    if (!first) return;
    if (others.length === 0) return setChosen({ file: first, ...asked });
    for (const file of [first, ...others]) void addUpload(file, { fields: fieldsOf({ file }) });
    showToast(`${others.length + 1} files are on their way. Check their names, kinds and days in the list.`);
  };
  const dialog = chosen && (
    <DocumentDialog
      title="Add a document"
      initial={fieldsOf(chosen)}
      submitLabel="Add document"
      lead={<ChosenLine file={chosen.file} />}
      onClose={() => setChosen(undefined)}
      onSave={(fields) => {
        const { file, chosenFor } = chosen;
        void addUpload(file, { fields, ...(chosenFor && { chosenFor }) });
        setChosen(undefined);
      }}
    />
  );
  return { choose, dialog };
}
