import {
  type ImageKind,
  type ImageRefusal,
  imageLimits,
  imageTypes,
  storedImageTypes,
} from '@harambee/domain';
import { type FileProcessLimits, openInProcess, workerFile } from '@harambee/service-kit';
import type { CleanImage, Wanted } from './process/clean-image.ts';

/** What the process of one picture may take (PROF-55). */
export const cleaningLimits = {
  timeMs: 13_000,
  processorSeconds: 8,
  dataMb: 500,
  answerBytes: 8 * 1_024 * 1_024,
} satisfies FileProcessLimits;

const file = workerFile(import.meta.url, './process/main');

const wantedOf = (kind: ImageKind): Wanted => ({
  pixels: imageLimits.pixels,
  side: imageLimits.side[kind],
  previewSide: imageLimits.previewSide,
  as: storedImageTypes[kind].ending === 'png' ? 'png' : 'jpeg',
  takesDrawings: imageTypes[kind].includes('image/svg+xml'),
});

type Cleaning = CleanImage | { refusal: ImageRefusal };

/** Cleans a picture in a process of its own, which ends with it (PROF-55). Never throws: what goes wrong is a refusal. */
export async function cleanInProcess(
  bytes: Buffer,
  kind: ImageKind,
  limits: FileProcessLimits = cleaningLimits,
): Promise<Cleaning> {
  const args = [JSON.stringify(wantedOf(kind))];
  const outcome = await openInProcess({ file, limits, args, usesAddons: true }, bytes);
  return 'answer' in outcome ? (outcome.answer as Cleaning) : { refusal: 'tooHeavy' };
}
