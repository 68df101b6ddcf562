import { numberedNames, safeFileName } from '@harambee/domain';
import { asJson, type Contents, type DataPolicy, leftOut, notAboutPersons } from '@harambee/service-kit';
import { DocumentModel, type DocumentRecord, type FileOfDocument } from '../documents/document.model.ts';
import { toDocument } from '../documents/document-answers.ts';
import { ChunkModel, FileModel, type StoredFile } from '../documents/files/file.model.ts';
import { readFile } from '../documents/files/file-bytes.ts';

/** The files of one document: the one it has, and the one before while it can be brought back. */
function filesOf({ file, earlier }: DocumentRecord): { file: FileOfDocument; folder: string }[] {
  return [
    { file, folder: '' },
    ...(earlier ? [{ file: earlier as FileOfDocument, folder: 'replaced/' }] : []),
  ];
}

/** Each document with its real file; deleted ones too, while they can be brought back. */
const documents: Contents = {
  name: 'documents/',
  about:
    'Your documents with their files, kinds and expiry dates, and `documents.json` with the list of them.',
  async *files({ tenantId }) {
    const records = await DocumentModel.find({ tenantId })
      .sort({ expiryKey: 1, _id: 1 })
      .lean<DocumentRecord[]>();
    const all = records.flatMap((record) => filesOf(record).map((one) => ({ ...one, record })));
    const names = numberedNames(all.map(({ file, folder }) => `${folder}${safeFileName(file.name)}`));
    const nameOf = new Map(all.map(({ file }, index) => [file.id, names[index] as string]));
    yield {
      path: 'documents/documents.json',
      content: asJson(
        records.map((record) => ({
          ...toDocument(record),
          path: nameOf.get(record.file.id),
          ...(record.deletedAt && { deletedAt: record.deletedAt.toISOString() }),
        })),
      ),
    };
    for (const { file } of all) {
      const stored = await FileModel.findOne({ _id: file.id, tenantId }).lean<StoredFile>();
      if (stored) yield { path: `documents/${nameOf.get(file.id)}`, content: readFile(stored) };
    }
  },
};

export const documentPolicies: readonly DataPolicy[] = [
  { model: DocumentModel, organization: documents, ...notAboutPersons },
  {
    model: FileModel,
    organization: leftOut(
      'the files themselves are with the documents; unfinished uploads are not documents yet',
    ),
    ...notAboutPersons,
  },
  {
    model: ChunkModel,
    organization: leftOut('the bytes of the files, which are with the documents'),
    ...notAboutPersons,
  },
];
