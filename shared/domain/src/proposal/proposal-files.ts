/**
 * Free text as a part of a name that is used in a response header and in file systems: everything except plain letters,
 * digits, dots, underscores and hyphens becomes a hyphen.
 */
const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^[-.]+|[-.]+$/g, '');

/** `{grantId}-v{version}` (DRAFT-05). */
const fileName = (grantId: string, version: number): string =>
  `${plainName(grantId) || 'proposal'}-v${version}`;

/** Name of a proposal's PDF: `{grantId}-v{version}.pdf` (DRAFT-05). */
export const proposalPdfName = (grantId: string, version: number): string =>
  `${fileName(grantId, version)}.pdf`;

/** Name of a proposal's Word file, like that of the PDF. */
export const proposalDocxName = (grantId: string, version: number): string =>
  `${fileName(grantId, version)}.docx`;

const longestCallName = 60;

/** Name of the file of questions and answers: the funder's reference, or the name of the call (CALL-27). */
export function applicationFileName(
  { reference, name }: { reference: string; name: string },
  format: string,
): string {
  const named = plainName(reference || name)
    .slice(0, longestCallName)
    .replace(/[-.]+$/, '');
  return `${named || 'application'}-answers.${format}`;
}

/** Name of a file with the history of a proposal (TIMELINE-05). */
export const timelineFileName = (grantId: string, format: string): string =>
  `${plainName(grantId) || 'proposal'}-timeline.${format}`;
