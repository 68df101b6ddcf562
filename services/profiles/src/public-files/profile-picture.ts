import { outlinesOf, type PictureText } from '@harambee/documents/picture';
import { inkOn, sdgs, threadsOf } from '@harambee/domain';
import type { PublicProfile } from '@harambee/domain/schemas';

/** The size that sites show for a link (Open Graph). */
export const pictureSize = { width: 1_200, height: 630 } as const;

const colors = { paper: '#FBF8F3', ink: '#1C2321', soft: '#47504B', primary: '#0E6B56', line: '#E5DDCE' };
const left = 72;
const column = pictureSize.width - 2 * left;
const band = 84;
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

/** Up to three dated figures; without any, the year of founding and the goals. */
function figuresOf({
  evidence,
  foundedYear,
  sdgs: goals,
}: PublicProfile): { value: string; label: string }[] {
  const figures = evidence?.figures ?? [];
  if (figures.length > 0) return figures.slice(0, 3);
  return [
    ...(foundedYear > 0 ? [{ value: String(foundedYear), label: 'founded' }] : []),
    ...(goals.length > 0
      ? [{ value: String(goals.length), label: goals.length === 1 ? 'global goal' : 'global goals' }]
      : []),
  ];
}

function goalsOf(goals: readonly number[], top: number): string {
  const side = 52;
  return goals
    .slice(0, 8)
    .map((goal, place, all) => {
      const color = sdgs[goal - 1]?.color ?? colors.primary;
      const x = pictureSize.width - left - (all.length - place) * (side + 8) + 8;
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

/** The picture of an organization for links and other sites, as SVG: name, place, mission, figures, colors of its goals. */
export function profilePicture(profile: PublicProfile): string {
  const { name, type, location, mission, sdgs: goals } = profile;
  const long = name.length > 48;
  const title = text(
    {
      text: name,
      top: band + 46,
      role: 'heading',
      size: long ? 48 : 64,
      leading: long ? 58 : 74,
      maxLines: 2,
    },
    colors.ink,
  );
  const place = text(
    { text: [type, location].filter(Boolean).join(' · '), top: title.bottom + 10, size: 26 },
    colors.soft,
  );
  const story = text(
    { text: mission, top: place.bottom + 16, size: 30, leading: 42, maxLines: title.bottom > 260 ? 2 : 3 },
    colors.ink,
  );
  const bottom = pictureSize.height - 132;
  const figures = figuresOf(profile);
  const share = Math.min(300, (column - 8 * 60) / Math.max(1, figures.length));
  const cells = figures.map(({ value, label }, place) => {
    const x = left + place * share;
    const width = share - 20;
    const big = text(
      { text: value, top: bottom + 14, x, width, role: 'heading', size: 38, leading: 46 },
      colors.primary,
    );
    return big.svg + text({ text: label, top: big.bottom, x, width, size: 21, leading: 28 }, colors.soft).svg;
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
    title.svg,
    place.svg,
    story.svg,
    `<rect x="${left}" y="${bottom}" width="${column}" height="1.5" fill="${colors.line}"/>`,
    ...cells,
    goalsOf(goals, bottom + 14),
    mark(pictureSize.width - left - 184, bottom + 72, 36),
    made.svg,
    '</svg>',
  ].join('');
}
