import { dayOf } from '../format/calendar.ts';
import { fileWords } from '../format/file-words.ts';
import type { CallContent, FunderContent } from './call.schemas.ts';
import type { CallFile } from './call-export.schemas.ts';
import { funderFieldNames } from './call-fields.ts';
import { callFileFormat } from './call-files.ts';
import { callTableNames } from './call-tables.ts';

/** What the funder asks, without what the organization decided or noted (CALL-45). */
export function funderContent(call: Omit<CallContent, 'notes'>): FunderContent {
  const names = [...funderFieldNames, ...callTableNames, ...(call.found ? (['found'] as const) : [])];
  return Object.fromEntries(names.map((name) => [name, call[name]])) as unknown as FunderContent;
}

/** The file of a call: what the funder asks, and nothing of what the organization thinks of it (CALL-45). */
export function exportCall(call: CallContent, at = new Date()): CallFile {
  return {
    format: callFileFormat.name,
    version: callFileFormat.version,
    exportedAt: at.toISOString(),
    call: funderContent(call),
  };
}

/** Its file name: the call and the day, `small-grants-2026-11-21.json`. */
export const callFileName = (name: string, at = new Date()): string =>
  `${fileWords(name, 'call')}-${dayOf(at)}.json`;

/** Why a file is not imported as a call, before its content is looked at; undefined if it may be one. */
export function callFileProblem(file: unknown): string | undefined {
  const { format, version } = (file ?? {}) as { format?: unknown; version?: unknown };
  if (format !== callFileFormat.name) return 'This file is not a call exported from Harambee.';
  if (version === callFileFormat.version) return undefined;
  const named = String(version).slice(0, 20);
  return `This file has version "${named}"; only version ${callFileFormat.version} can be imported.`;
}
