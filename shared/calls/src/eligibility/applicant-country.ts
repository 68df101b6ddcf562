import type { Applicant } from '@harambee/domain';
import { countryName } from '../reading/eligibility/countries-in.ts';
import { type NamedPlace, placesIn } from './places/places-in.ts';

/** Where a text says that an organization is. */
export interface Whereabouts {
  /** ISO 3166 codes, or sets of codes of which one is meant. */
  countries: readonly (readonly string[])[];
  /** Parts of the United Kingdom that it names. */
  nations: readonly string[];
}

const isCertain = ({ members }: NamedPlace) => members.length === 1;

/** The countries that a text names; regions are none. */
export function whereaboutsIn(text: string): Whereabouts {
  const places = placesIn(text).filter(({ members, unsure }) => members.length + unsure.length < 4);
  const certain = new Set(places.filter(isCertain).flatMap(({ members }) => members));
  // "Atlanta, Georgia, USA": what could be two is the one that the text names, too.
  const unclear = places
    .filter((place) => !isCertain(place) && place.unsure.length > 0)
    .map(({ unsure }) => unsure)
    .filter((codes) => !codes.some((code) => certain.has(code)));
  return {
    countries: [...[...certain].map((code) => [code]), ...unclear],
    nations: places.flatMap(({ nation }) => nation ?? []),
  };
}

/** The country of a legal form that only one country has. */
const countryOfForm: Readonly<Record<string, string>> = {
  'Non-profit (501c3)': 'US',
  'Community Interest Company (CIC)': 'GB',
};

/** Where an organization is registered, if its legal status says so. */
export function registeredIn({ legalStatus = '', taxExemptStatus = '' }: Applicant): Whereabouts {
  const stated = whereaboutsIn(legalStatus);
  const ofForm = countryOfForm[taxExemptStatus];
  if (stated.countries.length > 0 || ofForm === undefined) return stated;
  return { countries: [[ofForm]], nations: [] };
}

export const countriesInWords = ({ countries }: Whereabouts): string =>
  countries.map((codes) => codes.map(countryName).join(' or ')).join(', ');
