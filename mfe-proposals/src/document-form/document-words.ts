import {
  type DocumentType,
  documentFields,
  documentLimits,
  documentRefusals,
  documentTypes,
  formatNumber,
} from '@harambee/domain';
import type { OrganizationDocument } from '@harambee/domain/schemas';

const kilobyte = 1_024;

/** A size as people compare it: `840 KB`, `1.4 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < kilobyte) return `${formatNumber(bytes)} bytes`;
  if (bytes < kilobyte ** 2) return `${formatNumber(Math.round(bytes / kilobyte))} KB`;
  return `${formatNumber(Math.round((bytes / kilobyte ** 2) * 10) / 10)} MB`;
}

export const largestInWords = `${Math.round(documentLimits.bytes / kilobyte ** 2)} MB`;

/** What can be kept, in a sentence. */
export const acceptedInWords = `PDF, pictures, text, and files of Word, Excel, PowerPoint and OpenDocument, each up to ${largestInWords}.`;

/** `Accounts or audit · PDF · 1.2 MB` */
export const documentInWords = ({ kind, file }: Pick<OrganizationDocument, 'kind' | 'file'>): string =>
  [documentFields.kind.choices[kind], typeInWords(file.type), sizeInWords(file.bytes)].join(' · ');

const typeInWords = (type: DocumentType): string => documentTypes[type].label;

/** Why a file need not be sent; undefined if the service has to look at it. */
export function fileProblem(file: File): string | undefined {
  if (file.size === 0) return documentRefusals.empty;
  return file.size > documentLimits.bytes ? documentRefusals.tooLarge : undefined;
}
