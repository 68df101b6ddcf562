interface DocumentTypeEntry {
  label: string;
  media: string;
  /** Without the dot; the first one is written. */
  endings: readonly string[];
  /** Types of one family are often named after each other; a name of another family is a false promise. */
  family: 'pdf' | 'text' | 'writing' | 'sheet' | 'slides' | 'picture';
}

/** What a document may be by its content (CALL-40): the name shown, the media type, and the endings of its file. */
export const documentTypes = {
  pdf: { label: 'PDF', media: 'application/pdf', endings: ['pdf'], family: 'pdf' },
  docx: {
    label: 'Word',
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    family: 'writing',
  },
  xlsx: {
    label: 'Excel',
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
    family: 'sheet',
  },
  pptx: {
    label: 'PowerPoint',
    media: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    endings: ['pptx'],
    family: 'slides',
  },
  doc: { label: 'Word 97–2003', media: 'application/msword', endings: ['doc'], family: 'writing' },
  xls: { label: 'Excel 97–2003', media: 'application/vnd.ms-excel', endings: ['xls'], family: 'sheet' },
  ppt: {
    label: 'PowerPoint 97–2003',
    media: 'application/vnd.ms-powerpoint',
    endings: ['ppt', 'pps'],
    family: 'slides',
  },
  odt: {
    label: 'OpenDocument text',
    media: 'application/vnd.oasis.opendocument.text',
    endings: ['odt'],
    family: 'writing',
  },
  ods: {
    label: 'OpenDocument spreadsheet',
    media: 'application/vnd.oasis.opendocument.spreadsheet',
    endings: ['ods'],
    family: 'sheet',
  },
  odp: {
    label: 'OpenDocument slides',
    media: 'application/vnd.oasis.opendocument.presentation',
    endings: ['odp'],
    family: 'slides',
  },
  txt: { label: 'Text', media: 'text/plain', endings: ['txt'], family: 'text' },
  csv: { label: 'CSV', media: 'text/csv', endings: ['csv'], family: 'text' },
  jpg: {
    label: 'JPEG picture',
    media: 'image/jpeg',
    endings: ['jpg', 'jpeg', 'jpe', 'jfif'],
    family: 'picture',
  },
  png: { label: 'PNG picture', media: 'image/png', endings: ['png'], family: 'picture' },
  webp: { label: 'WebP picture', media: 'image/webp', endings: ['webp'], family: 'picture' },
  gif: { label: 'GIF picture', media: 'image/gif', endings: ['gif'], family: 'picture' },
  tif: { label: 'TIFF picture', media: 'image/tiff', endings: ['tif', 'tiff'], family: 'picture' },
  heic: { label: 'HEIC picture', media: 'image/heic', endings: ['heic', 'heif'], family: 'picture' },
} as const satisfies Record<string, DocumentTypeEntry>;

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
