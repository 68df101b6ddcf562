import type {
  CallChecklist,
  CallChecklistItem,
  ChooseDocumentBody,
  DocumentList,
  DocumentListQuery,
  OrganizationDocument,
  UpdateDocumentBody,
} from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';
import { documentAddresses as url } from '../document-data/document-addresses.ts';

/** What narrows the list; it lives in the address of /documents. */
export type DocumentFilters = Pick<DocumentListQuery, 'kind' | 'expiring'>;

export interface UpdateDocument {
  id: string;
  body: UpdateDocumentBody;
  /** The revision that was read; the service answers 412 when it has changed since. */
  revision: number;
}

export interface ChooseDocument {
  callId: string;
  attachmentId: string;
  body: ChooseDocumentBody;
}

interface DocumentAnswer {
  document: OrganizationDocument;
}

const documentOf = (body: DocumentAnswer) => body.document;
const over = (revision: number) => ({ 'If-Match': `"${revision}"` });
/** A checklist shows what became of documents. */
const both = ['Document', 'Checklist'] as const;

export const documentsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Call', 'Document', 'Checklist'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** What expires next comes first, page after page by cursor (CALL-40). */
      getDocuments: build.infiniteQuery<DocumentList, DocumentFilters, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: (lastPage) => lastPage.nextCursor,
        },
        query: ({ queryArg, pageParam }) => ({
          url: url.documents,
          params: { ...queryArg, ...(pageParam && { cursor: pageParam }) },
        }),
        providesTags: ['Document'],
      }),
      getDocument: build.query<OrganizationDocument, string>({
        query: url.document,
        transformResponse: documentOf,
        providesTags: ['Document'],
      }),
      updateDocument: build.mutation<OrganizationDocument, UpdateDocument>({
        query: ({ id, body, revision }) => ({
          url: url.document(id),
          method: 'PUT',
          headers: over(revision),
          body,
        }),
        transformResponse: documentOf,
        invalidatesTags: [...both],
      }),
      deleteDocument: build.mutation<void, { id: string; revision: number }>({
        query: ({ id, revision }) => ({
          url: url.document(id),
          method: 'DELETE',
          headers: over(revision),
        }),
        invalidatesTags: [...both],
      }),
      /** Brings a deleted document back. */
      createDocumentAgain: build.mutation<OrganizationDocument, string>({
        query: (id) => ({ url: url.restore(id), method: 'POST' }),
        transformResponse: documentOf,
        invalidatesTags: [...both],
      }),
      /** Brings the file back that was replaced. */
      createEarlierFile: build.mutation<OrganizationDocument, { id: string; revision: number }>({
        query: ({ id, revision }) => ({
          url: url.earlierFile(id),
          method: 'POST',
          headers: over(revision),
        }),
        transformResponse: documentOf,
        invalidatesTags: [...both],
      }),
      getChecklist: build.query<CallChecklistItem[], string>({
        query: url.checklist,
        transformResponse: (body: CallChecklist) => body.items,
        providesTags: ['Checklist', 'Call'],
      }),
      updateChecklist: build.mutation<CallChecklistItem[], ChooseDocument>({
        query: ({ callId, attachmentId, body }) => ({
          url: url.choice(callId, attachmentId),
          method: 'PUT',
          body,
        }),
        transformResponse: (body: CallChecklist) => body.items,
        // The answer is the whole checklist: no second call is needed to show it.
        async onQueryStarted({ callId }, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data)
            dispatch(
              documentsApi.util.upsertQueryEntries([
                { endpointName: 'getChecklist', arg: callId, value: data },
              ]),
            );
        },
      }),
    }),
  });

export const {
  useGetDocumentsInfiniteQuery,
  useGetDocumentQuery,
  useUpdateDocumentMutation,
  useDeleteDocumentMutation,
  useCreateDocumentAgainMutation,
  useCreateEarlierFileMutation,
  useGetChecklistQuery,
  useUpdateChecklistMutation,
} = documentsApi;
