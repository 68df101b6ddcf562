import { answersInWords, deadlineInWords, paths } from '@harambee/domain';
import type { ChatAction } from '@harambee/domain/schemas';
import type { OpenCall } from '../../records/calls.ts';
import type { KnownApplication } from '../../records/known-application.model.ts';
import { goTo } from '../../tools/pages.ts';
import { plain } from '../../tools/plain.ts';
import { inDays } from './proposal-words.ts';

const shortName = (name: string): string => [...name].slice(0, 120).join('');

export const callName = ({ name, funder }: OpenCall): string =>
  `**${plain(name)}**${funder.trim() === '' ? '' : ` (${plain(funder)})`}`;

export const openCall = ({ _id, name }: OpenCall): ChatAction =>
  goTo(paths.call(_id), `Open “${shortName(name)}”`);

export const openApplication = ({ _id, title }: KnownApplication): ChatAction =>
  goTo(paths.proposal(_id), `Open “${shortName(title || 'Untitled proposal')}”`);

/** The deadline as the funder means it, and how far away it is. */
export const callDeadline = (call: OpenCall): string =>
  call.daysLeft === undefined ? 'no deadline' : `${deadlineInWords(call)} (${inDays(call.daysLeft)})`;

/** `- **Clean rivers** (Rivers Trust): 30 November 2026, …; 3 of 8 required questions have no answer`. */
export function callLine(call: OpenCall): string {
  const applications = call.applications.map(answersInWords);
  const state = applications.length === 0 ? 'no application yet' : applications.join('; ');
  return `- ${callName(call)}: ${callDeadline(call)}; ${state}`;
}
