import { zoneInWords } from '@harambee/domain';

/** Every zone the browser knows: it brings them itself. */
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}));

/** The choices of a time zone. One that is no place, such as `+03:00`, stays a choice. */
export const zoneChoices = (chosen: string): readonly { value: string; label: string }[] =>
  chosen === '' || zones.some(({ value }) => value === chosen)
    ? zones
    : [{ value: chosen, label: zoneInWords(chosen) }, ...zones];
