import type { ReactNode } from 'react';

const waves = (
  <path
    d="M10 80c8-6 16-6 24 0s16 6 24 0 16-6 24 0 16 6 24 0"
    fill="none"
    stroke="var(--primary)"
    strokeWidth="2.5"
    strokeLinecap="round"
  />
);
const line = { fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Small drawings of our own, each in two colors of the theme. */
export const pictures = {
  /** An empty list of proposals: a boat ready to leave. */
  boat: [
    120,
    88,
    <g key="boat">
      <path d="M22 50h76L84 72H36z" fill="var(--primary)" />
      <path d="M60 14 86 50H34z" fill="var(--accent)" />
      <path d="M60 14v36" stroke="var(--card)" strokeWidth="2.5" />
      {waves}
    </g>,
  ],
  /** Nothing new: the sun on calm water. */
  calm: [
    96,
    72,
    <g key="calm">
      <path d="M26 44a22 22 0 0 1 44 0z" fill="var(--accent)" />
      <path d="M12 44h72M22 53h52M34 62h28" stroke="var(--primary)" strokeWidth="3" strokeLinecap="round" />
    </g>,
  ],
  /** A part of the application that did not load: a sail is missing. */
  broken: [
    120,
    88,
    <g key="broken">
      <path d="M22 50h70c-4 13-16 20-35 20S26 63 22 50z" fill="var(--primary)" />
      <path d="M28 43c1-14 7-25 16-32 3 11 2 22-1 32z" fill="var(--primary)" />
      <path
        d="M52 43c1-14 7-25 16-32 3 11 2 22-1 32z"
        {...line}
        stroke="var(--primary)"
        strokeDasharray="4 5"
      />
      <path d="M86 40c8-11 16-17 26-18-4 10-11 17-21 22z" fill="var(--accent)" />
      {waves}
    </g>,
  ],
  /** No network: the boat waits at its rope. */
  offline: [
    120,
    88,
    <g key="offline">
      <path d="M40 52h60c-4 11-14 18-30 18s-27-7-30-18z" fill="var(--primary)" />
      <path d="M70 48V18" {...line} stroke="var(--primary)" strokeWidth="3" />
      <path d="M74 20c10 3 15 12 15 25H74z" {...line} stroke="var(--primary)" strokeDasharray="4 5" />
      <path d="M16 80V40" stroke="var(--accent)" strokeWidth="7" strokeLinecap="round" />
      <path d="M16 48c8 12 16 12 25 6" {...line} stroke="var(--accent)" />
      {waves}
    </g>,
  ],
  /** No such page: a compass that found nothing. */
  lost: [
    96,
    88,
    <g key="lost">
      <circle cx="48" cy="44" r="34" {...line} stroke="var(--primary)" />
      <path d="M48 14v5M48 69v5M18 44h5M73 44h5" {...line} stroke="var(--primary)" />
      <path d="m63 26-9 24-12-12z" fill="var(--accent)" />
      <path d="m33 62 9-24 12 12z" fill="var(--primary)" />
    </g>,
  ],
  /** The first badge, not yet earned. */
  badge: [
    88,
    88,
    <g key="badge">
      <circle
        cx="44"
        cy="44"
        r="34"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeDasharray="6 6"
      />
      <circle cx="44" cy="44" r="22" fill="var(--accent)" />
      <path d="M38 56V34h14l-3 5 3 5H38" {...line} stroke="var(--on-accent)" />
    </g>,
  ],
} as const satisfies Record<string, readonly [number, number, ReactNode]>;

export type PictureName = keyof typeof pictures;

/** A decorative drawing for an empty or failed state; the text says everything. */
export function Picture({ name }: { name: PictureName }) {
  const [width, height, drawing] = pictures[name];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-picture={name}
    >
      {drawing}
    </svg>
  );
}
