import { type ImageKind, imageLimits } from '@harambee/domain';

/**
 * Photos of phones are larger than what is accepted, and take long on a slow line: such a file is made smaller here. What
 * this browser cannot open is returned as it is, and the service says what is wrong with it.
 */
export async function smallerPicture(file: File, kind: ImageKind): Promise<Blob> {
  if (file.size <= imageLimits.bytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, imageLimits.side[kind] / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const type = kind === 'logo' ? 'image/png' : 'image/jpeg';
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
    return smaller ?? file;
  } catch {
    return file;
  }
}
