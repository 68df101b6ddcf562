import { type DocumentFields, documentFieldNames, outboxWords } from '@harambee/domain';
import type { OrganizationDocument } from '@harambee/domain/schemas';
import {
  discard,
  downloadFile,
  errorMessage,
  isQueued,
  logFailure,
  readOwnEntries,
  sendOrQueue,
  showToast,
  showUndo,
  statusOf,
  targetOf,
  useUser,
} from '@harambee/platform';
import {
  useCreateDocumentAgainMutation,
  useCreateEarlierFileMutation,
  useDeleteDocumentMutation,
  useUpdateDocumentMutation,
} from '../../api/documents.api.ts';
import { documentAddresses } from '../../document-data/document-addresses.ts';

const someoneElse = 'Someone else has just changed this document. Look at it and try again.';

export const fieldsOf = (document: DocumentFields): DocumentFields =>
  Object.fromEntries(documentFieldNames.map((name) => [name, document[name]])) as unknown as DocumentFields;

function fail(what: string, error: unknown): void {
  logFailure(what, error);
  showToast(statusOf(error) === 412 ? someoneElse : errorMessage(error, what), 'error');
}

/** What can be done with a document; changes and deletions wait on this device without a network. */
export function useDocumentActions() {
  const { id: userId } = useUser();
  const [update, updating] = useUpdateDocumentMutation();
  const [remove] = useDeleteDocumentMutation();
  const [bringBack] = useCreateDocumentAgainMutation();
  const [bringFileBack] = useCreateEarlierFileMutation();

  const download = ({ id, file }: OrganizationDocument) =>
    downloadFile(documentAddresses.file(id), file.name).catch((error) =>
      fail('The document could not be downloaded', error),
    );

  /** What became of it; `theirs` is what somebody else has saved meanwhile. */
  const save = async (
    document: OrganizationDocument,
    body: DocumentFields,
  ): Promise<{ isSaved: boolean; theirs?: OrganizationDocument }> => {
    const { id, revision } = document;
    const answer = await sendOrQueue(
      {
        action: 'document-update',
        data: { id, body, revision, read: fieldsOf(document) },
        title: body.name,
        id: crypto.randomUUID(),
      },
      () => update({ id, body, revision }),
    );
    if (statusOf(answer.error) === 412)
      return {
        isSaved: false,
        theirs: (answer.error as { data: { document: OrganizationDocument } }).data.document,
      };
    if (answer.error) {
      fail('The document could not be saved', answer.error);
      return { isSaved: false };
    }
    showToast(answer.isQueued ? outboxWords.queuing : 'Document saved', answer.isQueued ? 'info' : 'success');
    return { isSaved: true };
  };

  const undoRemoval = async (id: string) => {
    const { error } = await bringBack(id);
    if (error) fail('The document could not be brought back', error);
    else showToast('The document is back', 'success');
  };

  const removeDocument = async ({ id, revision, name }: OrganizationDocument) => {
    // Changes of it that wait would be sent before it is deleted, for nobody to see.
    const waiting = readOwnEntries(userId).filter((entry) => targetOf(entry) === id && isQueued(entry));
    for (const entry of waiting) await discard(entry.id);
    const key = crypto.randomUUID();
    const answer = await sendOrQueue(
      { action: 'document-delete', data: { id, revision }, title: name, id: key },
      () => remove({ id, revision }),
    );
    if (answer.error) return fail('The document could not be deleted', answer.error);
    if (answer.isQueued) {
      showUndo(`The document is deleted on this device. ${outboxWords.queuing}`, () => void discard(key));
    } else showUndo('The document is deleted', () => void undoRemoval(id));
  };

  const restoreEarlier = async ({ id, revision }: OrganizationDocument) => {
    const { data, error } = await bringFileBack({ id, revision });
    if (!data) return fail('The earlier file could not be brought back', error);
    showUndo('The earlier file is back', () => void restoreEarlier(data));
  };

  return { download, save, isSaving: updating.isLoading, removeDocument, restoreEarlier };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
