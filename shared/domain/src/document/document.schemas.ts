import { type Static, type TUnsafe, Type } from 'typebox';
import { type AttachmentKind, attachmentKinds } from '../call/call-vocabulary.ts';
import { RowId, valueSchema } from '../rows/values.schemas.ts';
import { Id, PageQuery, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import { type ChecklistState, checklistStateNames } from './checklist.ts';
import {
  type DocumentFieldName,
  type DocumentFields,
  documentFieldNames,
  documentFields,
} from './document-fields.ts';
import { documentLimits } from './document-files.ts';
import { type DocumentType, documentTypeNames } from './document-types.ts';

const fieldSchemas = Object.fromEntries(
  documentFieldNames.map((name) => [name, valueSchema(documentFields[name])]),
) as unknown as { [Name in DocumentFieldName]: TUnsafe<DocumentFields[Name]> };

const FileName = Type.String({ minLength: 1, maxLength: 255 });
const Bytes = Type.Integer({ minimum: 1, maximum: documentLimits.bytes });

/** The file of a document as it was found to be (CALL-41). */
export const DocumentFile = StrictObject({
  name: FileName,
  type: Type.Unsafe<DocumentType>({ type: 'string', enum: documentTypeNames }),
  bytes: Bytes,
  addedAt: Timestamp,
});
export type DocumentFile = Static<typeof DocumentFile>;

/** A document of an organization (CALL-40). */
export const OrganizationDocument = StrictObject({
  id: Id,
  ...fieldSchemas,
  file: DocumentFile,
  /** The file before it was replaced; it can be brought back until then (CALL-63). */
  earlier: Type.Optional(
    StrictObject({ ...DocumentFile.properties, expiresOn: fieldSchemas.expiresOn, until: Timestamp }),
  ),
  /** Increases with every change. Send it back as `If-Match`, to learn of somebody else's change (412). */
  revision: Type.Integer({ minimum: 0 }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type OrganizationDocument = Static<typeof OrganizationDocument>;

export const DocumentBody = StrictObject({ document: OrganizationDocument });
export const DocumentChanged = Type.Object(
  { ...ErrorResponse.properties, document: OrganizationDocument },
  { additionalProperties: false },
);

/** GET /api/calls/documents: what expires next comes first, what does not expire last. */
export const DocumentListQuery = StrictObject({
  ...PageQuery.properties,
  kind: Type.Optional(Type.Unsafe<AttachmentKind>({ type: 'string', enum: Object.keys(attachmentKinds) })),
  /** Only what has expired, or will within 60 days. */
  expiring: Type.Optional(Type.Literal('soon')),
});
export type DocumentListQuery = Static<typeof DocumentListQuery>;

export const DocumentList = StrictObject({
  documents: Type.Array(OrganizationDocument),
  /** Absent on the last page. */
  nextCursor: Type.Optional(Type.String()),
});
export type DocumentList = Static<typeof DocumentList>;

/** POST /api/calls/documents/uploads: announces a file; its bytes follow in parts (CALL-62). */
export const StartUploadBody = StrictObject({
  /** As it is on the device; '' where there is none. */
  fileName: Type.String({ maxLength: documentLimits.fileName }),
  /** What is too large, or empty, is refused in words. */
  bytes: Type.Integer({ minimum: 0 }),
});
export type StartUploadBody = Static<typeof StartUploadBody>;

/** A file that is being sent. Chunks are counted from 0; all have `chunkBytes` except the last one. */
export const DocumentUpload = StrictObject({
  id: Id,
  bytes: Bytes,
  chunkBytes: Type.Integer({ minimum: 1 }),
  chunksInPart: Type.Integer({ minimum: 1 }),
  /** The chunks that have not arrived, in order. */
  missing: Type.Array(Type.Integer({ minimum: 0 })),
  /** It is forgotten then. */
  expiresAt: Timestamp,
});
export type DocumentUpload = Static<typeof DocumentUpload>;
export const UploadBody = StrictObject({ upload: DocumentUpload });

/** PUT /api/calls/documents/uploads/{id}/parts/{first}: the chunks from this one on; may be repeated. */
export const UploadPartParams = StrictObject({
  id: Id,
  first: Type.String({ pattern: '^(0|[1-9][0-9]{0,3})$' }),
});

/** POST /api/calls/documents: an upload becomes a document, if its content is one (CALL-41). */
export const CreateDocumentBody = StrictObject({ uploadId: Id, ...fieldSchemas });
export type CreateDocumentBody = Static<typeof CreateDocumentBody>;

/** PUT /api/calls/documents/{id}. */
export const UpdateDocumentBody = StrictObject(fieldSchemas);
export type UpdateDocumentBody = Static<typeof UpdateDocumentBody>;

/** PUT /api/calls/documents/{id}/file: an upload replaces the file, and says until when it is valid. */
export const ReplaceFileBody = StrictObject({ uploadId: Id, expiresOn: fieldSchemas.expiresOn });
export type ReplaceFileBody = Static<typeof ReplaceFileBody>;

/** What a checklist says about a document. */
export const ChecklistDocument = StrictObject({
  id: Id,
  name: fieldSchemas.name,
  kind: fieldSchemas.kind,
  expiresOn: fieldSchemas.expiresOn,
  fileName: FileName,
});
export type ChecklistDocument = Static<typeof ChecklistDocument>;

/** A line of the checklist of a call (CALL-42). */
export const CallChecklistItem = StrictObject({
  asked: StrictObject({
    id: RowId,
    name: Type.String(),
    kind: Type.Unsafe<AttachmentKind | ''>({ type: 'string', enum: ['', ...Object.keys(attachmentKinds)] }),
    required: Type.Boolean(),
    fileName: Type.String(),
  }),
  state: Type.Unsafe<ChecklistState>({ type: 'string', enum: checklistStateNames }),
  document: Type.Optional(ChecklistDocument),
  proposed: Type.Array(ChecklistDocument),
});
export type CallChecklistItem = Static<typeof CallChecklistItem>;

/** GET /api/calls/{id}/checklist. */
export const CallChecklist = StrictObject({ items: Type.Array(CallChecklistItem) });
export type CallChecklist = Static<typeof CallChecklist>;

export const ChecklistParams = StrictObject({ id: Id, attachmentId: RowId });

/** PUT /api/calls/{id}/checklist/{attachmentId}: a document, "not needed", or neither. */
export const ChooseDocumentBody = StrictObject({
  documentId: Type.Union([Id, Type.Null()]),
  isNotNeeded: Type.Boolean(),
});
export type ChooseDocumentBody = Static<typeof ChooseDocumentBody>;
