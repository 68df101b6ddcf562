import type { ProposalCategory } from '@harambee/domain';
import type { DemoOrganization } from './organizations.ts';
import { seededRandom } from './seeded-random.ts';

/** What each kind of organization has in its logo, as SVG within 100 by 100, in white on its color. */
const signs: Readonly<Record<ProposalCategory, string>> = {
  Education: '<path d="M14 30q18-8 36 4q18-12 36-4v42q-18-8-36 4q-18-12-36-4zM50 34v42"/>',
  Healthcare:
    '<path d="M50 82C22 62 14 48 18 34c4-13 22-15 32 0c10-15 28-13 32 0c4 14-4 28-32 48zM50 40v20M40 50h20"/>',
  Environment:
    '<path d="M50 86V44M50 60C22 60 18 38 18 24c22 0 32 14 32 36zM50 48c0-20 12-30 32-30c0 20-12 30-32 30z"/>',
  'Community Development': '<path d="M12 52L36 30l24 22v30H12zM52 44L68 30l20 18v34H60M30 82V62h12v20"/>',
  Technology:
    '<path d="M50 20v18M50 62v18M20 50h18M62 50h18M38 38h24v24H38z"/><circle cx="50" cy="14" r="6"/><circle cx="50" cy="86" r="6"/><circle cx="14" cy="50" r="6"/><circle cx="86" cy="50" r="6"/>',
  'Arts & Culture': '<path d="M30 20h40l-6 28c-4 12-24 12-28 0zM40 56l-6 28h32l-6-28M30 32h40"/>',
  Research: '<circle cx="44" cy="44" r="26"/><path d="M63 63L86 86M32 52l8-12l8 8l8-14"/>',
  'Emergency Relief': '<path d="M10 80L50 20l40 60zM50 20v60M38 80l12-24l12 24"/>',
  'Women Empowerment': '<circle cx="50" cy="36" r="22"/><path d="M50 58v30M36 74h28"/>',
  'Youth Development': '<path d="M50 12l11 24l26 3l-19 18l5 26l-23-13l-23 13l5-26L13 39l26-3z"/>',
};

/** Base colors of the logos; white is read well on each. */
const colors = [
  '#0b6e4f',
  '#8a3ffc',
  '#b3541e',
  '#14539a',
  '#9f1853',
  '#3f6212',
  '#0e6b75',
  '#7c4a03',
  '#4b3bb5',
];

/** The logo of an organization: a drawing (SVG) of its own color and shape. */
export function logoOf({ category }: DemoOrganization, index: number): string {
  const color = colors[index % colors.length];
  const shape =
    index % 2 === 0
      ? '<circle cx="100" cy="100" r="96"/>'
      : '<path d="M40 6h120q34 0 34 34v120q0 34-34 34H40q-34 0-34-34V40Q6 6 40 6z"/>';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="512" height="512">' +
    `<g fill="${color}">${shape}</g>` +
    '<g transform="translate(40 40) scale(1.2)" fill="none" stroke="#fff" stroke-width="6" ' +
    `stroke-linecap="round" stroke-linejoin="round">${signs[category]}</g></svg>`
  );
}

const width = 1_600;
const height = 900;

/** The evening, the morning and the noon over which the hills of a picture stand. */
const skies: readonly [top: string, bottom: string, sun: string][] = [
  ['#f2a65a', '#fde8c9', '#fff4d6'],
  ['#7fb7d6', '#e6f1ec', '#fffbe8'],
  ['#5b8fb9', '#f6d9b8', '#ffe9b8'],
];
const grounds: readonly (readonly string[])[] = [
  ['#8aa07a', '#6d8a5c', '#4c6b43', '#2f4a30'],
  ['#b08a63', '#93704b', '#6f5437', '#463421'],
  ['#7d95a6', '#5f7d84', '#456468', '#28434a'],
];

/** A landscape as an SVG drawing, to be made into the photo of an organization: there are no real people in the demo. */
export function landscapeOf(index: number): string {
  const random = seededRandom(7_411 + index);
  const [top, bottom, sun] = skies[index % skies.length] as (typeof skies)[number];
  const ground = grounds[Math.floor(index / 2) % grounds.length] as readonly string[];
  const hills = ground.map((color, layer) => hill(random, 420 + layer * 120, color)).join('');
  const trees = Array.from({ length: random.whole(4, 7) }, () =>
    acacia(random.whole(60, width - 60), random.whole(760, 840), random.whole(6, 11) / 10),
  ).join('');
  const houses = Array.from({ length: random.whole(2, 4) }, (_, nth) =>
    house(random.whole(200, 1_100) + nth * 90, 700 + random.whole(0, 40)),
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset="0.7" stop-color="${bottom}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    `<circle cx="${random.whole(300, 1_300)}" cy="${random.whole(190, 300)}" r="86" fill="${sun}"/>` +
    `${hills}${houses}${trees}</svg>`
  );
}

type Random = ReturnType<typeof seededRandom>;

function hill(random: Random, from: number, color: string): string {
  let path = `M0 ${height}V${from + random.whole(-40, 40)}`;
  for (let x = 0; x < width; x += 400) {
    path += `Q${x + 200} ${from + random.whole(-130, 90)} ${x + 400} ${from + random.whole(-40, 40)}`;
  }
  return `<path d="${path}V${height}z" fill="${color}"/>`;
}

const acacia = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  '<path d="M-5 0q6-50 0-92h10q-4 40 4 92z" fill="#2a1d12"/>' +
  '<path d="M2-60q20-14 36-34M-2-66q-20-12-36-28" stroke="#2a1d12" stroke-width="5" fill="none"/>' +
  '<path d="M-96-92q24-34 96-36q72 2 96 36q-40-12-96-8q-56-4-96 8z" fill="#1f3a24"/></g>';

const house = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 0h96v62H0z" fill="#e9d8bd"/>` +
  '<path d="M-14 4L48-44L110 4z" fill="#8c3b22"/><path d="M40 24h18v38H40z" fill="#5a3a22"/></g>';
