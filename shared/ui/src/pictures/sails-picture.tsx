import styled from '@emotion/styled';

/** The woven water: start, height and color of each stripe. */
const stripes = [
  [560, 34, 'wave-1'],
  [594, 5, 'hull'],
  [599, 12, 'wave-1'],
  [611, 3, 'sun'],
  [614, 40, 'wave-2'],
  [654, 3, 'sun'],
  [657, 12, 'wave-1'],
  [669, 6, 'hull'],
  [675, 60, 'wave-1'],
  [735, 4, 'wave-3'],
  [739, 14, 'wave-2'],
  [753, 4, 'wave-3'],
  [757, 52, 'wave-2'],
  [809, 6, 'sun'],
  [815, 10, 'wave-1'],
  [825, 3, 'hull'],
  [828, 80, 'wave-1'],
  [908, 6, 'wave-3'],
  [914, 90, 'wave-2'],
] as const;

/** Three boats, the closest last. */
const boats = [
  'translate(96 596) scale(.5)',
  'translate(210 668) scale(.85)',
  'translate(346 800) scale(1.5)',
];

const Svg = styled.svg`display: block; width: 100%; height: 100%; background: var(--art-sky);`;

/** The picture of the sign-in pages: sails, sun and woven stripes. Fills its container, cropped at the sides. */
export function SailsPicture() {
  return (
    <Svg viewBox="0 0 660 984" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="470" cy="470" r="104" fill="var(--art-sun)" />
      <path
        d="M0 560V486c60-30 120-52 176-40s92 34 150 20 120-52 184-44 110 42 150 60v78z"
        fill="var(--art-hill)"
      />
      {stripes.map(([from, height, color]) => (
        <path key={from} d={`M0 ${from}h660v${height}H0z`} fill={`var(--art-${color})`} />
      ))}
      {boats.map((place) => (
        <g key={place} transform={place} fill="var(--art-hull)">
          <path d="M0 0h136c-7 18-30 28-68 28S7 18 0 0z" />
          <path d="M6-12c1-22 10-40 26-52 4 17 3 35-2 52z" />
          <path d="M42-12c1-30 13-54 32-68 4 23 3 46-3 68z" />
          <path d="M83-12c2-40 16-69 40-88 5 31 4 61-5 88z" fill="var(--art-sun)" />
        </g>
      ))}
    </Svg>
  );
}
