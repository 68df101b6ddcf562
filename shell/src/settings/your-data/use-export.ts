import type { ExportScope } from '@harambee/domain/schemas';
import { announce, apiFetch, apiUrl, errorMessage, logFailure, saveBlob } from '@harambee/platform';
import { useEffect, useRef, useState } from 'react';

export type ExportState =
  | { step: 'idle' }
  | { step: 'running'; scope: ExportScope; bytes: number }
  | { step: 'done'; scope: ExportScope }
  | { step: 'failed'; scope: ExportScope; message: string };

const nameOf = (answer: Response): string =>
  /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'harambee.zip';

/** Reads the archive as it arrives; its length is unknown in advance. */
async function read(answer: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const chunks: BlobPart[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return new Blob(chunks, { type: 'application/zip' });
    chunks.push(next.value as Uint8Array<ArrayBuffer>);
    bytes += next.value.length;
    onBytes(bytes);
  }
}

const broken = 'The download stopped before it was complete, so nothing was saved. Please try again.';

/** Downloads the archive, reports the progress, and can be stopped. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const start = async (scope: ExportScope) => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    setState({ step: 'running', scope, bytes: 0 });
    announce('Collecting your data');
    try {
      const request = new Request(apiUrl(`/api/auth/export?scope=${scope}`), { signal: own.signal });
      const answer = await apiFetch(request, { tries: 1 });
      if (!answer.ok) throw { status: answer.status, data: await answer.json().catch(() => undefined) };
      const archive = await read(answer, (bytes) => {
        if (!own.signal.aborted) setState({ step: 'running', scope, bytes });
      });
      own.signal.throwIfAborted();
      saveBlob(archive, nameOf(answer));
      setState({ step: 'done', scope });
      announce('Your data is downloaded');
    } catch (error) {
      if (own.signal.aborted) return;
      logFailure('Downloading the data failed', error);
      setState({ step: 'failed', scope, message: errorMessage(error, broken) });
    }
  };

  const stop = () => {
    control.current?.abort();
    setState({ step: 'idle' });
    announce('The download was stopped');
  };

  return { state, start, stop };
}

export type DataExport = ReturnType<typeof useExport>;
