/** What a document may be by its content (CALL-40): the name shown, the media type, and the endings of its file. */
export const documentTypes = {
  pdf: { label: 'PDF', media: 'application/pdf', endings: ['pdf'] },
  docx: {
    label: 'Word',
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  xlsx: {
    label: 'Excel',
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  pptx: {
    label: 'PowerPoint',
    media: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    endings: ['pptx'],
  },
  odt: { label: 'OpenDocument text', media: 'application/vnd.oasis.opendocument.text', endings: ['odt'] },
  ods: {
    label: 'OpenDocument spreadsheet',
    media: 'application/vnd.oasis.opendocument.spreadsheet',
    endings: ['ods'],
  },
  odp: {
    label: 'OpenDocument slides',
    media: 'application/vnd.oasis.opendocument.presentation',
    endings: ['odp'],
  },
  jpg: {
    label: 'JPEG picture',
    media: 'image/jpeg',
    endings: ['jpg', 'jpeg', 'jpe', 'jfif'],
    isPicture: true,
  },
  png: { label: 'PNG picture', media: 'image/png', endings: ['png'], isPicture: true },
  webp: { label: 'WebP picture', media: 'image/webp', endings: ['webp'], isPicture: true },
  gif: { label: 'GIF picture', media: 'image/gif', endings: ['gif'], isPicture: true },
  tif: { label: 'TIFF picture', media: 'image/tiff', endings: ['tif', 'tiff'], isPicture: true },
  heic: { label: 'HEIC picture', media: 'image/heic', endings: ['heic', 'heif'], isPicture: true },
} as const satisfies Record<string, DocumentTypeEntry>;

interface DocumentTypeEntry {
  label: string;
  media: string;
  /** Without the dot; the first one is written. */
  endings: readonly string[];
  isPicture?: true;
}

export type DocumentType = keyof typeof documentTypes;
export const documentTypeNames = Object.keys(documentTypes) as DocumentType[];

/** The table typed for code that treats all types alike. */
export const documentType = (type: DocumentType): DocumentTypeEntry => documentTypes[type];

/** All endings, as a file chooser takes them: `.pdf,.docx,…`. */
export const documentEndings = documentTypeNames
  .flatMap((type) => documentTypes[type].endings.map((ending) => `.${ending}`))
  .join(',');

/** The ending of a file name in small letters, without its dot; '' without one. */
export const endingOf = (fileName: string): string =>
  /[^.\s/\\]\.([\p{L}\p{N}]{1,12})$/u.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';

/** The type that the ending of a name promises; undefined if it promises none of ours. */
export function promisedType(fileName: string): DocumentType | undefined {
  const ending = endingOf(fileName);
  return documentTypeNames.find((type) => documentType(type).endings.includes(ending));
}
