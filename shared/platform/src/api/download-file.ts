import { apiUrl } from '../network/api-base.ts';
import { apiFetch } from './api-fetch.ts';

/** Passes a blob to the browser as a download. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Delayed, because some browsers read the blob only after they have handled the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Fetches a file of the API with the bearer token and saves it. If the server refuses, rejects with `{ status,
 * data }`, which `errorMessage` and `statusOf` understand.
 */
export async function downloadFile(apiPath: string, fileName: string): Promise<void> {
  const answer = await apiFetch(new Request(apiUrl(apiPath)));
  if (!answer.ok) {
    throw { status: answer.status, data: await answer.json().catch(() => undefined) };
  }
  saveBlob(await answer.blob(), fileName);
}
