import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';
import { evidenceLimits } from './evidence-limits.ts';

const line = (maxLength: number) => Type.String({ maxLength });
const address = line(evidenceLimits.address);
const year = Type.Integer({ minimum: 1800, maximum: 2200 });
const pixels = Type.Integer({ minimum: 1 });

const PublicFigure = StrictObject({
  label: Type.String(),
  /** With its unit: "6,140 people". */
  value: Type.String(),
  /** `YYYY-MM-DD`: the day to which it applies. */
  date: line(10),
  source: Type.String(),
  url: Type.Optional(address),
});

const PublicProject = StrictObject({
  title: line(evidenceLimits.title),
  funder: Type.Optional(line(evidenceLimits.funder)),
  /** In whole units of `currency` (ISO 4217); both or neither. */
  amount: Type.Optional(Type.Number({ minimum: 0 })),
  currency: Type.Optional(line(3)),
  /** Years. Without `to` it is not known when it ends, or it goes on. */
  from: year,
  to: Type.Optional(year),
  summary: Type.Optional(line(evidenceLimits.summary)),
});

const PublicPolicy = StrictObject({ title: line(evidenceLimits.title), url: address });
const PublicReport = StrictObject({ title: line(evidenceLimits.title), year, url: address });

/** Where a picture is served, below `/api/ngo/profile/public/{id}/images`: its content decides its address. */
const PublicImage = StrictObject({ url: Type.String(), width: pixels, height: pixels });

/** The registration of the organization, if number, authority and country are known. */
const PublicRegistration = StrictObject({
  number: line(100),
  authority: line(200),
  /** ISO 3166-1 alpha-2. */
  country: line(2),
  /** The year of registration. */
  since: Type.Optional(year),
});

/**
 * What a funder looks for on the public page (PROF-50). Lists are in the order of the organization and may be empty;
 * a page shows nothing of what is empty or absent. Addresses are https and passed `isSafeUrl`.
 */
export const PublicEvidence = StrictObject({
  figures: Type.Array(PublicFigure, { maxItems: evidenceLimits.figures }),
  projects: Type.Array(PublicProject, { maxItems: evidenceLimits.projects }),
  focusAreas: Type.Array(Type.String()),
  registration: Type.Optional(PublicRegistration),
  policies: Type.Array(PublicPolicy, { maxItems: evidenceLimits.policies }),
  reports: Type.Array(PublicReport, { maxItems: evidenceLimits.reports }),
  /** BCP 47, such as `sw`. */
  languages: Type.Array(Type.String(), { maxItems: evidenceLimits.languages }),
  logo: Type.Optional(PublicImage),
  photo: Type.Optional(StrictObject({ ...PublicImage.properties, alt: line(evidenceLimits.alt) })),
  /**
   * The domain of the website as people read it, while an owner has a proved mail address there (PROF-60). A domain in
   * another script is followed by its ASCII form in parentheses.
   */
  verifiedDomain: Type.Optional(Type.String()),
  /** `YYYY-MM-DD`: when that address was proved last. */
  verifiedOn: Type.Optional(line(10)),
});
export type PublicEvidence = Static<typeof PublicEvidence>;
