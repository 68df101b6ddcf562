import { callFileName, callFileProblem, exportCall } from '@harambee/domain';
import { type Call, CallFile, type ImportCallBody } from '@harambee/domain/schemas';
import { type Actor, BadRequest } from '@harambee/service-kit';
import { Compile } from 'typebox/compile';
import { createCall, getCall } from './calls.service.ts';

const callFile = Compile(CallFile);

/** GET /api/calls/{id}/file: the call as a file, with its name. */
export async function fileOfCall(actor: Actor, id: string): Promise<{ file: CallFile; name: string }> {
  const call = await getCall(actor, id);
  return { file: exportCall(call), name: callFileName(call.name) };
}

/** POST /api/calls/import: the call of a file, which becomes a call of this organization (CALL-05). */
export async function importCall(actor: Actor, id: string, { file }: ImportCallBody): Promise<Call> {
  const problem = callFileProblem(file);
  if (problem) throw new BadRequest(problem);
  if (!callFile.Check(file)) {
    const path = callFile.Errors(file)[0]?.instancePath.split('/')[2];
    const where = path ? `: look at "${path.slice(0, 40)}"` : '';
    throw new BadRequest(`This file has an invalid value${where}.`);
  }
  return createCall(actor, id, file.call);
}
