/** The pictures of a profile. */
export const imageKinds = ['logo', 'photo'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** What is accepted as a picture, and what is made of it (PROF-55). */
export const imageLimits = {
  /** Of the file that is sent. */
  bytes: 2 * 1_024 * 1_024,
  /** Known before the picture is opened: its size in memory follows from it. */
  pixels: 40_000_000,
  /** The longest side of the stored picture. */
  side: { logo: 512, photo: 1_600 },
  /** The longest side of what the form shows. */
  previewSide: 240,
} as const;

/** The file types, for the browser's dialog; the content decides. A drawing (SVG) is a logo, never a photo. */
export const imageTypes: Record<ImageKind, readonly string[]> = {
  logo: ['image/png', 'image/svg+xml', 'image/webp', 'image/jpeg'],
  photo: ['image/jpeg', 'image/png', 'image/webp'],
};

/** How a picture is stored and sent, whatever it was before. */
export const storedImageTypes = {
  logo: { type: 'image/png', ending: 'png' },
  photo: { type: 'image/jpeg', ending: 'jpg' },
} as const;

/** Why a picture is refused, and what to do about it. */
export const imageRefusals = {
  tooLarge: 'This picture is larger than 2 MiB. Please choose a smaller one.',
  notAPicture: 'This file is not a picture that we can open. Please choose a PNG, JPEG, WebP or SVG file.',
  noDrawing: 'A photo cannot be an SVG drawing. Please choose a JPEG, PNG or WebP file.',
  tooManyPixels: 'This picture has more than 40 million pixels. Please save it smaller and try again.',
  tooHeavy: 'This picture takes too long to open. Please save it as PNG and try again.',
  broken: 'This picture is damaged. Please save it again with a picture program, and try that file.',
} as const;
export type ImageRefusal = keyof typeof imageRefusals;

/** 503 while others' pictures are opened. */
export const imagesAreBusyMessage =
  'Other pictures are being opened right now. Please try again in a few seconds.';

/** 409 of a picture without a profile. */
export const profileFirstMessage = 'Please create the profile first, and then add its pictures';
