import { outlinesOf, type PictureText } from '@harambee/documents/picture';
import { inkOn, sdgs, threadsOf } from '@harambee/domain';
import type { PublicProfile } from '@harambee/domain/schemas';
import type { PublicPictures } from './public-pictures.ts';

/** The size that sites show for a link (Open Graph). */
export const pictureSize = { width: 1_200, height: 630 } as const;

const colors = { paper: '#FBF8F3', ink: '#1C2321', soft: '#47504B', primary: '#0E6B56', line: '#E5DDCE' };
const left = 72;
const column = pictureSize.width - 2 * left;
const band = 84;
/** The photo stands at the right, between the band and the figures. */
const photoWidth = 420;
const bottom = pictureSize.height - 132;
/** The logo lies half on the band, like a seal. */
const seal = { top: 44, side: 92, padding: 8 };
const longestText = 400;

/** One line, without control characters. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, longestText);

function bandOf(goals: readonly number[]): string {
  const threads = threadsOf(goals);
  const whole = threads.reduce((sum, { width }) => sum + width, 0);
  let top = 0;
  const rows = threads.map(({ color, width }) => {
    const height = (width / whole) * band;
    const row = `<rect y="${top}" width="${pictureSize.width}" height="${height + 0.5}" fill="${color}"/>`;
    top += height;
    return row;
  });
  return `<rect width="${pictureSize.width}" height="${band}" fill="#E2EFE8"/>${rows.join('')}`;
}

const text = (own: Partial<PictureText> & Pick<PictureText, 'text' | 'top'>, color: string) => {
  const look = { role: 'text' as const, size: 28, leading: 38, x: left, width: column, maxLines: 1, ...own };
  const { svg, bottom } = outlinesOf({ ...look, text: plain(own.text) });
  return { svg: `<g fill="${color}">${svg}</g>`, bottom };
};

/** Up to three dated figures, the newest of each name, as there is no room for dates; without any, the year of founding and the goals. */
function figuresOf({
  evidence,
  foundedYear,
  sdgs: goals,
}: PublicProfile): { value: string; label: string }[] {
  const figures = evidence?.figures ?? [];
  const newest = figures.filter(
    ({ label }, place) => figures.findIndex((one) => one.label === label) === place,
  );
  if (newest.length > 0) return newest.slice(0, 3);
  return [
    ...(foundedYear > 0 ? [{ value: String(foundedYear), label: 'founded' }] : []),
    ...(goals.length > 0
      ? [{ value: String(goals.length), label: goals.length === 1 ? 'global goal' : 'global goals' }]
      : []),
  ];
}

const goalSide = 52;
const goalStep = goalSide + 8;

function goalsOf(goals: readonly number[], top: number): string {
  const side = goalSide;
  return goals
    .map((goal, place, all) => {
      const color = sdgs[goal - 1]?.color ?? colors.primary;
      const x = pictureSize.width - left - (all.length - place) * goalStep + 8;
      const size = 24;
      const number = outlinesOf({
        text: String(goal),
        role: 'heading',
        size,
        leading: side,
        x: 0,
        top: 0,
        width: side,
        maxLines: 1,
      });
      const shift = x + (side - (goal > 9 ? 1.16 : 0.58) * size) / 2;
      return `<rect x="${x}" y="${top}" width="${side}" height="${side}" rx="9" fill="${color}"/><g transform="translate(${shift} ${top})" fill="${inkOn(color)}">${number.svg}</g>`;
    })
    .join('');
}

/** Three sails and one hull, as in the product's logo. */
const mark = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 48})"><rect width="48" height="48" rx="12" fill="#0E6B56"/><path d="M7 34h34c-1.8 4.6-7.6 7-17 7S8.8 38.6 7 34z" fill="#FBF8F3"/><path d="M8.5 31c.2-5.6 2.6-10 6.5-13 .9 4.2.7 8.8-.6 13z" fill="#FBF8F3"/><path d="M17.5 31c.3-7.6 3.2-13.4 8-17 1 5.8.8 11.6-.8 17z" fill="#FBF8F3"/><path d="M27.8 31c.4-10 4-17.2 9.9-22 1.3 7.8 1 15.2-1.1 22z" fill="#E59F1A"/></g>`;

