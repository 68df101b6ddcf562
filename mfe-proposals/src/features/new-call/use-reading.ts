import {
  callFileLimits,
  callFileProblem,
  callFileRefusals,
  pagesOfText,
  paths,
  textRefusal,
} from '@harambee/domain';
import { errorMessage, logFailure, showToast } from '@harambee/platform';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateCallFromFileMutation, useCreateCallReadingMutation } from '../../api/calls.api.ts';
import type { Reading } from './unsaved-new-call.ts';

/** The rules that read a call. They are fetched when the page opens, so that reading works offline from then on. */
const loadRules = () => import('@harambee/calls');

const offline =
  'The file could not be read. Check your connection, or paste the text instead: that works offline.';

/** Reads what a funder published: pasted text on this device, a file on the server, which keeps nothing of it. */
export function useReading(onRead: (reading: Reading) => void) {
  const [problem, setProblem] = useState<string>();
  const [isReadingText, setReadingText] = useState(false);
  const [readFile, reading] = useCreateCallReadingMutation();
  const [importFile, importing] = useCreateCallFromFileMutation();
  const navigate = useNavigate();
  const running = useRef<{ abort(): void }>(undefined);

  useEffect(() => {
    loadRules().catch((error) => logFailure('The rules that read a call could not be loaded', error));
    return () => running.current?.abort();
  }, []);

  const readText = async (text: string) => {
    setProblem(undefined);
    const pages = pagesOfText(text);
    const refusal = textRefusal(pages);
    if (refusal) return setProblem(callFileRefusals[refusal]);
    setReadingText(true);
    try {
      const { readCall } = await loadRules();
      onRead({ pages, ...readCall(pages) });
    } catch (error) {
      logFailure('The text could not be read', error);
      setProblem(
        'The text could not be read. Your text is still here; try again, or write the call by hand.',
      );
    } finally {
      setReadingText(false);
    }
  };

  const chooseFile = async (file: File) => {
    setProblem(undefined);
    if (file.size === 0) return setProblem(callFileRefusals.empty);
    if (file.size > callFileLimits.bytes) return setProblem(callFileRefusals.tooLarge);
    const call = readFile(file);
    running.current = call;
    try {
      onRead(await call.unwrap());
    } catch (error) {
      // Stopped by the person, who knows.
      if ((error as { name?: string }).name === 'AbortError') return;
      logFailure('The file could not be read', error);
      setProblem(errorMessage(error, offline));
    }
  };

  /** A call that another organization exported: it is there at once, to be read and changed. */
  const openExported = async (file: File) => {
    setProblem(undefined);
    const content = await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    const found = callFileProblem(content);
    if (found) return setProblem(found);
    const { data, error } = await importFile({ file: content, idempotencyKey: crypto.randomUUID() });
    if (!data) {
      logFailure('The call could not be imported', error);
      return setProblem(errorMessage(error, 'The call could not be imported'));
    }
    showToast('Call imported', 'success');
    navigate(paths.call(data.id));
  };

  return {
    problem,
    isReading: isReadingText,
    isUploading: reading.isLoading,
    isImporting: importing.isLoading,
    readText,
    chooseFile,
    openExported,
    stop: () => running.current?.abort(),
  };
}