const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A stored picture as an SVG element: whole in its place (`meet`), or filling it (`slice`). */
export function imageOf(bytes: Uint8Array, { x, y, width, height }: Place, how: 'meet' | 'slice'): string {
  const data = Buffer.from(bytes).toString('base64');
  const type = isPng(bytes) ? 'image/png' : 'image/jpeg';
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid ${how}" href="data:${type};base64,${data}"/>`;
}

const photoOf = (photo: Uint8Array | undefined): string =>
  photo
    ? imageOf(
        photo,
        { x: pictureSize.width - photoWidth, y: band, width: photoWidth, height: bottom - band },
        'slice',
      )
    : '';

function sealOf(logo: Uint8Array | undefined): string {
  if (!logo) return '';
  const { top, side, padding } = seal;
  const inner = side - 2 * padding;
  const place = { x: left + padding, y: top + padding, width: inner, height: inner };
  return `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="20" fill="#FFFFFF" stroke="${colors.line}" stroke-width="1.5"/>${imageOf(logo, place, 'meet')}`;
}

/** The longer the name, the smaller its letters: a cut name is another organization's. */
function nameLookOf(name: string, isNarrow: boolean): Pick<PictureText, 'size' | 'leading' | 'maxLines'> {
  const { length } = name;
  if (length <= (isNarrow ? 30 : 48)) return { size: 64, leading: 74, maxLines: 2 };
  if (length <= (isNarrow ? 54 : 80)) return { size: 48, leading: 58, maxLines: isNarrow ? 3 : 2 };
  return { size: 36, leading: 44, maxLines: isNarrow ? 4 : 3 };
}

/** Name, place and mission, in a column that leaves room for logo and photo. */
function wordsOf({ name, type, location, mission }: PublicProfile, { logo, photo }: PublicPictures): string {
  const width = photo ? pictureSize.width - photoWidth - left - 40 : column;
  const title = text(
    {
      text: name,
      top: logo ? seal.top + seal.side + 14 : band + 46,
      role: 'heading',
      ...nameLookOf(name, photo !== undefined),
      width,
    },
    colors.ink,
  );
  const place = text(
    { text: [type, location].filter(Boolean).join(' · '), top: title.bottom + 10, size: 26, width },
    colors.soft,
  );
  const top = place.bottom + 16;
  const leading = 42;
  const maxLines = Math.min(photo ? 4 : 3, Math.floor((bottom - 12 - top) / leading));
  if (maxLines < 1) return title.svg + place.svg;
  return (
    title.svg + place.svg + text({ text: mission, top, size: 30, leading, width, maxLines }, colors.ink).svg
  );
}

/** The picture of an organization for links and other sites, as SVG: name, place, mission, figures, colors of its goals. */
export function profilePicture(profile: PublicProfile, pictures: PublicPictures = {}): string {
  const { sdgs: goals } = profile;
  const figures = figuresOf(profile);
  // All goals are in the band: the figures have the room first.
  const shownGoals = goals.slice(0, figures.length > 2 ? 4 : 8);
  const share = Math.min(300, (column - shownGoals.length * goalStep) / Math.max(1, figures.length));
  const cells = figures.map(({ value, label }, place) => {
    const x = left + place * share;
    const width = share - 20;
    const big = text(
      {
        text: value,
        top: bottom + 14,
        x,
        width,
        role: 'heading',
        size: value.length > 10 ? 32 : 38,
        leading: 42,
      },
      colors.primary,
    );
    return (
      big.svg +
      text({ text: label, top: big.bottom, x, width, size: 20, leading: 26, maxLines: 2 }, colors.soft).svg
    );
  });
  const made = text(
    {
      text: 'Harambee',
      top: bottom + 70,
      x: pictureSize.width - left - 136,
      width: 200,
      role: 'heading',
      size: 26,
      leading: 36,
    },
    colors.ink,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureSize.width} ${pictureSize.height}" width="${pictureSize.width}" height="${pictureSize.height}">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    bandOf(goals),
    photoOf(pictures.photo),
    sealOf(pictures.logo),
    wordsOf(profile, pictures),
    `<rect x="${left}" y="${bottom}" width="${column}" height="1.5" fill="${colors.line}"/>`,
    ...cells,
    goalsOf(shownGoals, bottom + 14),
    mark(pictureSize.width - left - 184, bottom + 72, 36),
    made.svg,
    '</svg>',
  ].join('');
}
